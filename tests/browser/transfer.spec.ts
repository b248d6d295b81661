import type { CDPSession } from "@playwright/test";
import { expect, PHONE, ready, test } from "./test.ts";

/** Bytes as transferred, headers included. Where an island starts at once, React comes with it; a tool is the page. */
const MOST_SCRIPT = { reading: 6_656, island: 81_920, tool: 86_528 };

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

test("first view of a page → 6.5 KB of script at most, 80 KB where an island starts at once, 84.5 KB for a tool, as transferred", async ({
  page,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  const found: Record<keyof typeof MOST_SCRIPT, Record<string, number>> = {
    reading: {},
    island: {},
    tool: {},
  };
  for (const address of paths) {
    const scripts = countScripts(network);
    await page.goto(address, { waitUntil: "load" });
    await ready(page);
    const bytes = await scripts.finished();
    const islands = await page.locator('astro-island:is([client="load"],[client="idle"])').count();
    const kind = islands === 0 ? "reading" : address.startsWith("/tools/") ? "tool" : "island";
    found[kind][address] = bytes;
  }
  expect(Object.keys(found.reading)).toEqual(expect.arrayContaining(["/", "/about-us", "/services"]));
  expect(Object.keys(found.island)).toContain("/contact");
  for (const kind of ["reading", "island", "tool"] as const) {
    const sizes = Object.entries(found[kind]);
    expect(sizes.filter(([, bytes]) => bytes < 1_000 || bytes > MOST_SCRIPT[kind])).toEqual([]);
  }
});

/** The scripts that the page asks for from now on: once each has come, what they weighed together. */
function countScripts(network: CDPSession) {
  const waiting = new Set<string>();
  let bytes = 0;
  const asked = ({ requestId, type }: { requestId: string; type?: string }) => {
    if (type === "Script") waiting.add(requestId);
  };
  const came = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    if (waiting.delete(requestId)) bytes += encodedDataLength;
  };
  /** Asked for by the page before, and given up as it is left. */
  const gone = ({ requestId }: { requestId: string }) => waiting.delete(requestId);
  network.on("Network.requestWillBeSent", asked);
  network.on("Network.loadingFailed", gone);
  network.on("Network.loadingFinished", came);
  return {
    async finished(): Promise<number> {
      await expect.poll(() => waiting.size).toBe(0);
      network.off("Network.requestWillBeSent", asked);
      network.off("Network.loadingFailed", gone);
      network.off("Network.loadingFinished", came);
      return bytes;
    },
  };
}
