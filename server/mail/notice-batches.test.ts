import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import type { Arrival } from "../inbox/submissions/new-submission.ts";
import { markSent, postpone } from "../inbox/outbox/outbox.ts";
import { openStorage } from "../inbox/storage/storage.ts";
import { storeAll } from "../inbox/submissions/store.ts";
import { createNoticeDesk } from "./notice-batches.ts";
import type { Delivery } from "./worker.ts";

/** A desk that lets three go by themselves within a minute, on a clock that only the test moves. */
async function start() {
  vi.useFakeTimers({ now: 1_000_000 });
  const storage = await openStorage({ dataDir: temporaryFolder() });
  onTestFinished(async () => {
    vi.useRealTimers();
    await storage.close();
  });
  const desk = createNoticeDesk(storage, 3);
  let number = 0;
  const arrive = async (count: number) => {
    const arrivals = Array.from({ length: count }, (): Arrival => {
      const submitted = { kind: "newsletter" as const, fields: { email: `v${number++}@a.example` } };
      return { submitted, submissionId: undefined, spamReasons: [], receivedAt: Date.now(), page: "" };
    });
    await storeAll(storage, arrivals, { messageIdDomain: "a.example", confirmNewsletter: true });
  };
  const take = (isOutage = false) => desk.take({ now: Date.now(), leaseMs: 10_000, limit: 4 }, isOutage);
  /** How many notices each mail holds. */
  const send = async () => {
    const taken = await take();
    for (const delivery of taken)
      await markSent(
        storage,
        delivery.map(({ mail }) => mail.id),
        Date.now(),
      );
    return taken.map(({ length }) => length);
  };
  return { storage, desk, arrive, take, send };
}

it("a handful within a minute → each by itself; the rest → one mail when the minute is over", async () => {
  const { desk, arrive, send } = await start();
  for (const size of [1, 1, 1]) {
    await arrive(size);
    expect(await send()).toEqual([1]);
  }
  await arrive(7);
  expect([desk.isOpen(), await send()]).toEqual([false, []]);
  vi.advanceTimersByTime(61_000);
  expect([desk.isOpen(), await send()]).toEqual([true, [7]]);
  await arrive(1);
  expect([desk.isOpen(), await send()]).toEqual([false, []]);
  vi.advanceTimersByTime(61_000);
  expect(await send()).toEqual([1]);
});

it("more than a handful at once → one mail, at once", async () => {
  const { arrive, send } = await start();
  await arrive(4);
  expect(await send()).toEqual([4]);
});

it("a group that failed → the same ones under the same id, without those that came since", async () => {
  const { storage, desk, arrive, take } = await start();
  await arrive(5);
  const [failed] = (await take()) as [Delivery];
  await postpone(storage, failed, Date.now(), "later");
  desk.giveBack(failed);
  await arrive(2);
  const [again, ...others] = (await take()) as [Delivery];
  const ids = (delivery: Delivery) => delivery.map(({ mail }) => [mail.id, mail.group_id]).sort();
  expect([ids(again), others]).toEqual([ids(failed), []]);
  expect(new Set(again.map(({ mail }) => mail.group_id)).size).toBe(1);
});

it("during an outage → one notice knocks, and what failed takes nobody's place", async () => {
  const { storage, desk, arrive, take } = await start();
  await arrive(6);
  for (let knock = 0; knock < 5; knock++) {
    const [one, ...others] = (await take(true)) as [Delivery];
    expect([one.length, others]).toEqual([1, []]);
    await postpone(storage, one, Date.now(), "no mail server");
    desk.giveBack(one);
  }
  expect((await take()).map(({ length }) => length)).toEqual([6]);
});
