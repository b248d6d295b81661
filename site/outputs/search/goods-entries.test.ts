import { expect, test } from "vitest";
import { goodsEntries } from "./record-entries.ts";

test("goods → covered ones open the estimator with their code, the others the checker", () => {
  const to = (name: RegExp) => goodsEntries().find(({ title }) => name.test(title))?.url;
  expect(to(/CN 7318$/)).toBe("/tools/cbam-estimator?code=7318");
  expect(to(/CN 7202 2$/)).toBe("/tools/cn-codes?q=72022");
});
