import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contentProblems } from "../../site/build/check.ts";
import { corporateCategories } from "../../site/content/records/corporate-trainings.ts";
import { faq } from "../../site/content/records/faq.ts";
import { services } from "../../site/content/records/services.ts";
import { FIXTURES, LIVE } from "./folders.ts";

describe.each([LIVE, FIXTURES])("%s", (folder) => {
  beforeEach(() => {
    vi.stubEnv("CONTENT_DIR", folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("has no mistake", async () => {
    expect(await contentProblems()).toEqual([]);
  });

  test("has the tabs, categories and questions that addresses and menus count on", () => {
    expect(services().map(({ id }) => id)).toEqual([
      "carbon-advisory",
      "climate-sustainability",
      "green-audit",
      "trainings",
      "capacity-building",
      "it-cyber-security",
    ]);
    expect(corporateCategories().map(({ id }) => id)).toEqual([
      "esg-sustainability",
      "legal-compliance",
      "quality-management",
      "behavioral-leadership",
      "communication-soft-skills",
      "digital-innovation",
    ]);
    expect(faq().cbam).toHaveLength(6);
  });
});
