import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Locator, type Page, type Route } from "@playwright/test";
import type axe from "axe-core";
import { QUERY_WAIT_MS } from "../../site/layout/query-wait.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Half the size of `axe.source`, and half the time in each page that runs it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** For `test.use`, where what moves is part of the matter; everywhere else the visitor has asked for less of it. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

type Fixtures = {
  expectedConsole: RegExp;
  expectedHosts: RegExp;
  watch: null;
  /** Stops what a test has started, the last first, once its page is closed. A `finally` would hide why it failed. */
  atEnd: (stop: () => unknown) => void;
};

/**
 * Every test also fails on any console error or warning, uncaught exception or request to another host;
 * `test.use({ expectedConsole: /…/ })` and `expectedHosts` name those that belong to the situation under test.
 */
export const test = base.extend<Fixtures>({
  expectedConsole: [/(?!)/, { option: true }],
  expectedHosts: [/(?!)/, { option: true }],
  watch: [
    async ({ page, expectedConsole, expectedHosts }, use) => {
      const problems: string[] = [];
      page.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        if (expectedConsole.test(message.text())) return;
        problems.push(`${message.type()}: ${message.text()} (${page.url()})`);
      });
      page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (!protocol.startsWith("http") || expectedHosts.test(hostname)) return;
        if (!/^(127\.0\.0\.1|.*localhost)$/.test(hostname))
          problems.push(`request to ${request.url()}`);
      });
      await use(null);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  atEnd: async ({ page }, use) => {
    const stops: Array<() => unknown> = [];
    await use((stop) => stops.unshift(stop));
    // A page that asks for news would note that nobody answers any more.
    await page.close();
    for (const stop of stops) await stop();
  },
});

export { expect };

/**
 * Loads a page and waits until its scripts have started: the menus, and the islands that start by themselves. A page
 * whose fonts are held back never ends loading.
 */
export async function open(
  page: Page,
  path: string,
  waitUntil: "load" | "domcontentloaded" = "load",
): Promise<void> {
  await page.goto(path, { waitUntil });
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  // One question for all: each took as long as a quarter of loading the page.
  await page.waitForFunction(() => {
    const { readyState, documentElement } = document;
    // Of a page that has just begun to come, nothing is there to wait for.
    if (readyState === "loading") return false;
    // A page that has loaded lays out its far parts at once: a field that is scrolled to stands still from then on.
    if (readyState === "complete" && "far" in documentElement.dataset) return false;
    const waiting = '[data-nav="css"], astro-island[ssr]:is([client="load"],[client="idle"])';
    return !document.querySelector(waiting);
  });
}

/** Scrolls to an element of an island that starts when it is seen, and waits until it has. */
export async function started(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect(element.locator("xpath=ancestor::astro-island[@ssr]")).toHaveCount(0);
}

/**
 * Lets a list that waits for its scripts wait for longer, which a busy machine may take for them, in the pages loaded
 * from now on.
 */
export async function waitLonger(page: Page): Promise<void> {
  await page.addInitScript((wait) => {
    const real = window.setTimeout;
    const longer = (run: () => void, ms?: number) => real(run, ms === wait ? 60_000 : ms);
    window.setTimeout = longer as typeof setTimeout;
  }, QUERY_WAIT_MS);
}

/** Keeps requests waiting until they are let go, one way or the other. */
export async function hold(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>();
  await page.route(path, async (route) => (await promise)(route));
  return {
    letGo: () => resolve((route) => route.continue()),
    fail: () => resolve((route) => route.abort()),
  };
}

/**
 * What a form's button shows as soon as the browser posts the form. The page writes it down while it is being left,
 * when the driver can no longer look into it; it is read on the page that follows.
 */
export async function noteButtonWhenPosted(form: Locator): Promise<() => Promise<unknown>> {
  await form.evaluate((form) =>
    // After the page's own listener, and before the browser leaves the page.
    addEventListener("submit", () => {
      const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
      const spins = button?.querySelector("[data-spinner]")?.checkVisibility();
      const seen = { label: button?.innerText, isDisabled: button?.disabled, spins };
      sessionStorage.setItem("button when posted", JSON.stringify(seen));
    }),
  );
  return () =>
    form.page().evaluate(() => JSON.parse(sessionStorage.getItem("button when posted") ?? "null"));
}

/**
 * What axe finds fault with in the page as it is now, by all its rules or those named; a page that is looked at again
 * has it already.
 */
export async function axeViolations(
  page: Page,
  {
    runOnly,
    without = [],
    exclude = [],
  }: { runOnly?: string[]; without?: string[]; exclude?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const { violations } = await page.evaluate(
    ({ runOnly, rules, exclude }) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { include: ["html"], exclude },
        { resultTypes: ["violations"], preload: false, rules, ...(runOnly && { runOnly }) },
      ),
    { runOnly, rules, exclude },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** How many sheets of A4 the page is when it is printed. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
