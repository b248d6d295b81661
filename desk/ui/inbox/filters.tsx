import { useEffect, useState } from "react";
import type { CONTACT_SERVICES } from "../../../contract/fields.ts";
import { type Option, Options } from "../controls.tsx";
import { useLiveAnswer } from "../live.tsx";
import { Link } from "../parts.tsx";
import { go, mayLeave, to } from "../route.ts";
import { KIND_NAMES } from "./names.ts";

type Choices = {
  services: readonly (typeof CONTACT_SERVICES)[number][];
  owners: string[];
  trainings: string[];
};

const STATES = Object.entries({
  unread: "Unread",
  open: "To be handled",
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
const NARROWING = ["kind", "owner", "service", "training", "since", "until", "sort"];

/** Search, filters and order of the list. All are in the url, which can be bookmarked or sent to a colleague. */
export function Filters({ query }: { query: URLSearchParams }) {
  const { data } = useLiveAnswer<Choices>("/api/inbox/choices");
  const { services, owners, trainings } = data ?? { services: [], owners: [], trainings: [] };
  const set = (name: string, value: string) =>
    mayLeave() &&
    go(to(["inbox"], { ...Object.fromEntries(query), [name]: value, page: "" }), { replace: true });
  const narrowed = NARROWING.filter((name) => query.get(name)).length;
  const named = (names: string[]) => names.map((name): Option => [name, name]);
  const offered = services.map(({ value, label }): Option => [value, label]);
  const anyOwner: Option[] = [["-", "Nobody yet"], ...named(owners)];
  const taught = named(trainings);
  const shared = { query, set };
  return (
    <search className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <SearchField given={query.get("text") ?? ""} onSearch={(text) => set("text", text)} />
        <Choice {...shared} name="state" label="State" all="Any state" hideLabel options={STATES} />
      </div>
      <details open={narrowed > 0 || undefined} className="group">
        <summary className="desk-link inline-flex min-h-9 items-center gap-1 font-semibold">
          Filter and sort{narrowed > 0 && ` (${narrowed})`}
        </summary>
        <div className="grid grid-cols-2 gap-3 pt-2 pb-3">
          <Choice {...shared} name="kind" label="Kind" all="All kinds" options={Object.entries(KIND_NAMES)} />
          <Choice {...shared} name="owner" label="Owner" all="Anybody" options={anyOwner} />
          <Choice {...shared} name="service" label="Service" all="All services" options={offered} />
          <Choice {...shared} name="training" label="Training" all="All trainings" options={taught} />
          <DateField {...shared} name="since" label="From" />
          <DateField {...shared} name="until" label="To" />
          <Choice {...shared} name="sort" label="Order" options={SORTS} />
          {narrowed > 0 && (
            <Link
              href={to(["inbox"], { tab: query.get("tab") ?? "" })}
              className="self-end py-2 font-semibold"
            >
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
      aria-label="Search in all messages"
      placeholder="Search names, words, notes"
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
