import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import { claimMails, markFailed, markSent, postpone, renewLeases } from "./outbox.ts";
import { openStorage } from "./storage.ts";
import { storeAll } from "./store.ts";

/** One claimed mail. */
async function claimOne() {
  const storage = await openStorage({ dataDir: temporaryFolder() });
  onTestFinished(() => storage.close());
  const submitted = { kind: "newsletter" as const, fields: { email: "a@b.example" } };
  const arrival = { submitted, submissionId: undefined, spamReasons: [], receivedAt: 1_000 };
  await storeAll(storage, [arrival], { messageIdDomain: "a.example", visitorMailsPerDay: 0 });
  const [claimed] = await claimMails(storage, { now: 2_000, leaseMs: 5_000, limit: 1 });
  const id = claimed?.mail.id ?? "";
  const stored = () =>
    storage.db.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return { storage, id, stored };
}

it("a failed attempt → the mail waits for its time, free for anybody", async () => {
  const { storage, id, stored } = await claimOne();
  await postpone(storage, id, 9_000, "try later");
  expect(await stored()).toMatchObject({
    state: "waiting",
    next_attempt_at: 9_000,
    leased_until: 0,
    attempts: 1,
    last_error: "try later",
  });
});

it("news of an attempt that comes after another instance has sent the mail → changes nothing", async () => {
  const { storage, id, stored } = await claimOne();
  await markSent(storage, id, 3_000);
  const sent = await stored();
  expect(sent).toMatchObject({ state: "sent", sent_at: 3_000, last_error: null });
  await postpone(storage, id, 9_000, "try later");
  await markFailed(storage, id, "never");
  await renewLeases(storage, [id], 9_000);
  expect(await stored()).toEqual(sent);
});

it("news of an attempt that comes after the mail was given up → does not wake it", async () => {
  const { storage, id, stored } = await claimOne();
  await markFailed(storage, id, "never");
  const failed = await stored();
  await postpone(storage, id, 9_000, "try later");
  await renewLeases(storage, [id], 9_000);
  expect(await stored()).toEqual(failed);
});
