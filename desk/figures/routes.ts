import { z } from "zod";
import { dayOf } from "../../contract/indian-time.ts";
import { figuresOfWeek, laterDay, mondayOf } from "../../server/inbox/figures.ts";
import { firstCounted, visitsByDay } from "../../server/inbox/visits.ts";
import type { Area, Desk } from "../desk.ts";
import { read } from "../refusal.ts";
import { chartsOf } from "./inquiries.ts";

const WEEKS = 26;

const asked = z.object({ week: z.iso.date("This week cannot be read.").optional() });

/** Routes of the figures. They count, and name nobody, so every role reads them. */
export const registerFigures: Area = (app, desk) => {
  app.get("/api/figures/visits", ({ query }) => visitsOf(desk, read(asked, query).week));
  app.get("/api/figures/inquiries", () => chartsOf(desk.storage, desk.now()));
};

export type Visits = Awaited<ReturnType<typeof visitsOf>>;

/** What was counted in the week of a day; without one in the last week that is over. */
async function visitsOf({ storage, config, now }: Desk, day: string | undefined) {
  const thisWeek = mondayOf(dayOf(now()));
  const since = await firstCounted(storage);
  const firstWeek = since ? mondayOf(since) : thisWeek;
  const wanted = mondayOf(day ?? laterDay(thisWeek, -7));
  const monday = wanted > thisWeek ? thisWeek : wanted < firstWeek ? firstWeek : wanted;
  const first = laterDay(thisWeek, -7 * (WEEKS - 1));
  const days = await visitsByDay(storage, first);
  const { areCounted, service } = config.visits;
  return {
    ...{ areCounted, service: service && new URL(service).host, since, thisWeek, firstWeek },
    weeks: Array.from({ length: WEEKS }, (_, index) => laterDay(first, 7 * index))
      .filter((name) => name >= firstWeek)
      .map((name) => ({
        name,
        count: days.reduce((sum, { day, count }) => sum + (mondayOf(day) === name ? count : 0), 0),
      })),
    week: await figuresOfWeek(storage, monday, now()),
  };
}
