import { expect, it, vi } from "vitest";
import { SETTINGS } from "../../site/config.ts";
import { sourceKey } from "./sources.mjs";

it("any setting of the pages changed → another build", () => {
  const before = sourceKey();
  const unnoticed = SETTINGS.filter((name) => {
    vi.stubEnv(name, "another");
    const after = sourceKey();
    vi.unstubAllEnvs();
    return after === before;
  });
  expect(unnoticed).toEqual([]);
});
