import { type RawBuilder, sql } from "kysely";
import { dayOf } from "../../../contract/indian-time.ts";
import type { Config } from "../../config.ts";
import { mailboxAlarm } from "../mailbox.ts";
import { deskAlarm } from "../outbox/mail-health.ts";
import { mailerGone } from "../outbox/mailer-seen.ts";
import { listSetAside } from "../set-aside.ts";
import { countRows, type Storage } from "../storage/storage.ts";
import { countMailStates, waitsOn } from "./read.ts";

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
      countWhere(waitsOn(dayOf(now))).as("waiting"),
      countWhere(sql`spam = 1`).as("spam"),
    ])
    .executeTakeFirstOrThrow();
  const mails = await countMailStates(storage);
  const audit = await db
    .selectFrom("audit")
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.max("at").as("latest")])
    .executeTakeFirstOrThrow();
  const ofForms = db.selectFrom("mail").where("submission_id", "is not", null);
  const failed = await countRows(ofForms.where("state", "=", sql.lit("failed" as const)));
  const late = (await deskAlarm(storage, alertAfterMs)) ?? [];
  const alarm = [late, await mailboxAlarm(storage, imapUrl, now)].flat().join(" ");
  const setAside = await listSetAside(storage);
  /** Why a mail that waits does not go out; "" while a server sends. */
  const whyMailsWait = await mailerGone(storage);
  return {
    waiting: counted.waiting,
    spam: counted.spam,
    failed,
    alarm,
    setAside,
    whyMailsWait,
    version: versionOf(counted, mails, audit, alarm, setAside, whyMailsWait),
  };
}

const versionOf = (...parts: unknown[]) => parts.map((part) => JSON.stringify(part)).join(" ");

const countWhere = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

export async function ownersOf({ db }: Storage): Promise<string[]> {
  const owned = db.selectFrom("submission").select("owner").distinct().where("owner", "!=", "");
  return (await owned.orderBy("owner").execute()).map(({ owner }) => owner);
}

export async function trainingsOf({ db, fieldOf }: Storage): Promise<string[]> {
  const waiting = db.selectFrom("submission").where("kind", "=", "waiting").where("spam", "=", 0);
  const rows = await waiting.select(fieldOf("course").as("training")).distinct().execute();
  return rows.flatMap(({ training }) => (training ? [training] : [])).sort();
}
