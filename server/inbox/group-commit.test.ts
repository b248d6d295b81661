import { expect, it, onTestFinished, vi } from "vitest";
import { groupCommit } from "./group-commit.ts";

it("arrivals during a commit → share the next one, in order, up to the most", async () => {
  const batches: number[][] = [];
  const store = groupCommit(
    async (items: number[]) => {
      batches.push(items);
      await new Promise((resolve) => setImmediate(resolve));
      return items.map((item) => item * 10);
    },
    { most: 3, patienceMs: 1_000 },
  );
  const first = store(1);
  await new Promise((resolve) => setImmediate(resolve));
  const outcomes = await Promise.all([first, ...[2, 3, 4, 5].map(store)]);
  expect(outcomes).toEqual([10, 20, 30, 40, 50]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  expect(await store(6)).toBe(60);
});

it("one that cannot be stored → fails alone", async () => {
  const store = groupCommit(
    async (items: string[]) => {
      if (items.includes("poison")) throw new Error("cannot be stored");
      return items;
    },
    { most: 10, patienceMs: 1_000 },
  );
  const settled = await Promise.allSettled(["a", "poison", "b"].map(store));
  expect(settled.map((one) => one.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

/** A storage that answers nothing for `limit` and then fails, on a clock that only the test moves. */
function startHanging(limit: number, isHanging: (items: number[], commits: number) => boolean) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let commits = 0;
  const store = groupCommit(
    async (items: number[]) => {
      commits++;
      if (isHanging(items, commits)) await new Promise((resolve) => setTimeout(resolve, limit));
      throw new Error(`commit ${commits} failed`);
    },
    { most: 64, patienceMs: 2_000 },
  );
  return { store, commits: () => commits };
}

const outcomesOf = (waiting: Promise<unknown>[]) => {
  const refused: unknown[] = [];
  for (const one of waiting) one.catch((error) => refused.push(error));
  return refused;
};

it("a hanging storage → everybody is told within one time limit, also who came meanwhile", async () => {
  const { store, commits } = startHanging(15_000, () => true);
  const refused = outcomesOf(Array.from({ length: 64 }, (_, number) => store(number)));
  await vi.advanceTimersByTimeAsync(14_000);
  const late = outcomesOf(Array.from({ length: 100 }, (_, number) => store(number)));
  await vi.advanceTimersByTimeAsync(1_100);
  expect([refused.length, late.length, commits()]).toEqual([64, 100, 1]);
});

it("a storage that begins to hang while items are tried one by one → the rest wait for one time limit", async () => {
  const { store, commits } = startHanging(15_000, (_items, count) => count > 1);
  const refused = outcomesOf(Array.from({ length: 64 }, (_, number) => store(number)));
  await vi.advanceTimersByTimeAsync(15_100);
  expect([refused.length, commits()]).toEqual([64, 2]);
});
