import type { Page } from "@playwright/test";
import { expect, PHONE, ready, test } from "./test.ts";

/** Bytes as transferred, with some 800 of headers, also where a form or a tool waits for somebody to come near. */
const MOST_SCRIPT = 7_300;

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

test("first view of a page → 7 KB of script at most, as transferred; who comes near a form → React", async ({
  context,
}) => {
  // On a good line React is fetched ahead, once a page has been quiet.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const found: Record<string, number> = {};
  for (const path of paths) {
    // A page of its own: of what the one before asked for last, no end would be told.
    const page = await context.newPage();
    const scripts = await countScripts(page);
    await page.goto(path, { waitUntil: "load" });
    await ready(page);
    const bytes = await scripts.finished();
    found[path] = bytes;
    if (path === "/contact") {
      await page.getByRole("main").getByLabel("Name").focus();
      await expect.poll(() => scripts.finished()).toBeGreaterThan(40_000);
    }
    await page.close();
  }
  const sizes = Object.entries(found);
  expect(sizes.filter(([, bytes]) => bytes < 1_000 || bytes > MOST_SCRIPT)).toEqual([]);
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
