import { useEffect, useState } from "react";
import type { CONTACT_SERVICES } from "../../../contract/fields.ts";
import { type Me, useAnswer } from "../api.ts";
import { useLiveAnswer } from "../live.tsx";
import { type Option, Options } from "../parts.tsx";
import { go, Link, mayLeave, to } from "../route.tsx";
import type { ListName } from "./lists.ts";
import { KIND_NAMES } from "./names.ts";

type Choices = {
  services: readonly (typeof CONTACT_SERVICES)[number][];
  owners: string[];
  trainings: string[];
};

const STATES = Object.entries({
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
  const { data } = useLiveAnswer<Choices>("/api/inbox/choices");
  const { services, owners, trainings } = data ?? { services: [], owners: [], trainings: [] };
  const set = (name: string, value: string) =>
    mayLeave() &&
    go(to(["inbox"], { ...Object.fromEntries(query), [name]: value, page: "" }), { replace: true });
  const first = FIRST[tab] ?? "kind";
  const folded = FOLDED[tab];
  const narrowed = [...folded, "since", "until", "sort"].filter((name) => query.get(name)).length;
  const named = (names: string[]) => names.map((name): Option => [name, name]);
  const { data: me } = useAnswer<Me>("/api/session");
  const mine: Option[] = me ? [[me.who, "Mine"]] : [];
  const others = named(owners.filter((name) => name !== me?.who));
  const choices: Record<string, Pick<ChoiceProps, "label" | "all" | "options">> = {
    state: { label: "State", all: "Any state", options: STATES },
    kind: { label: "Kind", all: "All kinds", options: Object.entries(KIND_NAMES) },
    owner: { label: "Owner", all: "Everybody’s", options: [...mine, ["-", "Nobody’s yet"], ...others] },
    service: {
      label: "Service",
      all: "All services",
      options: services.map(({ value, label }): Option => [value, label]),
    },
    training: { label: "Training", all: "All trainings", options: named(trainings) },
  };
  const shared = { query, set };
  const choice = (name: string, hideLabel = false) =>
    choices[name] && <Choice key={name} {...shared} {...choices[name]} {...{ name, hideLabel }} />;
  return (
    <search className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(7rem,auto)] gap-2">
        <SearchField given={query.get("text") ?? ""} onSearch={(text) => set("text", text)} />
        {choice(first, true)}
      </div>
      <details open={narrowed > 0 || undefined} className="group">
        <summary className="desk-link inline-flex min-h-9 items-center gap-1 font-semibold">
          Filter and sort{narrowed > 0 && ` (${narrowed})`}
        </summary>
        <div className="grid grid-cols-2 gap-3 pt-2 pb-3">
          {folded.map((name) => choice(name))}
          <DateField {...shared} name="since" label="From" />
          <DateField {...shared} name="until" label="To" />
          <Choice {...shared} name="sort" label="Order" options={SORTS} />
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

type Shared = {
  query: URLSearchParams;
  set: (name: string, value: string) => void;
  name: string;
  label: string;
};
type ChoiceProps = Shared & { all?: string; hideLabel?: boolean; options: Option[] };

const Choice = ({ query, set, name, label, all, hideLabel, options }: ChoiceProps) => (
  <label className="grid min-w-0 content-start gap-1">
    <span className={hideLabel ? "sr-only" : "font-semibold"}>{label}</span>
    <select
      value={query.get(name) ?? ""}
      onChange={(event) => set(name, event.target.value)}
      className="desk-control w-full min-w-0 text-ellipsis"
    >
      <Options of={all ? [["", all], ...options] : options} />
    </select>
  </label>
);

function DateField({ query, set, name, label }: Shared) {
  return (
    <label className="grid min-w-0 content-start gap-1">
      <span className="font-semibold">{label}</span>
      <input
        type="date"
        value={query.get(name) ?? ""}
        onChange={(event) => set(name, event.target.value)}
        className="desk-control figures w-full min-w-0"
      />
    </label>
  );
}
