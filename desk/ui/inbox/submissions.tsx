import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Pagination } from "../../../site/ui/pagination.tsx";
import type { BulkChange } from "../../inbox/changes.ts";
import type { Summary } from "../../inbox/submission.ts";
import { call, download, useAction } from "../api.ts";
import { KeyHelp, useKeys } from "../keys.tsx";
import { SelectionBar } from "../lists.tsx";
import { useLive, useLiveAnswer } from "../live.tsx";
import { Form, Problem, Select, SmallButton } from "../parts.tsx";
import { go, Link, mayLeave, to, useRoute } from "../route.tsx";
import { Filters } from "./filters.tsx";
import { countText, emptyText, listOf } from "./names.ts";
import { NextRuns } from "./next-runs.tsx";
import { SubmissionList } from "./submission-list.tsx";
import { SubmissionPage } from "./submission-page.tsx";
import { useBulkChange } from "./undo.tsx";

type Found = { submissions: Summary[]; total: number; pages: number; who: string };

const KEYS = [
  ["j", "next message"],
  ["k", "previous message"],
  ["Enter", "open it"],
  ["e", "mark as handled, what is selected or this one"],
  ["r", "write a reply"],
  ["x", "select"],
  ["z", "undo"],
  ["/", "search"],
  ["Esc", "back to the list"],
  ["?", "show these keys"],
] as const;

/** The list of submissions, and beside it (on small screens instead of it) the open one. */
export function Submissions() {
  const { parts, query } = useRoute();
  const [openId, ...writing] = parts[0] === "message" ? parts.slice(1) : parts;
  const tab = listOf(query);
  const text = query.get("text") ?? "";
  const found = new URLSearchParams({ ...Object.fromEntries(query), tab });
  const { data, error, renew } = useLiveAnswer<Found>(`/api/inbox/submissions?${found}`);
  const [selected, setSelected] = useState<string[]>([]);
  const changeAll = useBulkChange();
  const { problem, act } = useAction();
  const list = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** The row that gets the focus as soon as it is there. */
  const wantedRow = useRef<string>(undefined);
  // Selected submissions that are no longer shown are not changed.
  const shown = data?.submissions.map(({ id }) => id) ?? [];
  const chosen = shown.filter((id) => selected.includes(id));
  const toPage = (page: number) =>
    to(["inbox"], { ...Object.fromEntries(query), page: page === 1 ? "" : String(page) });

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-message]") ?? [])];
  /** The row after these, else the one before, else the number of messages: what has the focus once they are gone. */
  const focusAfter = (ids: string[]) => {
    const isLeft = ({ dataset }: HTMLElement) => !ids.includes(dataset.message ?? "");
    const last = links().findLastIndex((link) => !isLeft(link));
    (links().slice(last).find(isLeft) ?? links().findLast(isLeft) ?? status.current)?.focus();
  };
  const change = (ids: string[], wanted: BulkChange, words: string) => {
    const goBack = () => {
      if (openId && openId === ids[0]) mayLeave() && go(to(["inbox", "message", openId], query));
      else wantedRow.current = ids[0];
    };
    return act(async () => {
      await changeAll(ids, wanted, words, goBack);
      if (chosen.length > 0) focusAfter(ids);
      setSelected([]);
    }).finally(renew);
  };
  const wasOpen = useRef(openId);
  const deleted = useRef<string>(undefined);
  useEffect(() => {
    const closed = openId ? undefined : wasOpen.current;
    wasOpen.current = openId;
    const rowOf = (id?: string) => links().find(({ dataset }) => dataset.message === id);
    const row = rowOf(wantedRow.current);
    if (row) wantedRow.current = undefined;
    if (row) row.focus();
    else if (closed && document.activeElement === document.body) {
      if (closed === deleted.current || !rowOf(closed)) focusAfter([closed]);
      else rowOf(closed)?.focus();
    }
  });

  const here = () =>
    links().findIndex((link) =>
      openId
        ? link.dataset.message === openId
        : link.parentElement?.contains(document.activeElement),
    );
  /** Where the open message stood, also once it has left the list. */
  const place = useRef(0);
  useEffect(() => {
    if (here() >= 0) place.current = here();
  });
  /** Goes some messages further: opens the one there if one is open, else moves the focus. */
  const move = (by: number) => {
    const next = links()[Math.max(0, here() >= 0 ? here() + by : place.current + Math.min(0, by))];
    if (openId) next?.click();
    else next?.focus();
  };
  const handleAll = (ids: string[]) =>
    void change(ids, { change: "handled", handled: true }, "handled");
  const handle = () => {
    const at = here();
    const id = openId ?? shown[at];
    if (chosen.length > 0 && (!openId || chosen.includes(openId))) return handleAll(chosen);
    if (id === undefined) return;
    if (at >= 0) move(at + 1 < shown.length ? 1 : -1);
    handleAll([id]);
  };
  const setWriting = (id: string, isOpen: boolean) =>
    go(to(["inbox", "message", id, ...(isOpen ? ["reply"] : [])], query), {
      replace: id === openId,
    });
  const reply = () => {
    const id = openId ?? shown[here()] ?? (chosen.length === 1 ? chosen[0] : undefined);
    if (id !== undefined) setWriting(id, true);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: openId ? undefined : () => move(1),
    ArrowUp: openId ? undefined : () => move(-1),
    x: () => links()[here()]?.parentElement?.querySelector("input")?.click(),
    e: handle,
    r: reply,
    "/": () => list.current?.querySelector<HTMLElement>("[type=search]")?.focus(),
  });

  return (
    <div
      className={clsx(
        "grid items-start gap-x-6 gap-y-4",
        openId
          ? "xl:grid-cols-[minmax(17rem,3fr)_minmax(0,6fr)_15.5rem]"
          : "xl:grid-cols-[minmax(0,8fr)_minmax(17rem,3fr)]",
      )}
    >
      <section ref={list} aria-label="List" className={clsx("min-w-0", openId && "max-xl:hidden")}>
        <Filters tab={tab} query={query} />
        <Problem>{error || problem}</Problem>
        {data && (
          <>
            <div className="flex flex-wrap items-center gap-x-4 py-1">
              <p ref={status} tabIndex={-1} role="status" className="figures mr-auto text-ink-soft">
                {data.total === 0 ? emptyText(tab, query, data.who) : countText(data.total)}
              </p>
              {data.total === 0 && tab === "waiting" && text && (
                <Link href={to(["inbox"], { tab: "messages", text })}>Search in all messages</Link>
              )}
              {tab === "failed" && data.total > 0 && <RetryAll />}
              {data.total > 0 && (
                <Button
                  variant="link"
                  onClick={() => void download(`/api/inbox/submissions.csv?${found}`)}
                  className="text-sm"
                >
                  Save as CSV
                </Button>
              )}
              <KeyHelp keys={KEYS} />
            </div>
            {shown.length > 0 && (
              <BulkActions
                shown={shown}
                selected={chosen}
                onSelect={setSelected}
                change={(wanted, words) => void change(chosen, wanted, words)}
              />
            )}
            <SubmissionList
              {...data}
              isGrouped={tab === "waiting" && !query.get("sort")}
              {...{ openId, query, selected: chosen, onSelect: setSelected }}
            />
            <Pagination
              noun="messages"
              current={Number(query.get("page") ?? 1)}
              last={data.pages}
              to={toPage}
              className="mt-4"
            />
          </>
        )}
      </section>
      {openId ? (
        <SubmissionPage
          key={openId}
          id={openId}
          back={to(["inbox"], query)}
          writing={writing.join(" ")}
          setWriting={(isOpen) => setWriting(openId, isOpen)}
          onHandle={() => handleAll([openId])}
          onDelete={() => {
            deleted.current = openId;
          }}
        />
      ) : (
        <NextRuns />
      )}
    </div>
  );
}

