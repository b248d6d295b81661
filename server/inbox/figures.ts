import { DAY, dayOf, UTC_OFFSET } from "../../contract/indian-time.ts";
import type { Storage } from "./storage/storage.ts";
import { type Filter, filtered } from "./submissions/read.ts";
import { countsBetween, firstCounted, type VisitKind } from "./visits.ts";

/** How often something was counted in a week, and on average in the weeks before it. */
export type Compared = { name: string; count: number; before: number };
export type Funnel = { name: string; steps: Compared[] };
type FigureKind = VisitKind | "inquiry";
type Counted = { day: string; kind: FigureKind; name: string; count: number };

export type WeekFigures = Awaited<ReturnType<typeof figuresOfWeek>>;

const TOOLS = "/tools/";

export const laterDay = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

export const mondayOf = (day: string) => laterDay(day, -((new Date(day).getUTCDay() + 6) % 7));
export const startOf = (day: string) => Date.parse(`${day}T00:00:00${UTC_OFFSET}`);

const daysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => laterDay(day, index));

/** What the site brought in within the week of a Monday, beside the mean of up to four weeks before. */
export async function figuresOfWeek(storage: Storage, monday: string, now: number) {
  const span = await readSpan(storage, monday);
  const { since, weeksBefore, first } = span;
  const week = daysFrom(monday, 7).filter((day) => day >= since && day <= dayOf(now));
  const inquiries = byName(span, "inquiry");
  return {
    monday,
    weeksBefore,
    visits: compare(span, "Visits", ofKinds(span, "visit")),
    /** Daily visitors are never added up: these are means of the days. */
    visitors: {
      name: "Daily visitors",
      count: visitorsADay(span, week),
      before: visitorsADay(span, daysFrom(first, 7 * weeksBefore)),
    },
    inquiries: compare(span, "Inquiries", ofKinds(span, "inquiry")),
    days: week.map((day) => dayFigures(span, day)),
    pages: byName(span, "visit"),
    sources: byName(span, "source"),
    campaigns: byName(span, "campaign"),
    devices: byName(span, "device"),
    countries: byName(span, "country"),
    searches: byName(span, "search"),
    taken: byName(span, "calendar", "pdf"),
    robots: byName(span, "bot"),
    /** Pages from which people came to the form that they sent. */
    leading: inquiries.filter(({ name }) => name.startsWith("/")),
    tools: toolFunnels(span),
    forms: formFunnels(span),
  };
}

/** What was counted in a week and in the whole weeks before it. */
interface Span {
  monday: string;
  weeksBefore: number;
  /** The first day that was counted. */
  since: string;
  /** The first day of the weeks before. */
  first: string;
  rows: Counted[];
}

async function readSpan(storage: Storage, monday: string): Promise<Span> {
  const since = (await firstCounted(storage)) ?? monday;
  // A week that was counted in part would make the others look better.
  const weeksBefore = [4, 3, 2, 1].find((weeks) => laterDay(monday, -7 * weeks) >= since) ?? 0;
  const first = laterDay(monday, -7 * weeksBefore);
  const next = laterDay(monday, 7);
  const rows = [
    ...(await countsBetween(storage, first, next)),
    ...(await inquiriesBetween(storage, first, next)),
  ];
  return { monday, weeksBefore, since, first, rows };
}

const ofKinds = ({ rows }: Span, ...kinds: FigureKind[]) =>
  rows.filter(({ kind }) => kinds.includes(kind));

const named = (span: Span, name: string, ...kinds: FigureKind[]) =>
  ofKinds(span, ...kinds).filter((row) => row.name === name);

function compare({ monday, weeksBefore }: Span, name: string, rows: Counted[]): Compared {
  const inWeek = rows.filter(({ day }) => day >= monday);
  const earlier = rows.filter(({ day }) => day < monday);
  return { name, count: total(inWeek), before: total(earlier) / (weeksBefore || 1) };
}

const total = (rows: Counted[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** The most frequent first. */
function byName(span: Span, ...kinds: FigureKind[]): Compared[] {
  const groups = Map.groupBy(ofKinds(span, ...kinds), ({ name }) => name);
  return [...groups]
    .map(([name, rows]) => compare(span, name, rows))
    .sort((a, b) => b.count - a.count || b.before - a.before || (a.name < b.name ? -1 : 1));
}

function dayFigures(span: Span, day: string) {
  const visits = ofKinds(span, "visit").filter((row) => row.day === day);
  return { name: day, visitors: visitorsOn(span, day), visits: compare(span, "", visits).count };
}

const visitorsOn = (span: Span, day: string) =>
  ofKinds(span, "visitors").find((row) => row.day === day)?.count ?? 0;

function visitorsADay(span: Span, days: string[]): number {
  const sum = days.reduce((all, day) => all + visitorsOn(span, day), 0);
  return sum / Math.max(1, days.length);
}

function toolFunnels(span: Span): Funnel[] {
  return byName(span, "visit")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(TOOLS) && named(span, name, "begun", "finished").length > 0)
    .map((name) => {
      const showsAmounts = named(span, name, "amount").length > 0;
      return { name, steps: stepsOf(span, name, showsAmounts ? AMOUNT_STEPS : TOOL_STEPS) };
    });
}

function formFunnels(span: Span): Funnel[] {
  return byName(span, "sent", "begun")
    .filter(({ name }) => !name.startsWith(TOOLS))
    .map(({ name }) => ({ name, steps: stepsOf(span, name, FORM_STEPS) }));
}

type Step = [label: string, kind: FigureKind];

const FORM_STEPS: Step[] = [
  ["Begun", "begun"],
  ["Sent", "sent"],
];
const BEGINNING: Step[] = [
  ["Opened", "visit"],
  ["Begun", "begun"],
];
const END: Step[] = [
  ["Finished", "finished"],
  ["Inquiry sent", "inquiry"],
];
const TOOL_STEPS: Step[] = [...BEGINNING, ...END];
const AMOUNT_STEPS: Step[] = [...BEGINNING, ["Amount shown", "amount"], ...END];

const stepsOf = (span: Span, name: string, steps: Step[]): Compared[] =>
  steps.map(([label, kind]) => compare(span, label, named(span, name, kind)));

async function inquiriesBetween(storage: Storage, from: string, to: string): Promise<Counted[]> {
  const within: Filter = {
    kind: "contact",
    spam: false,
    since: startOf(from),
    until: startOf(to),
  };
  const rows = await filtered(storage, within).select(["received_at", "page"]).execute();
  return rows.map(({ received_at, page }) => ({
    day: dayOf(received_at),
    kind: "inquiry",
    name: page,
    count: 1,
  }));
}
