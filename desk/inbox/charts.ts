import { serviceLabel } from "../../contract/fields.ts";
import { dayOf } from "../../contract/indian-time.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { filtered } from "../../server/inbox/submissions/read.ts";

export interface Bar {
  name: string;
  count: number;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const WEEKS = 26;
const MOST_BARS = 8;

const WAITS: [name: string, upTo: number][] = [
  ["Within 4 hours", 4 * HOUR],
  ["Within a day", DAY],
  ["Within 2 days", 2 * DAY],
  ["Within a week", WEEK],
  ["Longer", Number.POSITIVE_INFINITY],
];

/** Inquiries of the last half year by week, service, page and time until handled. */
export async function chartsOf(storage: Storage, now: number) {
  const monday = startOfWeek(now);
  const since = monday - (WEEKS - 1) * WEEK;
  const rows = await filtered(storage, { kind: "contact", spam: false, since })
    .select(["received_at", "handled_at", "page", storage.fieldOf("service").as("service")])
    .execute();
  const weeks = Array.from({ length: WEEKS }, (_, index) => since + index * WEEK);
  return {
    weeks: weeks.map((start) => ({
      name: dayOf(start),
      count: rows.filter(({ received_at }) => received_at >= start && received_at < start + WEEK).length,
    })),
    services: counted(rows.map(({ service }) => serviceLabel(service ?? ""))),
    pages: counted(rows.map(({ page }) => page || "not said")),
    responses: waits(rows),
  };
}

export type Charts = Awaited<ReturnType<typeof chartsOf>>;

/** Monday, midnight in India. */
function startOfWeek(now: number): number {
  const midnight = Date.parse(`${dayOf(now)}T00:00:00+05:30`);
  const weekday = new Date(`${dayOf(now)}T00:00:00Z`).getUTCDay();
  return midnight - ((weekday + 6) % 7) * DAY;
}

/** The most frequent first; what is rare is counted together. */
function counted(names: string[]): Bar[] {
  const bars = [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => ({ name, count: all.length }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  if (bars.length <= MOST_BARS) return bars;
  const rest = bars.slice(MOST_BARS - 1).reduce((sum, { count }) => sum + count, 0);
  return [...bars.slice(0, MOST_BARS - 1), { name: "Others", count: rest }];
}

function waits(rows: { received_at: number; handled_at: number | null }[]): Bar[] {
  const took = rows.flatMap(({ received_at, handled_at }) =>
    handled_at === null ? [] : [handled_at - received_at],
  );
  const bars = WAITS.map(([name, upTo], index) => {
    const from = WAITS[index - 1]?.[1] ?? Number.NEGATIVE_INFINITY;
    return { name, count: took.filter((wait) => wait > from && wait <= upTo).length };
  });
  return [...bars, { name: "Not handled yet", count: rows.length - took.length }];
}
