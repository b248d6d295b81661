import { type ReactNode, useEffect, useState } from "react";
import { useLive, useLiveAnswer } from "../live.tsx";
import { type Option, Select } from "../parts.tsx";
import { go, Link, mayLeave, to } from "../route.tsx";
import { KIND_NAMES, type ListName } from "./names.ts";

const STATES = Object.entries({
  "": "Any state",
  unread: "Unread",
  handled: "Handled",
  answered: "Answered here",
  unanswered: "Not answered here",
  "follow-up": "Follow up today",
});
const SORTS = Object.entries({
  "": "Newest first",
  oldest: "Oldest first",
  sender: "By sender",
  kind: "By kind",
  owner: "By owner",
});
/** The choice that stands beside the search, by list; the others are folded. */
const FIRST: Partial<Record<ListName, string>> = { waiting: "owner", messages: "state" };
const FOLDED: Record<ListName, string[]> = {
  waiting: ["kind", "service"],
  messages: ["kind", "owner", "service"],
  log: ["training"],
  failed: ["owner"],
  spam: [],
};

/** Search, filters and order of the list. All are in the url, which can be bookmarked or sent to a colleague. */
export function Filters({ tab, query }: { tab: ListName; query: URLSearchParams }) {
  const { data } = useLiveAnswer("GET /api/inbox/choices");
  const { who } = useLive().me;
  const { services, owners, trainings } = data ?? { services: [], owners: [], trainings: [] };
  const set = (name: string, value: string) =>
    mayLeave() &&
    go(to(["inbox"], { ...Object.fromEntries(query), [name]: value, page: "" }), { replace: true });
  const folded = FOLDED[tab];
  const narrowed = [...folded, "since", "until", "sort"].filter((name) => query.get(name)).length;
  const named = (names: string[]) => names.map((name): Option => [name, name]);
  const others = named(owners.filter((name) => name !== who));
  const choices: Record<string, readonly [label: string, options: readonly Option[]]> = {
    state: ["State", STATES],
    kind: ["Kind", [["", "All kinds"], ...Object.entries(KIND_NAMES)]],
    owner: ["Owner", [["", "Everybody’s"], [who, "Mine"], ["-", "Nobody’s yet"], ...others]],
    service: [
      "Service",
      [["", "All services"], ...services.map(({ value, label }): Option => [value, label])],
    ],
    training: ["Training", [["", "All trainings"], ...named(trainings)]],
    sort: ["Order", SORTS],
  };
  const choice = (name: string, isLabelHidden = false) => {
    const [label = "", options = []] = choices[name] ?? [];
    return (
      <Labelled key={name} label={label} isHidden={isLabelHidden}>
        <Select
          value={query.get(name) ?? ""}
          onChange={(value) => set(name, value)}
          className="w-full min-w-0 text-ellipsis"
          options={options}
        />
      </Labelled>
    );
  };
  return (
    <search className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(7rem,auto)] gap-2">
        <SearchField given={query.get("text") ?? ""} onSearch={(text) => set("text", text)} />
        {choice(FIRST[tab] ?? "kind", true)}
      </div>
      <details open={narrowed > 0 || undefined} className="group">
        <summary className="desk-link inline-flex min-h-9 items-center gap-1 font-semibold">
          Filter and sort{narrowed > 0 && ` (${narrowed})`}
        </summary>
        <div className="grid grid-cols-2 gap-3 pt-2 pb-3">
          {folded.map((name) => choice(name))}
          {Object.entries({ since: "From", until: "To" }).map(([name, label]) => (
            <Labelled key={name} label={label}>
              <input
                type="date"
                value={query.get(name) ?? ""}
                onChange={({ target }) => set(name, target.value)}
                className="desk-control figures w-full min-w-0"
              />
            </Labelled>
          ))}
          {choice("sort")}
          {narrowed > 0 && (
            <Link href={to(["inbox"], { tab })} className="self-end py-2 font-semibold">
              Show all again
            </Link>
          )}
        </div>
      </details>
    </search>
  );
}

type LabelledProps = { label: string; isHidden?: boolean; children: ReactNode };

const Labelled = ({ label, isHidden, children }: LabelledProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
  <label className="grid min-w-0 content-start gap-1">
    <span className={isHidden ? "sr-only" : "font-semibold"}>{label}</span>
    {children}
  </label>
);

/** A search field that searches when the typing pauses. */
function SearchField({ given, onSearch }: { given: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(given);
  useEffect(() => setText(given), [given]);
  useEffect(() => {
    if (text.trim() === given) return;
    const timer = setTimeout(() => onSearch(text.trim()), 250);
    return () => clearTimeout(timer);
  });
  return (
    <input
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      aria-label="Search in this list"
      placeholder="Search"
      className="desk-control w-full"
    />
  );
}
