import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { chooseNext, type } from "../journey/interactions.ts";
import { DESKTOP, launchBrowser, newVisit, ready } from "../lib/browser.ts";
import { firstView } from "../lib/first-view.ts";
import { watchEvents } from "../lib/interaction.ts";
import { median } from "../lib/report.ts";
import { startSite } from "../lib/site-server.ts";

/** A list's page as the visitor meets it, in bytes, and how fast it answers at a slowed-down processor. */
export type ListPage = {
  html: number;
  scripts: number;
  /** Milliseconds from the key to the next paint, and to the changed count of what is shown. */
  response: number;
  toResult: number;
};

export type Measured = { home: number; blog: ListPage; calendar: ListPage };

const TRIES = 3;

export async function measureTree(tree: string): Promise<Measured> {
  const folder = path.join(tree, "build", "client");
  const site = await startSite(folder);
  const browser = await launchBrowser();
  try {
    const view = async (address: string) => (await firstView(browser, site.origin, address, folder)).bytes;
    const list = async (address: string, act: (page: Page) => Promise<number>): Promise<ListPage> => {
      const { html, scripts } = await view(address);
      const answers = [];
      for (let attempt = 0; attempt < TRIES; attempt++) {
        answers.push(await answer(browser, site.origin + address, act));
      }
      return {
        html,
        scripts,
        response: median(answers.map(({ response }) => response)),
        toResult: median(answers.map(({ toResult }) => toResult)),
      };
    };
    return {
      home: (await view("/")).scripts,
      blog: await list("/blog", (page) => type(page, "main search input", "k")),
      calendar: await list("/trainings-calendar", (page) => chooseNext(page, "main search select")),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function answer(browser: Browser, url: string, act: (page: Page) => Promise<number>) {
  const { page, close } = await newVisit(browser, { viewport: DESKTOP, cpu: true });
  await watchEvents(page);
  await page.goto(url, { waitUntil: "networkidle" });
  await ready(page);
  await page.evaluate(watchCount);
  const response = await act(page);
  const toResult = await page.evaluate(() => window.benchCount);
  await close();
  return { response, toResult };
}

declare global {
  interface Window {
    benchCount: Promise<number>;
  }
}

/** From the first key to the frame that shows another count; nothing found within 10 s counts as never. */
function watchCount(): void {
  const text = () => document.querySelector("main search [role=status]")?.textContent;
  const before = text();
  window.benchCount = new Promise((resolve) => {
    const from = ({ timeStamp }: Event) => {
      const look = () => {
        const passed = performance.now() - timeStamp;
        if (text() !== before) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        else if (passed > 10_000) resolve(Number.NaN);
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener("keydown", from, { capture: true, once: true });
  });
}
