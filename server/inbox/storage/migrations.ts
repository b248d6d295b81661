import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { moveConsent } from "./consent-migration.ts";
import { refuseNewerInbox } from "./newer-inbox.ts";
import type { Tables } from "./tables.ts";

const migrations: Record<string, Migration> = {
  "001-inbox": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("submission")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("received_at", "bigint", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("fields", "text", (column) => column.notNull())
        .addColumn("spam", "integer", (column) => column.notNull())
        .addColumn("spam_reasons", "text", (column) => column.notNull())
        .addColumn("dedupe_key", "text", (column) => column.notNull().unique())
        .addColumn("unsubscribe_token", "text", (column) => column.unique())
        .addColumn("unsubscribed_at", "bigint")
        .execute();
      await db.schema
        .createIndex("submission_by_time")
        .on("submission")
        .columns(["received_at", "id"])
        .execute();
      await db.schema.createIndex("submission_by_email").on("submission").column("email").execute();

      await db.schema
        .createTable("mail")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("submission_id", "text", (column) =>
          column.notNull().references("submission.id").onDelete("cascade"),
        )
        .addColumn("template", "text", (column) => column.notNull())
        .addColumn("recipient", "text", (column) => column.notNull())
        .addColumn("message_id", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("queued_at", "bigint", (column) => column.notNull())
        .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("leased_until", "bigint", (column) => column.notNull())
        .addColumn("last_error", "text")
        .addColumn("sent_at", "bigint")
        .execute();
      await db.schema.createIndex("mail_by_submission").on("mail").column("submission_id").execute();
      /** Only what is still to be sent: the index stays small however many mails were sent. */
      await sql`create index mail_due on mail (next_attempt_at) where state = 'waiting'`.execute(db);
    },
  },
  "002-trial": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("trial")
        .addColumn("bytes", "text", (column) => column.notNull())
        .execute();
    },
  },
  "003-consent": {
    async up(db: Kysely<unknown>) {
      const text = (table: string, name: string) =>
        db.schema
          .alterTable(table)
          .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
          .execute();
      for (const name of ["mailbox", "page", "note"]) await text("submission", name);
      await db.schema.alterTable("submission").addColumn("handled_at", "bigint").execute();
      await db.schema
        .createIndex("submission_by_mailbox")
        .on("submission")
        .columns(["mailbox", "received_at"])
        .execute();
      await db.schema
        .createTable("subscription")
        .addColumn("token", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("course", "text", (column) => column.notNull())
        .addColumn("asked_at", "bigint", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("wording", "text", (column) => column.notNull())
        .addColumn("confirmed_at", "bigint")
        .addColumn("left_at", "bigint")
        .addColumn("hash", "text", (column) => column.notNull())
        .addUniqueConstraint("subscription_once", ["email", "course"])
        .execute();
      await db.schema.createIndex("subscription_by_hash").on("subscription").column("hash").execute();
      await db.schema
        .createTable("suppression")
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("since", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("secret")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
      await db.schema.alterTable("mail").addColumn("group_id", "text").execute();
      await sql`create index mail_grouped on mail (group_id) where state = 'waiting' and group_id is not null`.execute(
        db,
      );
      await moveConsent(db as Kysely<Tables>);
      await db.schema.alterTable("submission").dropColumn("unsubscribed_at").execute();
    },
  },
  "004-upload": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("upload")
        .addColumn("submission_id", "text", (column) =>
          column.primaryKey().references("submission.id").onDelete("cascade"),
        )
        .addColumn("type", "text", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .execute();
    },
  },
  "005-desk": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("submission")
        .addColumn("owner", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await db.schema.alterTable("submission").addColumn("read_at", "bigint").execute();
      await db.schema
        .createTable("audit")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("who", "text", (column) => column.notNull())
        .addColumn("room", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("what", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("audit_by_subject").on("audit").columns(["subject", "at"]).execute();
    },
  },
  "006-watch": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("mail").addColumn("failed_at", "bigint").execute();
      /** What is asked for every few seconds is about the last hour or day, of years. */
      await sql`create index mail_failed on mail (failed_at) where state = 'failed'`.execute(db);
      await sql`create index mail_sent on mail (sent_at) where recipient = 'visitor'`.execute(db);
      await db.schema
        .createTable("moment")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
};

export const MIGRATION_NAMES = Object.keys(migrations);

/**
 * Brings the tables up to date, or to an earlier state they have not reached yet. Safe when several instances start
 * together: PostgreSQL locks, and SQLite's transactions take the write lock.
 */
export async function migrate<T>(db: Kysely<T>, upTo = MIGRATION_NAMES.at(-1) ?? ""): Promise<void> {
  await refuseNewerInbox(db, MIGRATION_NAMES);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateTo(upTo);
  if (error) throw error;
}
