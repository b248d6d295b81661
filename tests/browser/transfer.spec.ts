import { readdirSync } from "node:fs";
import path from "node:path";
import type { CDPSession } from "@playwright/test";
import { expect, PHONE, test } from "./test.ts";

/** As transferred, headers included. */
const MOST_SCRIPT = 6_656;

/** Articles and trainings share their page: one of each says it for all. */
const others = /^\/(?:blog|trainings)\/(?!1$|lamp-standards$)/;
const paths = readdirSync("build/fixtures/client", { recursive: true, encoding: "utf8" })
  .filter((name) => path.basename(name) === "index.html")
  .map((name) => `/${path.dirname(name).replaceAll(path.sep, "/")}`.replace("/.", "/"))
  .filter((address) => !others.test(address))
  .sort();

test.use({ viewport: PHONE });

test("first view of a page for reading → 6.5 KB of script at most, as transferred", async ({ page }) => {
  test.setTimeout(180_000);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  const found: Record<string, number> = {};
  for (const address of paths) {
    const scripts = countScripts(network);
    await page.goto(address, { waitUntil: "load" });
    const bytes = await scripts.finished();
    const startsAnIsland = await page.locator(':is([client="load"],[client="idle"])').count();
    if (startsAnIsland === 0) found[address] = bytes;
  }
  expect(Object.keys(found)).toEqual(expect.arrayContaining(["/", "/about-us", "/blog/1", "/deadlines"]));
  expect(Math.min(...Object.values(found))).toBeGreaterThan(1_000);
  expect(Object.entries(found).filter(([, bytes]) => bytes > MOST_SCRIPT)).toEqual([]);
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
  network.on("Network.requestWillBeSent", asked);
  network.on("Network.loadingFinished", came);
  return {
    async finished(): Promise<number> {
      await expect.poll(() => waiting.size).toBe(0);
      network.off("Network.requestWillBeSent", asked);
      network.off("Network.loadingFinished", came);
      return bytes;
    },
  };
}
