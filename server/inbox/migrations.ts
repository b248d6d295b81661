import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

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
};

/** Safe when several instances start together: PostgreSQL locks, and SQLite's transactions take the write lock. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) throw error;
}
