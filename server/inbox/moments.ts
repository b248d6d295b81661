import { sql } from "kysely";
import { HOUR } from "../../contract/indian-time.ts";
import { findRow, setRow, type Within } from "./storage/rows.ts";
import { hasRow } from "./storage/storage.ts";
import type { Tables } from "./storage/tables.ts";

type MomentName = Tables["moment"]["name"];

export const readMoment = async (storage: Within, name: MomentName) =>
  (await findRow(storage, "moment", { name }))?.at;

export const setMoment = (storage: Within, name: MomentName, at: number) =>
  setRow(storage, "moment", ["name"], { name, at });

/** Of several servers only one gets true. A time to come was written by a clock put back since: not set. */
export const claimMoment = async (
  { db }: Within,
  name: MomentName,
  { now, before }: { now: number; before: number },
): Promise<boolean> =>
  hasRow(
    db
      .insertInto("moment")
      .values({ name, at: now })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ at: now })
          .where(sql<boolean>`(moment.at < ${before} or moment.at > ${now + HOUR})`),
      )
      .returning("name"),
  );
