import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openStorage } from "../../server/inbox/storage/open.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { erasePerson } from "../../server/inbox/submissions/erasure.ts";
import type { NewSubmission } from "../../server/inbox/submissions/new-submission.ts";
import { subscriptionsOf } from "../../server/inbox/subscribers/subscription.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { allEntries, INQUIRY, startTestService } from "./harness/service.ts";
import { newDatabase, newEmptyDatabase } from "./harness/storages.ts";
import { claimAll, storeAll } from "./harness/stored.ts";
import { subscribeAll } from "./harness/subscribers.ts";

describe("two instances on one PostgreSQL", () => {
  it("share the outbox → every mail goes out exactly once", async () => {
    const mail = await startMailServer();
    const settings = {
      DATABASE_URL: await newDatabase(),
      SMTP_URL: mail.url,
      RATE_LIMIT_PER_MINUTE: "0",
    };
    const instances = await Promise.all([startTestService(settings), startTestService(settings)]);
    const accepted: (number | undefined)[] = [];
    const send = async (number: number) => {
      const fields = { ...INQUIRY, email: `v${number}@a.example`, message: `Inquiry ${number}` };
      accepted.push((await instances[number % 2]?.send(fields))?.status);
    };
    // As many at once as the pools hold: who waits for a connection longer than five seconds is refused.
    for (let first = 0; first < 60; first += 20)
      await Promise.all(Array.from({ length: 20 }, (_, index) => send(first + index)));
    expect(new Set(accepted)).toEqual(new Set([200]));
    await eventually(async () => {
      const entries = await allEntries(instances[0]);
      return entries.every((entry) => entry.mails.every((one) => one.state === "sent"));
    }, 30_000);
    const ids = mail.received.map((one) => one.messageId);
    expect(ids).toHaveLength(120);
    expect(new Set(ids).size).toBe(120);
    const attempts = (await allEntries(instances[0])).flatMap((entry) =>
      entry.mails.map((one) => one.attempts),
    );
    expect(new Set(attempts)).toEqual(new Set([1]));
  });
});

describe("many claims at the same moment", () => {
  it("on one outbox → no mail is claimed twice, and none is left over", async () => {
    // Both make the tables at the same moment.
    const settings = { dataDir: temporaryFolder(), databaseUrl: await newEmptyDatabase() };
    const storages = await Promise.all([openStorage(settings), openStorage(settings)]);
    const submissions = Array.from({ length: 100 }, (_, number): NewSubmission => {
      const fields = { email: `v${number}@a.example`, place: "section" as const };
      return {
        submitted: { kind: "checklist", fields },
        submissionId: undefined,
        spamReasons: [],
        receivedAt: 1,
        page: "",
      };
    });
    await storeAll(storages[0], submissions, {
      messageIdDomain: "a.example",
      confirmNewsletter: true,
    });

    const claim = (storage: Storage) =>
      claimAll(storage, { now: Date.now(), leaseMs: 60_000, limit: 10 });
    const claimed: string[] = [];
    for (let found = 1; found > 0; ) {
      const round = (
        await Promise.all(
          Array.from({ length: 16 }, (_, turn) => claim(storages[turn % 2] as Storage)),
        )
      ).flat();
      claimed.push(...round.map(({ id }) => id));
      found = round.length;
    }
    expect(claimed).toHaveLength(200);
    expect(new Set(claimed).size).toBe(200);
    await Promise.all(storages.map((storage) => storage.close()));
  });

  it("while a newer instance adds columns → the older one goes on claiming, storing and listing", async () => {
    const settings = { dataDir: temporaryFolder(), databaseUrl: await newDatabase() };
    const storage = await openStorage(settings);
    const work = async (email: string) => {
      const submitted = {
        kind: "checklist" as const,
        fields: { email, place: "section" as const },
      };
      const submission = {
        submitted,
        submissionId: undefined,
        spamReasons: [],
        receivedAt: Date.now(),
        page: "",
      };
      await storeAll(storage, [submission], {
        messageIdDomain: "a.example",
        confirmNewsletter: true,
      });
      const claimed = await claimAll(storage, { now: Date.now(), leaseMs: 60_000, limit: 10 });
      return [claimed.length, (await allEntries({ storage })).length];
    };
    expect(await work("one@a.example")).toEqual([2, 1]);
    await storage.db.schema.alterTable("mail").addColumn("later", "text").execute();
    await storage.db.schema.alterTable("submission").addColumn("later", "text").execute();
    expect(await work("two@a.example")).toEqual([2, 2]);
    await storage.close();
  });
});

it("PostgreSQL keeps a statement waiting → it is ended there, but not what may take long: erasure and migrations", async () => {
  const settings = { dataDir: temporaryFolder(), databaseUrl: await newDatabase() };
  const [other, storage] = [
    await openStorage(settings),
    await openStorage({ ...settings, statementMs: 300 }),
  ];
  await subscribeAll(other, ["asha@a.example"]);
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = other.db.transaction().execute(async (trx) => {
    await sql`lock table subscription, kysely_migration in access exclusive mode`.execute(trx);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const waiting = async () => {
    const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(other.db);
    return rows.length;
  };
  const email = "asha@a.example";
  const erased = erasePerson(storage, settings.dataDir, email);
  const opened = openStorage({ ...settings, statementMs: 300 });
  await eventually(async () => (await waiting()) === 2);
  await expect(subscriptionsOf(storage, email)).rejects.toThrow("statement timeout");
  expect(await waiting()).toBe(2);
  release.resolve();
  await Promise.all([holding, erased]);
  expect(await subscriptionsOf(other, email)).toEqual([]);
  await Promise.all([other, storage, await opened].map((one) => one.close()));
});
