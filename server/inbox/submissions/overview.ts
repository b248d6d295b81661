import { sql } from "kysely";
import { dayOf } from "../../../contract/indian-time.ts";
import type { Config } from "../../config.ts";
import { mailboxAlarm } from "../mailbox.ts";
import { mailAlarm, mailHealth } from "../outbox/mail-health.ts";
import { countRows, type Storage } from "../storage/storage.ts";
import { countMailStates } from "./read.ts";

/** What the desk shows beside its lists; `version` changes with anything in the inbox. */
export async function overviewOf(
  storage: Storage,
  { alertAfterMs, imapUrl }: Pick<Config["mail"], "alertAfterMs" | "imapUrl">,
  now = Date.now(),
) {
  const { db } = storage;
  const counted = await db
    .selectFrom("submission")
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      eb.fn.max("received_at").as("latest"),
      countWhere("spam = 0 and read_at is null").as("unread"),
      countWhere(
        "spam = 0 and handled_at is null and (kind in ('contact', 'application') or answered_at is not null)",
      ).as("open"),
      countWhere("spam = 1").as("spam"),
      countWhere("handled_at is not null").as("handled"),
      countWhere(`spam = 0 and follow_up_on <= '${dayOf(now)}'`).as("followUps"),
    ])
    .executeTakeFirstOrThrow();
  const mails = await countMailStates(storage);
  const audit = await db
    .selectFrom("audit")
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.max("at").as("latest")])
    .executeTakeFirstOrThrow();
  const failed = await countRows(
    db
      .selectFrom("mail")
      .where("state", "=", sql.lit("failed" as const))
      .where("submission_id", "is not", null),
  );
  const late = mailAlarm(await mailHealth(storage, alertAfterMs)) ?? [];
  const alarm = [late, await mailboxAlarm(storage, imapUrl, now)].flat().join(" ");
  return {
    unread: counted.unread,
    open: counted.open,
    spam: counted.spam,
    failed,
    followUps: counted.followUps,
    /** A sentence about the mails, where somebody has to act. */
    alarm,
    version: [counted, mails, audit, alarm].map((part) => JSON.stringify(part)).join(" "),
  };
}

const countWhere = (condition: string) =>
  sql<number>`coalesce(sum(case when ${sql.raw(condition)} then 1 else 0 end), 0)`;

/** All owners, for the choices of a filter. */
export async function ownersOf({ db }: Storage): Promise<string[]> {
  const rows = await db
    .selectFrom("submission")
    .select("owner")
    .distinct()
    .where("owner", "!=", "")
    .orderBy("owner")
    .execute();
  return rows.map(({ owner }) => owner);
}

/** The trainings that somebody waits for, for the choices of a filter; spam is left out. */
export async function trainingsOf({ db, fieldOf }: Storage): Promise<string[]> {
  const rows = await db
    .selectFrom("submission")
    .select(fieldOf("course").as("training"))
    .distinct()
    .where("kind", "=", "waiting")
    .where("spam", "=", 0)
    .execute();
  return rows.flatMap(({ training }) => (training ? [training] : [])).sort();
}