function RetryAll() {
  const { refresh } = useLive();
  const retry = async () => {
    const { count } = await call<{ count: number }>("/api/inbox/retry", "POST", {});
    refresh();
    return count === 1 ? "1 mail goes out again." : `${count} mails go out again.`;
  };
  return (
    <Form onSend={retry}>
      <SmallButton type="submit">Send all again</SmallButton>
    </Form>
  );
}

type Props = {
  shown: string[];
  selected: string[];
  onSelect: (ids: string[]) => void;
  change: (wanted: BulkChange, words: string) => void;
};

/** Changes all selected submissions of this page of the list at once. */
function BulkActions({ shown, selected, onSelect, change }: Props) {
  const { data } = useLiveAnswer<{ owners: string[] }>("/api/inbox/choices");
  return (
    <SelectionBar all={shown} selected={selected} onSelect={onSelect}>
      <Button
        size="sm"
        onClick={() => change({ change: "handled", handled: true }, "handled")}
        label="Handled"
      />
      <SmallButton onClick={() => change({ change: "spam" }, "moved to Spam")}>Spam</SmallButton>
      <Select
        aria-label="Give to"
        value=""
        onChange={(owner) => change({ change: "owner", owner }, `given to ${owner}`)}
        options={[["", "Give to …"], ...(data?.owners ?? []).map((name) => [name, name] as const)]}
      />
    </SelectionBar>
  );
}
