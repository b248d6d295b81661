import { type ChangeEvent, type SubmitEvent, startTransition, useEffect, useRef, useState } from "react";
import { ALL, countFilters, type Fields, type Filters, readFilters, writeFilters } from "./query-filters.ts";

/**
 * Filters that live in the address: a reload, Back or a shared link brings the same list. The fields keep their own
 * values, so that nothing typed is overtaken by a slower update or lost while the island starts; they follow the
 * address only where it changed without them. `fields` must stay the same object.
 */
export function useQueryFilters<Name extends string>(fields: Fields<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const unwritten = useRef<Change<Name>>(undefined);
  const [filters, setFilters] = useState(() => readFilters(new URLSearchParams(), fields));
  const [settled, setSettled] = useState(false);

  useEffect(() => {
    const follow = () => {
      unwritten.current = undefined;
      const asked = readFilters(new URLSearchParams(location.search), fields);
      writeForm(form.current, asked);
      startTransition(() => setFilters(unlessSame(asked)));
    };
    // The back/forward cache brings the page back as it was left, maybe at an earlier address of its own.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();

    const early = typed(form.current, fields);
    const asked = { ...readFilters(new URLSearchParams(location.search), fields), ...early };
    writeForm(form.current, asked);
    const chosen = Object.keys(early).some((name) => fields[name as Name] !== "text");
    if (countFilters(early) > 0) remember({ filters: asked, how: chosen ? "add" : "replace" });
    setFilters(asked);
    setSettled(true);

    addEventListener("popstate", follow);
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("popstate", follow);
      removeEventListener("pageshow", onShow);
    };
  }, [fields]);

  /**
   * The list answers first, in slices that leave room for the next key. Changing the address takes a phone up to
   * 50 ms, so that waits until the key is seen.
   */
  function change(next: Filters<Name>, how: Change<Name>["how"]) {
    startTransition(() => setFilters(unlessSame(next)));
    const before = unwritten.current;
    unwritten.current = { filters: next, how: before?.how === "add" ? "add" : how };
    if (before) return;
    requestAnimationFrame(() => setTimeout(write));
  }

  function write() {
    if (unwritten.current) remember(unwritten.current);
    unwritten.current = undefined;
  }

  return {
    filters,
    active: countFilters(filters),
    /** Whether the address has been read: never in the HTML. */
    settled,
    form: {
      ref: form,
      // The browser's own memory of fields would compete with the address.
      autoComplete: "off",
      // Typing replaces the history entry, choosing adds one.
      onChange({ currentTarget, target }: ChangeEvent<HTMLFormElement>) {
        const next = readFilters(new FormData(currentTarget), fields);
        change(next, (target as Element) instanceof HTMLSelectElement ? "add" : "replace");
      },
      onSubmit: (event: SubmitEvent) => event.preventDefault(),
    },
    /** For what is chosen outside the form: the field of that name follows. */
    choose(name: Name, value: string) {
      const next = { ...readFilters(new FormData(form.current ?? undefined), fields), [name]: value };
      writeForm(form.current, next);
      change(next, "add");
    },
    clear() {
      const none = readFilters(new URLSearchParams(), fields);
      writeForm(form.current, none);
      change(none, "add");
    },
  };
}

type Change<Name extends string> = { filters: Filters<Name>; how: "add" | "replace" };

/** The same filters stay the same object: a list that has been unfolded stays so when nothing else was asked for. */
function unlessSame<Name extends string>(next: Filters<Name>) {
  return (before: Filters<Name>) => (writeFilters("", before) === writeFilters("", next) ? before : next);
}

/** What a visitor has typed or chosen before the island started. */
function typed(form: HTMLFormElement | null, fields: Fields<string>): Filters<string> {
  const values = form ? readFilters(new FormData(form), fields) : {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

function writeForm(form: HTMLFormElement | null, filters: Filters<string>): void {
  for (const [name, value] of Object.entries(filters)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value || ALL;
    else if (field instanceof HTMLInputElement && field.value.trim() !== value) field.value = value;
  }
}

function remember({ filters, how }: Change<string>): void {
  const query = writeFilters(location.search, filters);
  if (query === new URLSearchParams(location.search).toString()) return;
  const address = `${location.pathname}${query && `?${query}`}${location.hash}`;
  try {
    if (how === "add") history.pushState(null, "", address);
    else history.replaceState(history.state, "", address);
  } catch {
    // Safari refuses a hundred changes within half a minute. The list is right all the same.
  }
}
