import type { Page } from "@playwright/test";
import { expect, PHONE, ready, test } from "./test.ts";

/** Bytes as transferred, headers included. Where an island starts at once, React comes with it; a tool is the page. */
const MOST_SCRIPT = { reading: 6_656, island: 78_848, tool: 84_992 };

/** One page of each kind: the files of all of them are weighed in tests/built. */
const paths = [
  "/",
  "/about-us",
  "/blog",
  "/blog/1",
  "/contact",
  "/services",
  "/services/climate-sustainability/cbam-consultancy",
  "/tools/cbam-estimator",
  "/tools/obligations",
  "/trainings-calendar",
  "/trainings/lamp-standards",
];

test.use({ viewport: PHONE });

test("first view of a page → 6.5 KB of script at most, 77 KB where an island starts at once, 83 KB for a tool, as transferred", async ({
  context,
}) => {
  const found: Record<keyof typeof MOST_SCRIPT, Record<string, number>> = {
    reading: {},
    island: {},
    tool: {},
  };
  for (const path of paths) {
    // A page of its own: of what the one before asked for last, no end would be told.
    const page = await context.newPage();
    const scripts = await countScripts(page);
    await page.goto(path, { waitUntil: "load" });
    await ready(page);
    const bytes = await scripts.finished();
    const islands = await page.locator('astro-island:is([client="load"],[client="idle"])').count();
    const kind = islands === 0 ? "reading" : path.startsWith("/tools/") ? "tool" : "island";
    found[kind][path] = bytes;
    await page.close();
  }
  expect(Object.keys(found.reading)).toEqual(expect.arrayContaining(["/", "/about-us", "/services"]));
  expect(Object.keys(found.island)).toContain("/contact");
  for (const kind of ["reading", "island", "tool"] as const) {
    const sizes = Object.entries(found[kind]);
    expect(sizes.filter(([, bytes]) => bytes < 1_000 || bytes > MOST_SCRIPT[kind])).toEqual([]);
  }
});

/** Watches the scripts that a page asks for without a cache: once each has come, what they weighed together. */
async function countScripts(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  const waiting = new Set<string>();
  let bytes = 0;
  network.on("Network.requestWillBeSent", ({ requestId, type }) => {
    if (type === "Script") waiting.add(requestId);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (waiting.delete(requestId)) bytes += encodedDataLength;
  });
  return {
    async finished(): Promise<number> {
      await expect.poll(() => waiting.size).toBe(0);
      return bytes;
    },
  };
}
