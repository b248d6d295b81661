import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { DAY, dayOf } from "../../contract/indian-time.ts";
import { addIfNew, changeRows, findRow, findRows, setRow } from "./storage/rows.ts";
import { chunks, clockOf, type Storage } from "./storage/storage.ts";
import type { VisitCount } from "./storage/tables.ts";

export type VisitKind = VisitCount["kind"];

export const OTHERS = "others";

/** Visitors choose these names, so a day has only so many of each kind. All others are limited by the site. */
const MOST_NAMES: Partial<Record<VisitKind, number>> = { source: 100, campaign: 50, search: 50 };
const KEPT_DAYS = 3 * 365;
const KEY = ["day", "kind", "name"] as const;

/** The salt of a day, the same for all servers. It is removed once the day is over. */
export async function saltOf(storage: Storage, day: string): Promise<string> {
  const made = { day, salt: randomBytes(16).toString("base64"), visitors: "" };
  await addIfNew(storage, "visit_day", made);
  return (await findRow(storage, "visit_day", { day }))?.salt ?? made.salt;
}

/** Joins what a server knows of a day's visitors with what is stored; returns both as one, and how many they are. */
export type Join = (stored: string) => { visitors: string; count: number };

/** Adds to what is stored; all of it or nothing. */
export async function addCounts(storage: Storage, counts: VisitCount[], joins: Map<string, Join>) {
  await storage.db.transaction().execute(async (db) => {
    const within = { ...storage, db };
    for (const [day, join] of [...joins].sort()) await joinVisitors(within, day, join);
    const limited = await withinLimits(within, counts);
    for (const some of chunks(limited))
      await db
        .insertInto("visit_count")
        .values(some)
        .onConflict((conflict) =>
          conflict.columns(KEY).doUpdateSet({ count: sql`visit_count.count + excluded.count` }),
        )
        .execute();
  });
}

async function joinVisitors(storage: Storage, day: string, join: Join): Promise<void> {
  const query = storage.db.selectFrom("visit_day").select("visitors").where("day", "=", day);
  const row = await storage.lockRows(query).executeTakeFirst();
  if (!row) return;
  const { visitors, count } = join(row.visitors);
  await changeRows(storage, "visit_day", { day }, { visitors });
  await setRow(storage, "visit_count", KEY, { day, kind: "visitors", name: "", count });
}

/** The counts in one order for all servers, so that none waits for another that waits for it. */
async function withinLimits(storage: Storage, counts: VisitCount[]): Promise<VisitCount[]> {
  const namesOf = async ({ day, kind }: VisitCount) =>
    (await findRows(storage, "visit_count", { day, kind })).map(({ name }) => name);
  const named = new Map<string, Set<string>>();
  const found = new Map<string, VisitCount>();
  for (const one of counts) {
    const most = MOST_NAMES[one.kind];
    const of = `${one.day} ${one.kind}`;
    let { name } = one;
    if (most !== undefined) {
      const names = named.get(of) ?? new Set(await namesOf(one));
      named.set(of, names);
      if (names.has(name) || names.size < most) names.add(name);
      else name = OTHERS;
    }
    const key = `${of} ${name}`;
    found.set(key, { ...one, name, count: (found.get(key)?.count ?? 0) + one.count });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Removes the salts of days that are over: nobody can be recognised from then on. */
export async function forgetDays(storage: Storage): Promise<void> {
  const today = dayOf(await clockOf(storage));
  await storage.db.deleteFrom("visit_day").where("day", "<", today).execute();
}

export async function sweepCounts({ db }: Storage, now: number): Promise<void> {
  const first = dayOf(now - KEPT_DAYS * DAY);
  await db.deleteFrom("visit_count").where("day", "<", first).execute();
}

export async function firstCounted({ db }: Storage): Promise<string | undefined> {
  const first = db.selectFrom("visit_count").select((eb) => eb.fn.min("day").as("day"));
  return (await first.executeTakeFirst())?.day ?? undefined;
}

export const countsBetween = ({ db }: Storage, from: string, to: string): Promise<VisitCount[]> =>
  db.selectFrom("visit_count").selectAll().where("day", ">=", from).where("day", "<", to).execute();

export const visitsByDay = ({ db }: Storage, from: string) =>
  db
    .selectFrom("visit_count")
    .select((eb) => ["day", eb.fn.sum<number>("count").as("count")])
    .where("kind", "=", "visit")
    .where("day", ">=", from)
    .groupBy("day")
    .execute();
