import { HOUR } from "../../contract/indian-time.ts";
import { hasRow, type Storage } from "./storage/storage.ts";
import type { Tables } from "./storage/tables.ts";

type MomentName = Tables["moment"]["name"];

export async function readMoment({ db }: Pick<Storage, "db">, name: MomentName): Promise<number | undefined> {
  const row = await db.selectFrom("moment").select("at").where("name", "=", name).executeTakeFirst();
  return row?.at;
}

export async function setMoment({ db }: Pick<Storage, "db">, name: MomentName, at: number): Promise<void> {
  await db
    .insertInto("moment")
    .values({ name, at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
    .execute();
}

/**
 * Sets a moment to `now` if it is earlier than `before` or not set. Of several servers only the one that did gets true.
 * A time that is to come was written by a clock that has been put back since, and counts as not set.
 */
export async function claimMoment(
  { db }: Pick<Storage, "db">,
  name: MomentName,
  { now, before }: { now: number; before: number },
): Promise<boolean> {
  return hasRow(
    db
      .insertInto("moment")
      .values({ name, at: now })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ at: now })
          .where((eb) => eb.or([eb("moment.at", "<", before), eb("moment.at", ">", now + HOUR)])),
      )
      .returning("name"),
  );
}
