import { serviceLabel } from "../../contract/fields.ts";
import { DAY, dayOf, HOUR } from "../../contract/indian-time.ts";
import { mondayOf, startOf } from "../../server/inbox/figures.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { filtered } from "../../server/inbox/submissions/read.ts";
import { runNames, titlesIn } from "../inbox/runs.ts";

export interface Bar {
  name: string;
  count: number;
}

const WEEK = 7 * DAY;
const WEEKS = 26;
const MONTHS = 12;
const MOST_BARS = 8;

const SPANS: [name: string, upTo: number][] = [
  ["Within 4 hours", 4 * HOUR],
  ["Within a day", DAY],
  ["Within 2 days", 2 * DAY],
  ["Within a week", WEEK],
  ["Longer", Number.POSITIVE_INFINITY],
];

/** Counts inquiries: of 26 weeks by week, service, page and time until answered, of 12 months by month and training. */
export async function chartsOf(storage: Storage, now: number) {
  const monday = startOf(mondayOf(dayOf(now)));
  const since = monday - (WEEKS - 1) * WEEK;
  const names = monthsUntil(dayOf(now).slice(0, 7));
  const firstMonth = startOf(`${names[0]}-01`);
  const year = await filtered(storage, { kind: "contact", spam: false, since: Math.min(since, firstMonth) })
    .select((eb) => [
      ...(["received_at", "handled_at", "page"] as const),
      storage.fieldOf("service").as("service"),
      storage.fieldOf("about").as("about"),
      storage.fieldOf("subject").as("subject"),
      eb
        .selectFrom("mail")
        .select((one) => one.fn.min("sent_at").as("at"))
        .whereRef("mail.submission_id", "=", "submission.id")
        .where("template", "=", "reply")
        .as("replied_at"),
    ])
    .execute();
  const rows = year.filter(({ received_at }) => received_at >= since);
  const seats = await storage.db
    .selectFrom("registration")
    .select(["training", "run", "seats"])
    .where("state", "!=", "cancelled")
    .where("created_at", ">=", firstMonth)
    .execute();
  const weeks = Array.from({ length: WEEKS }, (_, index) => since + index * WEEK);
  return {
    weeks: weeks.map((start) => ({
      name: dayOf(start),
      count: rows.filter(({ received_at }) => received_at >= start && received_at < start + WEEK).length,
    })),
    services: counted(rows.map(({ service }) => serviceLabel(service ?? ""))),
    pages: counted(rows.map(({ page }) => page || "not said")),
    responses: responseTimes(rows),
    months: names.map((name) => ({
      name,
      count: year.filter(({ received_at }) => dayOf(received_at).startsWith(name)).length,
    })),
    trainings: counted(
      year
        .filter(({ received_at }) => received_at >= firstMonth)
        .flatMap(({ about, subject }) => titlesIn(`${about ?? ""}\n${subject ?? ""}`)),
    ),
    registrations: counted(
      seats.flatMap(({ training, run, seats: count }) =>
        Array.from({ length: count }, () => runNames(training, run).title),
      ),
    ),
  };
}

export type Charts = Awaited<ReturnType<typeof chartsOf>>;

/** Twelve months as in 2026-11, the given one last. */
function monthsUntil(last: string): string[] {
  const [year = 0, month = 0] = last.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

/** How often each name occurs, the most frequent first: at most 8 bars, the last of them “Others”. */
function counted(names: string[]): Bar[] {
  const bars = [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => ({ name, count: all.length }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  if (bars.length <= MOST_BARS) return bars;
  const rest = bars.slice(MOST_BARS - 1).reduce((sum, { count }) => sum + count, 0);
  return [...bars.slice(0, MOST_BARS - 1), { name: "Others", count: rest }];
}

/** Inquiries by the time until the first reply went out or somebody marked them as handled, whichever was earlier. */
function responseTimes(
  rows: { received_at: number; handled_at: number | null; replied_at: number | null }[],
): Bar[] {
  const took = rows.flatMap(({ received_at, handled_at, replied_at }) => {
    const answered = Math.min(handled_at ?? Number.POSITIVE_INFINITY, replied_at ?? Number.POSITIVE_INFINITY);
    return Number.isFinite(answered) ? [answered - received_at] : [];
  });
  const bars = SPANS.map(([name, upTo], index) => {
    const from = SPANS[index - 1]?.[1] ?? Number.NEGATIVE_INFINITY;
    return { name, count: took.filter((wait) => wait > from && wait <= upTo).length };
  });
  return [...bars, { name: "Not answered yet", count: rows.length - took.length }];
}
