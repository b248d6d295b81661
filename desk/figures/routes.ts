import { z } from "zod";
import { serviceLabel } from "../../contract/fields.ts";
import { DAY, dayOf, HOUR } from "../../contract/indian-time.ts";
import { figuresOfWeek, laterDay, mondayOf, startOf } from "../../server/inbox/figures.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { Registration } from "../../server/inbox/storage/tables.ts";
import { filtered, HAS_GONE } from "../../server/inbox/submissions/read.ts";
import { firstCounted, visitsByDay } from "../../server/inbox/visits.ts";
import type { Desk } from "../desk.ts";
import { runNames, titlesIn } from "../inbox/runs.ts";
import { route } from "../route.ts";

const WEEKS = 26;
const MONTHS = 12;
const MOST_BARS = 8;

/** Routes of the figures. They count, and name nobody, so every role reads them. */
export const figureRoutes = {
  "GET /api/figures/visits": route({
    query: z.object({ week: z.iso.date("This week cannot be read.").optional() }),
    handler: ({ query }, desk) => visitsOf(desk, query.week),
  }),
  "GET /api/figures/inquiries": route({
    handler: (_asked, desk) => chartsOf(desk.storage, desk.now()),
  }),
};

async function visitsOf({ storage, config, now }: Desk, day: string | undefined) {
  const thisWeek = mondayOf(dayOf(now()));
  const since = await firstCounted(storage);
  const firstWeek = since ? mondayOf(since) : thisWeek;
  const wanted = mondayOf(day ?? laterDay(thisWeek, -7));
  const monday = weekWithin(wanted, firstWeek, thisWeek);
  const weeks = weeksUntil(thisWeek);
  const days = await visitsByDay(storage, weeks[0] ?? thisWeek);
  const countIn = (week: string) =>
    days.reduce((sum, { day, count }) => sum + (mondayOf(day) === week ? count : 0), 0);
  const { areCounted, service } = config.visits;
  return {
    areCounted,
    service: service && new URL(service).host,
    since,
    thisWeek,
    firstWeek,
    weeks: weeks
      .filter((name) => name >= firstWeek)
      .map((name) => ({ name, count: countIn(name) })),
    week: await figuresOfWeek(storage, monday, now()),
  };
}

/** The wanted week, or the one nearest to it of those that were counted. */
function weekWithin(wanted: string, first: string, last: string): string {
  if (wanted > last) return last;
  return wanted < first ? first : wanted;
}

export type Bar = { name: string; count: number };

const SPANS: [name: string, upTo: number][] = [
  ["Within 4 hours", 4 * HOUR],
  ["Within a day", DAY],
  ["Within 2 days", 2 * DAY],
  ["Within a week", 7 * DAY],
  ["Longer", Number.MAX_VALUE],
  ["Not answered yet", Infinity],
];

/** Counts inquiries: of 26 weeks by week, service, page and time until answered, of 12 months by month and training. */
async function chartsOf(storage: Storage, now: number) {
  const weeks = weeksUntil(mondayOf(dayOf(now)));
  const months = monthsUntil(dayOf(now).slice(0, 7));
  const [firstWeek, firstMonth] = [startOf(weeks[0] ?? ""), startOf(`${months[0]}-01`)];
  const since = Math.min(firstWeek, firstMonth);
  const all = await filtered(storage, { kind: "contact", spam: false, since })
    .select((eb) => [
      "received_at" as const,
      "handled_at" as const,
      "page" as const,
      storage.fieldOf("service").as("service"),
      storage.fieldOf("about").as("about"),
      storage.fieldOf("subject").as("subject"),
      eb
        .selectFrom("mail")
        .select((one) => one.fn.min("sent_at").as("at"))
        .whereRef("mail.submission_id", "=", "submission.id")
        .where("template", "=", "reply")
        .where("state", "in", HAS_GONE)
        .as("replied_at"),
    ])
    .execute();
  const halfYear = all.filter(({ received_at }) => received_at >= firstWeek);
  const year = all.filter(({ received_at }) => received_at >= firstMonth);
  const booked = storage.db.selectFrom("registration").where("state", "!=", "cancelled");
  const seats = booked.where("created_at", ">=", firstMonth).select(["training", "run", "seats"]);
  const waits = halfYear.map(({ received_at, handled_at, replied_at }) => {
    const wait = Math.min(handled_at ?? Infinity, replied_at ?? Infinity);
    return SPANS.find(([, upTo]) => wait - received_at <= upTo)?.[0] ?? "";
  });
  const weekOf = halfYear.map(({ received_at }) => mondayOf(dayOf(received_at)));
  const monthOf = year.map(({ received_at }) => dayOf(received_at).slice(0, 7));
  const spans = SPANS.map(([name]) => name);
  return {
    weeks: countOf(weeks, weekOf),
    services: mostOf(halfYear.map(({ service }) => serviceLabel(service ?? ""))),
    pages: mostOf(halfYear.map(({ page }) => page || "not said")),
    responses: countOf(spans, waits),
    months: countOf(months, monthOf),
    trainings: mostOf(
      year.flatMap(({ about, subject }) => titlesIn(`${about ?? ""}\n${subject ?? ""}`)),
    ),
    registrations: mostOf((await seats.execute()).flatMap(titlesOf)),
  };
}

const titlesOf = ({ training, run, seats }: Pick<Registration, "training" | "run" | "seats">) =>
  Array<string>(seats).fill(runNames(training, run).title);

const weeksUntil = (last: string) =>
  Array.from({ length: WEEKS }, (_, index) => laterDay(last, 7 * (index + 1 - WEEKS)));

function monthsUntil(last: string): string[] {
  const [year = 0, month = 0] = last.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

const countOf = (names: string[], found: string[]): Bar[] =>
  names.map((name) => ({ name, count: found.filter((one) => one === name).length }));

function mostOf(names: string[]): Bar[] {
  const bars = countOf([...new Set(names)], names);
  bars.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  if (bars.length <= MOST_BARS) return bars;
  const rest = bars.slice(MOST_BARS - 1).reduce((sum, { count }) => sum + count, 0);
  return [...bars.slice(0, MOST_BARS - 1), { name: "Others", count: rest }];
}
