import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/server/harness/folders.ts";
import { claimAll, storeAll } from "../../../tests/server/harness/stored.ts";
import { openStorage } from "../storage/open.ts";
import type { Mail } from "../storage/tables.ts";
import {
  claimMails,
  holdMails,
  LONGEST_WAIT,
  markFailed,
  markSent,
  postpone,
  renewLeases,
} from "./outbox.ts";

const idsOf = (claimed: Mail[]) => claimed.map(({ id }) => id);

/** One claimed mail. */
async function claimOne() {
  const storage = await openStorage({ dataDir: temporaryFolder() });
  onTestFinished(() => storage.close());
  const submitted = {
    kind: "checklist" as const,
    fields: { email: "a@b.example", place: "section" as const },
  };
  const submission = {
    submitted,
    submissionId: undefined,
    spamReasons: [],
    receivedAt: 1_000,
    page: "",
  };
  await storeAll(storage, [submission], { messageIdDomain: "a.example", confirmNewsletter: true });
  const [claimed] = await claimMails(storage, { now: 2_000, leaseMs: 5_000, limit: 1 }, "visitor");
  if (!claimed) throw new Error("Nothing was claimed.");
  const stored = () =>
    storage.db
      .selectFrom("mail")
      .selectAll()
      .where("id", "=", claimed.id)
      .executeTakeFirstOrThrow();
  return { storage, claimed: [claimed], stored };
}

it("a failed attempt → the mail waits for its time, and any instance may claim it", async () => {
  const { storage, claimed, stored } = await claimOne();
  await postpone(storage, claimed, 9_000, "try later");
  expect(await stored()).toMatchObject({
    state: "waiting",
    next_attempt_at: 9_000,
    leased_until: 0,
    attempts: 1,
    last_error: "try later",
  });
});

it("an outcome recorded after another instance has sent the mail → changes nothing", async () => {
  const { storage, claimed, stored } = await claimOne();
  await markSent(storage, idsOf(claimed), 3_000);
  const sent = await stored();
  expect(sent).toMatchObject({ state: "sent", sent_at: 3_000, last_error: null });
  await postpone(storage, claimed, 9_000, "try later");
  await markFailed(storage, claimed, "never");
  await renewLeases(storage, claimed, 9_000);
  expect(await stored()).toEqual(sent);
});

it("an outcome recorded after the mail was given up → does not queue it again", async () => {
  const { storage, claimed, stored } = await claimOne();
  await markFailed(storage, claimed, "never");
  const failed = await stored();
  await postpone(storage, claimed, 9_000, "try later");
  await renewLeases(storage, claimed, 9_000);
  expect(await stored()).toEqual(failed);
});

it("an outcome from an instance whose lease ran out, after another has claimed the mail → changes nothing", async () => {
  const { storage, claimed, stored } = await claimOne();
  await claimAll(storage, { now: 8_000, leaseMs: 5_000, limit: 10 });
  const taken = await stored();
  expect(taken).toMatchObject({ state: "waiting", attempts: 2, leased_until: 13_000 });
  await renewLeases(storage, claimed, 99_000);
  await postpone(storage, claimed, 99_000, "try later");
  await holdMails(storage, claimed, "unwanted");
  await markFailed(storage, claimed, "never");
  expect(await stored()).toEqual(taken);
});

it("a late 'sent' from an instance whose lease ran out, after another has claimed the mail → the mail does not go out again", async () => {
  const { storage, claimed, stored } = await claimOne();
  const [second] = await claimMails(storage, { now: 8_000, leaseMs: 5_000, limit: 1 }, "visitor");
  await markSent(storage, idsOf(claimed), 9_000);
  const sent = await stored();
  expect(sent).toMatchObject({ state: "sent", sent_at: 9_000 });
  if (second) await postpone(storage, [second], 10_000, "try later");
  expect(await stored()).toEqual(sent);
});

it("a lease that ran out → claimed only with includesExpired; an unclaimed mail → by any instance", async () => {
  const { storage } = await claimOne();
  const free = async (includesExpired: boolean) =>
    (await claimAll(storage, { now: 8_000, leaseMs: 5_000, limit: 10, includesExpired })).length;
  /** Its other mail was never claimed. */
  expect(await free(false)).toBe(1);
  expect(await free(false)).toBe(0);
  expect(await free(true)).toBe(1);
});

it("a time further off than any wait → counts as past, since the clock was put back", async () => {
  const { storage, claimed } = await claimOne();
  await postpone(storage, claimed, 9_000 + LONGEST_WAIT, "try later");
  const claim = (now: number) => claimAll(storage, { now, leaseMs: 5_000, limit: 10 });
  const ids = async (now: number) => idsOf(await claim(now));
  const mine = idsOf(claimed);
  expect(await ids(9_000)).not.toEqual(expect.arrayContaining(mine));
  expect(await ids(8_999)).toEqual(mine);
});
