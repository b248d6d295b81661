import { parseFeed } from "htmlparser2";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ruleChanges } from "../../content/records/rule-changes.ts";
import { changeFeed } from "./feeds.ts";

beforeEach(() => vi.stubEnv("CONTENT_DIR", "tests/fixtures/content"));
afterEach(() => vi.unstubAllEnvs());

test("changes → every one, the newest first, at an address that is no other change's", () => {
  const feed = changeFeed({ hero: { title: "Wicks" }, seo: { description: "Trimmed" } });
  const items = parseFeed(feed.atom1())?.items ?? [];
  expect(items.map(({ description }) => description)).toEqual(
    ruleChanges().map(({ what }) => what),
  );
  expect(items[0]).toMatchObject({
    link: "https://verdant-ledger.example/what-changed#cbam-2026-05-22",
    title: "Lantern Act, 22 May 2026",
  });
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});
