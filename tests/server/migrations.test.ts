import { type Kysely, sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { listAuditLines } from "../../server/inbox/audit.ts";
import { TABLE_NAMES } from "../../server/inbox/copies/rows.ts";
import { listRegistrations } from "../../server/inbox/registrations/registrations.ts";
import { hashOf, suppressionKey } from "../../server/inbox/storage/addresses.ts";
import { migrate } from "../../server/inbox/storage/migrations.ts";
import { openStorage } from "../../server/inbox/storage/open.ts";
import { OWN_TABLES } from "../../server/inbox/storage/tables.ts";
import {
  findSubscription,
  subscribersTo,
  subscriptionOf,
  unsubscribe,
} from "../../server/inbox/subscribers/subscription.ts";
import { testConfig } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

interface OldSubmission {
  id: string;
  kind: string;
  email: string;
  received_at: number;
  spam: number;
  unsubscribe_token: string | null;
  unsubscribed_at: number | null;
}

/** An inbox with the tables as they were after a migration. */
async function oldInbox(settings: Record<string, string>, upTo: string) {
  const { dataDir, databaseUrl } = testConfig(settings);
  const storage = await openStorage({ dataDir, databaseUrl });
  onTestFinished(() => storage.close());
  for (const table of [...TABLE_NAMES.toReversed(), ...OWN_TABLES]) {
    await storage.db.schema.dropTable(table).execute();
  }
  await (storage.db as unknown as Kysely<{ kysely_migration: object }>)
    .deleteFrom("kysely_migration")
    .execute();
  await migrate(storage.db, upTo);
  return storage;
}

describeOnBothStorages(
  "an inbox from before lists, trainings and areas had these names",
  (newStorage) => {
    it("→ every row keeps what it said", async () => {
      const storage = await oldInbox(await newStorage(), "011-invitation-writer");
      const run = (statement: string) => sql.raw(statement).execute(storage.db);
      await run(`insert into subscription (token, email, course, asked_at, page, wording, confirmed_at, hash)
      values ('t', 'asha@a.example', 'Kettles', 1, '/', 'Tell me', 2, 'h')`);
      await run(`insert into mailing (id, kind, course, subject, preview, content, state, revision, created_at,
      sent_count, failed_count, held_count) values ('m', 'waiting', 'Kettles', '', '', '{}', 'sent', 1, 1, 0, 0, 0)`);
      await run(`insert into registration (id, course, run, last_day, state, name, email, organisation, seats,
      participants, invoice_name, gstin, invoice_address, created_at, changed_at)
      values ('r', 'kettles', '2031-02-01', '2031-02-01', 'asked', '', '', '', 1, '', '', '', '', 1, 1)`);
      await run(
        `insert into audit (id, at, who, room, subject, what) values ('a', 1, 'Meera', 'inbox', '', 'Read it')`,
      );
      await migrate(storage.db);

      expect(await subscribersTo(storage, "waiting")).toMatchObject([
        { list: "Kettles", confirmed_at: 2 },
      ]);
      expect(await storage.db.selectFrom("mailing").select("training").execute()).toEqual([
        { training: "Kettles" },
      ]);
      expect(await listRegistrations(storage)).toMatchObject([
        { training: "kettles", run: "2031-02-01" },
      ]);
      expect(await listAuditLines(storage, { area: "inbox", limit: 9 })).toMatchObject([
        { what: "Read it" },
      ]);
    });
  },
);

describeOnBothStorages("an inbox from before there were subscriptions", (newStorage) => {
  it("→ those on the list stay on it, those who left stay away, old links work, nothing else changes", async () => {
    const storage = await oldInbox(await newStorage(), "002-trial");
    const old = storage.db as unknown as Kysely<{
      submission: OldSubmission & Record<string, unknown>;
    }>;
    const add = (id: string, kind: string, email: string, more: Partial<OldSubmission> = {}) =>
      old
        .insertInto("submission")
        .values({
          id,
          kind,
          email,
          received_at: 1_000,
          spam: 0,
          unsubscribe_token: kind === "newsletter" ? `token-${id}` : null,
          unsubscribed_at: null,
          fields: JSON.stringify({ email }),
          spam_reasons: "[]",
          dedupe_key: id,
          ...more,
        })
        .execute();
    await add("s1", "newsletter", "reader@a.example");
    await add("s2", "newsletter", "reader@a.example", { received_at: 2_000 });
    await add("s3", "newsletter", "gone@a.example", { unsubscribed_at: 3_000 });
    await add("s4", "newsletter", "back@a.example", { unsubscribed_at: 3_000 });
    await add("s5", "newsletter", "back@a.example", { received_at: 4_000 });
    await add("s6", "newsletter", "bot@a.example", { spam: 1 });
    await add("s7", "contact", "a.s.h.a+x@a.example");
    await migrate(storage.db);

    expect(
      (await subscribersTo(storage, "newsletter")).map(({ email, confirmed_at }) => [
        email,
        confirmed_at,
      ]),
    ).toEqual([
      ["reader@a.example", 1_000],
      ["back@a.example", 4_000],
    ]);
    const key = await suppressionKey(storage);
    expect(await subscriptionOf(storage, "gone@a.example")).toMatchObject({
      left_at: 3_000,
      hash: hashOf(key, "gone@a.example"),
    });
    for (const token of ["token-s1", "token-s2"]) {
      expect((await findSubscription(storage, token))?.email).toBe("reader@a.example");
    }
    expect((await unsubscribe(storage, "token-s1", 5_000))?.email).toBe("reader@a.example");
    expect((await subscribersTo(storage, "newsletter")).map(({ email }) => email)).toEqual([
      "back@a.example",
    ]);
    const rows = await storage.db.selectFrom("submission").selectAll().orderBy("id").execute();
    expect(rows).toHaveLength(7);
    expect(rows[6]).toMatchObject({
      mailbox: "asha@a.example",
      page: "",
      note: "",
      handled_at: null,
    });
    expect(rows[0]).not.toHaveProperty("unsubscribed_at");
  });
});
