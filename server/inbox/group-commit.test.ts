import { expect, it } from "vitest";
import { groupCommit } from "./group-commit.ts";

it("arrivals during a commit → share the next one, in order, up to the most", async () => {
  const batches: number[][] = [];
  const store = groupCommit(async (items: number[]) => {
    batches.push(items);
    await new Promise((resolve) => setImmediate(resolve));
    return items.map((item) => item * 10);
  }, 3);
  const first = store(1);
  await new Promise((resolve) => setImmediate(resolve));
  const outcomes = await Promise.all([first, ...[2, 3, 4, 5].map(store)]);
  expect(outcomes).toEqual([10, 20, 30, 40, 50]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  expect(await store(6)).toBe(60);
});

it("one that cannot be stored → fails alone", async () => {
  const store = groupCommit(async (items: string[]) => {
    if (items.includes("poison")) throw new Error("cannot be stored");
    return items;
  }, 10);
  const settled = await Promise.allSettled(["a", "poison", "b"].map(store));
  expect(settled.map((one) => one.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});
