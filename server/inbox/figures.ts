import { DAY, dayOf, UTC_OFFSET } from "../../contract/indian-time.ts";
import type { Storage } from "./storage/storage.ts";
import { filtered } from "./submissions/read.ts";
import { countsBetween, firstCounted, type VisitKind } from "./visits.ts";

/** How often something was counted in a week, and on average in the weeks before it. */
export type Compared = { name: string; count: number; before: number };
export type Funnel = { name: string; steps: Compared[] };
type Kind = VisitKind | "inquiry";

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
  const since = (await firstCounted(storage)) ?? monday;
  // A week that was counted in part would make the others look better.
  const weeksBefore = [4, 3, 2, 1].find((weeks) => laterDay(monday, -7 * weeks) >= since) ?? 0;
  const first = laterDay(monday, -7 * weeksBefore);
  const next = laterDay(monday, 7);
  const rows: { day: string; kind: Kind; name: string; count: number }[] = [
    ...(await countsBetween(storage, first, next)),
    ...(await inquiriesBetween(storage, first, next)),
  ];

  const sum = (name: string, some: typeof rows): Compared => {
    const total = (isWithin: boolean) =>
      some.reduce((all, { day, count }) => all + (day >= monday === isWithin ? count : 0), 0);
    return { name, count: total(true), before: total(false) / (weeksBefore || 1) };
  };
  const ofKinds = (...kinds: Kind[]) => rows.filter(({ kind }) => kinds.includes(kind));
  const named = (name: string, ...kinds: Kind[]) =>
    ofKinds(...kinds).filter((one) => one.name === name);
  const byName = (...kinds: Kind[]) =>
    [...Map.groupBy(ofKinds(...kinds), ({ name }) => name)]
      .map(([name, some]) => sum(name, some))
      .sort((a, b) => b.count - a.count || b.before - a.before || (a.name < b.name ? -1 : 1));
  const pages = byName("visit");
  const inquiries = byName("inquiry");
  const steps = (name: string, done: Record<string, Kind>): Funnel => ({
    name,
    steps: Object.entries(done).map(([step, kind]) => sum(step, named(name, kind))),
  });
  const visitorsOn = (day: string) =>
    ofKinds("visitors").find((one) => one.day === day)?.count ?? 0;
  const aDay = (days: string[]) =>
    days.reduce((all, day) => all + visitorsOn(day), 0) / Math.max(1, days.length);
  const week = daysFrom(monday, 7).filter((day) => day >= since && day <= dayOf(now));

  return {
    monday,
    weeksBefore,
    visits: sum("Visits", ofKinds("visit")),
    /** Daily visitors are never added up: these are means of the days. */
    visitors: {
      name: "Daily visitors",
      count: aDay(week),
      before: aDay(daysFrom(first, 7 * weeksBefore)),
    },
    inquiries: sum("Inquiries", ofKinds("inquiry")),
    days: week.map((day) => {
      const visits = ofKinds("visit").filter((one) => one.day === day);
      return { name: day, visitors: visitorsOn(day), visits: sum("", visits).count };
    }),
    pages,
    sources: byName("source"),
    campaigns: byName("campaign"),
    devices: byName("device"),
    countries: byName("country"),
    searches: byName("search"),
    taken: byName("calendar", "pdf"),
    robots: byName("bot"),
    /** Pages from which people came to the form that they sent. */
    leading: inquiries.filter(({ name }) => name.startsWith("/")),
    tools: pages
      .filter(({ name }) => name.startsWith(TOOLS) && named(name, "begun", "finished").length > 0)
      .map(({ name }) =>
        steps(name, {
          ...({ Opened: "visit", Begun: "begun" } as const),
          ...(named(name, "amount").length > 0 && ({ "Amount shown": "amount" } as const)),
          ...({ Finished: "finished", "Inquiry sent": "inquiry" } as const),
        }),
      ),
    forms: byName("sent", "begun")
      .filter(({ name }) => !name.startsWith(TOOLS))
      .map(({ name }) => steps(name, { Begun: "begun", Sent: "sent" })),
  };
}

async function inquiriesBetween(storage: Storage, from: string, to: string) {
  const within = {
    kind: "contact",
    spam: false,
    since: startOf(from),
    until: startOf(to),
  } as const;
  const rows = await filtered(storage, within).select(["received_at", "page"]).execute();
  const kind = "inquiry" as const;
  return rows.map(({ received_at, page: name }) => ({
    day: dayOf(received_at),
    kind,
    name,
    count: 1,
  }));
}
