import { clsx } from "clsx";
import { DAY, dayOf } from "../../../contract/indian-time.ts";
import { numberText } from "../../../contract/number-text.ts";
import type { RunSummary } from "../../inbox/runs.ts";
import { type Answer, useAnswer } from "../api.ts";
import { useLiveAnswer } from "../live.tsx";
import { Section } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { inquiriesText } from "./names.ts";

type Listed = Answer<"GET /api/inbox/runs">["runs"][number];

/** The runs of the coming week, later ones that somebody asks for, and what yesterday brought, beside what waits. */
export function NextRuns() {
  const { data } = useLiveAnswer("GET /api/inbox/runs");
  const weekAhead = dayOf(Date.now() + 7 * DAY);
  const coming = data?.runs.filter(({ isOver }) => !isOver) ?? [];
  const runs = coming.filter(({ firstDay }) => firstDay <= weekAhead);
  const asked = coming.filter(({ firstDay, inquiries }) => firstDay > weekAhead && inquiries > 0);
  return (
    <aside
      aria-label="The coming week"
      className={clsx(
        "grid gap-4 rounded-lg bg-sand/60 px-4 py-3 max-xl:order-first xl:p-5",
        runs.length + asked.length === 0 && "max-xl:hidden",
      )}
    >
      <Section title="The coming week">
        {data && runs.length === 0 && <p className="mt-1">No training in the next seven days.</p>}
        <RunLines runs={runs} />
      </Section>
      {asked.length > 0 && (
        <Section title="Later, with inquiries">
          <RunLines runs={asked} />
        </Section>
      )}
      <Yesterday />
    </aside>
  );
}

const RunLines = ({ runs }: { runs: Listed[] }) => (
  <ul className="grid gap-1.5 pt-1 empty:hidden">
    {runs.map((one) => (
      <li key={`${one.training} ${one.run}`} className="figures">
        {one.firstDay === dayOf(Date.now()) ? "Today" : one.dates.replace(/ \d{4}$/, "")}{" "}
        <Link href={to(["inbox", "trainings", one.training, one.run])} className="font-semibold">
          {one.title}
        </Link>{" "}
        <span className="whitespace-nowrap text-ink-soft">{seatsText(one)}</span>
        {one.inquiries > 0 &&
          `, ${inquiriesText(one.inquiries)} ${one.inquiries === 1 ? "waits" : "wait"}`}
      </li>
    ))}
  </ul>
);

const seatsText = ({ taken, capacity }: RunSummary) =>
  `${taken} ${capacity === null ? "" : `of ${capacity} `}${(capacity ?? taken) === 1 ? "seat" : "seats"} taken`;

const countText = (count: number, one: string) =>
  `${numberText(count)} ${count === 1 ? one : `${one}s`}`;

/** How often the site was visited; nothing where its visits are not counted. */
function Yesterday() {
  const day = dayOf(Date.now() - DAY);
  const { data } = useAnswer("GET /api/figures/visits", { query: { week: day } });
  const found = data?.areCounted && data.since && data.week.days.find(({ name }) => name === day);
  if (!found) return null;
  return (
    <Section title="Yesterday" className="max-xl:flex max-xl:items-baseline max-xl:gap-2">
      <p className="figures">
        <Link href={to(["figures"], { week: day })}>{countText(found.visits, "page")} seen</Link> by{" "}
        {countText(found.visitors, "visitor")}.
      </p>
    </Section>
  );
}
