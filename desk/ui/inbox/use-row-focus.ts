import { useEffect, useRef } from "react";

/** The rows of the list, and which of them has the focus, or gets it once rows come and go. */
export function useRowFocus(openId: string | undefined) {
  const list = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** The row that gets the focus as soon as it is there. */
  const wanted = useRef<string>(undefined);
  const deleted = useRef<string>(undefined);
  const wasOpen = useRef(openId);
  /** Where the open message stood, also once it has left the list. */
  const place = useRef(0);

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-message]") ?? [])];
  const rowOf = (id: string) => links().find(({ dataset }) => dataset.message === id);
  const here = () =>
    links().findIndex((link) =>
      openId
        ? link.dataset.message === openId
        : link.parentElement?.contains(document.activeElement),
    );

  /** The row after these, else the one before, else the number of messages: what has the focus once they are gone. */
  function focusAfter(ids: string[]): void {
    const isLeft = ({ dataset }: HTMLElement) => !ids.includes(dataset.message ?? "");
    const last = links().findLastIndex((link) => !isLeft(link));
    const next = links().slice(last).find(isLeft) ?? links().findLast(isLeft);
    (next ?? status.current)?.focus();
  }

  function focusWanted(): boolean {
    const row = wanted.current && rowOf(wanted.current);
    if (!row) return false;
    wanted.current = undefined;
    row.focus();
    return true;
  }

  function focusClosed(id: string): void {
    const row = id === deleted.current ? undefined : rowOf(id);
    if (row) row.focus();
    else focusAfter([id]);
  }

  useEffect(() => {
    const closed = openId ? undefined : wasOpen.current;
    wasOpen.current = openId;
    if (!focusWanted() && closed && document.activeElement === document.body) focusClosed(closed);
    if (here() >= 0) place.current = here();
  });

  return {
    list,
    status,
    /** The place of the open message, else of the row with the focus; -1 if neither is in the list. */
    here,
    focusAfter,
    focusSoon(id: string | undefined): void {
      wanted.current = id;
    },
    /** Its row does not get the focus, though the list may show it for another moment. */
    forget(id: string): void {
      deleted.current = id;
    },
    /** Goes some messages further: opens the one there if one is open, else moves the focus. */
    move(by: number): void {
      const next = here() >= 0 ? here() + by : place.current + Math.min(0, by);
      const link = links()[Math.max(0, next)];
      if (openId) link?.click();
      else link?.focus();
    },
    select(): void {
      links()[here()]?.parentElement?.querySelector("input")?.click();
    },
    search(): void {
      list.current?.querySelector<HTMLElement>("[type=search]")?.focus();
    },
  };
}

export type RowFocus = ReturnType<typeof useRowFocus>;
