import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import { storeAll } from "../../tests/server/harness/stored.ts";
import { markSent, postpone } from "../inbox/outbox/outbox.ts";
import { openStorage } from "../inbox/storage/open.ts";
import type { NewSubmission } from "../inbox/submissions/new-submission.ts";
import { createNoticeBatches, type Delivery } from "./notice-batches.ts";

/** Three notices a minute go by themselves, on a clock that only the test moves. */
async function start() {
  vi.useFakeTimers({ now: 1_000_000 });
  const storage = await openStorage({ dataDir: temporaryFolder() });
  onTestFinished(async () => {
    vi.useRealTimers();
    await storage.close();
  });
  const notices = createNoticeBatches(3);
  let number = 0;
  const submit = async (count: number) => {
    const submissions = Array.from({ length: count }, (): NewSubmission => {
      const submitted = {
        kind: "checklist" as const,
        fields: { email: `v${number++}@a.example`, place: "section" as const },
      };
      return {
        submitted,
        submissionId: undefined,
        spamReasons: [],
        receivedAt: Date.now(),
        page: "",
      };
    });
    await storeAll(storage, submissions, { messageIdDomain: "a.example", confirmNewsletter: true });
  };
  const take = (isOutage = false) =>
    notices.claim(storage, { now: Date.now(), leaseMs: 10_000, limit: 4 }, isOutage);
  /** How many notices each mail holds. */
  const send = async () => {
    const taken = await take();
    for (const delivery of taken)
      await markSent(
        storage,
        delivery.map(({ id }) => id),
        Date.now(),
      );
    return taken.map(({ length }) => length);
  };
  return { storage, notices, submit, take, send };
}

it("a handful within a minute → each by itself; the rest → one mail when the minute is over", async () => {
  const { submit, send } = await start();
  for (const size of [1, 1, 1]) {
    await submit(size);
    expect(await send()).toEqual([1]);
  }
  await submit(7);
  expect(await send()).toEqual([]);
  vi.advanceTimersByTime(61_000);
  expect(await send()).toEqual([7]);
  await submit(1);
  expect(await send()).toEqual([]);
  vi.advanceTimersByTime(61_000);
  expect(await send()).toEqual([1]);
});

it("more than a handful at once → one mail, at once", async () => {
  const { submit, send } = await start();
  await submit(4);
  expect(await send()).toEqual([4]);
});

it("a batch that failed → the same ones under the same id, without those that came since", async () => {
  const { storage, notices, submit, take } = await start();
  await submit(5);
  const [failed] = (await take()) as [Delivery];
  await postpone(storage, failed, Date.now(), "later");
  notices.giveBack(failed);
  await submit(2);
  const [again, ...others] = (await take()) as [Delivery];
  const ids = (delivery: Delivery) => delivery.map(({ id, group_id }) => [id, group_id]).sort();
  expect([ids(again), others]).toEqual([ids(failed), []]);
  expect(new Set(again.map(({ group_id }) => group_id)).size).toBe(1);
});

it("during an outage → one notice is tried at a time, and what failed does not count", async () => {
  const { storage, notices, submit, take } = await start();
  await submit(6);
  for (let attempt = 0; attempt < 5; attempt++) {
    const [one, ...others] = (await take(true)) as [Delivery];
    expect([one.length, others]).toEqual([1, []]);
    await postpone(storage, one, Date.now(), "no mail server");
    notices.giveBack(one);
  }
  expect((await take()).map(({ length }) => length)).toEqual([6]);
});
