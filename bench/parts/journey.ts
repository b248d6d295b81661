import type { Browser } from "@playwright/test";
import { interactions } from "../journey/interactions.ts";
import { type Fetched, watchRequests } from "../journey/requests.ts";
import { firstStep, steps, type Taken, takeStep } from "../journey/steps.ts";
import { DESKTOP, launchBrowser, newVisit, ready, SLOWDOWN } from "../lib/browser.ts";
import { watchEvents } from "../lib/interaction.ts";
import type { Part } from "../lib/part.ts";
import { client } from "../lib/paths.ts";
import { progress } from "../lib/progress.ts";
import { atMost, below, bytes, median, milliseconds } from "../lib/report.ts";
import { startSite } from "../lib/site-server.ts";

const TRIES = 3;

export const journey: Part = {
  title: "Journey",
  async run() {
    const site = await startSite(client);
    const browser = await launchBrowser();
    try {
      const taken = await walk(browser, site.origin);
      const answers = await interact(browser, site.origin);
      const later = taken.slice(1);
      return {
        goals: [
          below(1000, {
            what: "slowest page after a click",
            value: Math.max(...later.map(({ toContent }) => toContent)),
            show: milliseconds,
            headline: true,
          }),
          atMost(0, { what: "files fetched a second time", value: repeated(taken).length }),
          ...answers.map(({ what, time }) =>
            below(100, { what: `response: ${what}`, value: time, show: milliseconds }),
          ),
          below(100, {
            what: "slowest response of all",
            value: Math.max(...answers.map(({ time }) => time)),
            show: milliseconds,
            headline: true,
          }),
        ],
        tables: [
          {
            title: "Step by step",
            head: [
              "To",
              "time to content",
              "prefetched",
              "after the click",
              "pictures",
              "requests after the click",
            ],
            rows: taken.map(({ to, toContent, prefetched, extra }) => [
              to,
              milliseconds(toContent),
              bytes(sum(prefetched)),
              bytes(sum(needed(extra))),
              bytes(sum(extra.filter(({ picture }) => picture))),
              needed(extra).length,
            ]),
          },
        ],
        notes: [
          `A desktop visitor with a ${SLOWDOWN}× slower processor on slow 4G (1.6 Mbps, 150 ms), cache empty at the start. A page whose link the pointer rests on is rendered ahead; “after the click” is what was still missing.`,
          "The first row is a full load up to the first contentful paint; its bytes are all that the home page fetches.",
          ...missedNote(later),
          `Responses are the slowest event until the next paint (as INP counts), median of ${TRIES}; the browser reports none below 16 ms.`,
        ],
      };
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

async function walk(browser: Browser, origin: string): Promise<Taken[]> {
  const visit = await newVisit(browser, { viewport: DESKTOP, network: true, cpu: true });
  const watch = watchRequests(visit.cdp, origin, client);
  const taken: Taken[] = [];
  for (const [index, step] of steps.entries()) {
    progress("journey", `to ${step.to}`, index, steps.length);
    taken.push(index === 0 ? await firstStep(visit, watch, origin) : await takeStep(visit, watch, step));
  }
  await visit.close();
  return taken;
}

/** Each on a freshly loaded page; the network is not what is measured here. */
async function interact(browser: Browser, origin: string): Promise<Array<{ what: string; time: number }>> {
  const answers = [];
  for (const [index, { what, page: address, measure }] of interactions.entries()) {
    const times: number[] = [];
    for (let attempt = 0; attempt < TRIES; attempt++) {
      progress("journey", what, index * TRIES + attempt, interactions.length * TRIES);
      const { page, close } = await newVisit(browser, { viewport: DESKTOP, cpu: true });
      await watchEvents(page);
      await page.goto(origin + address, { waitUntil: "networkidle" });
      await ready(page);
      times.push(await measure(page));
      await close();
    }
    answers.push({ what, time: median(times) });
  }
  return answers;
}

/** Names without their hashes, so that two runs of the same site say the same. */
function missedNote(taken: Taken[]): string[] {
  const name = ({ url }: Fetched) => (url.split("/").pop() ?? "").replace(/\.[\w-]{8}(?=\.\w+$)/, "");
  const missed = taken
    .filter(({ extra }) => needed(extra).length > 0)
    .map(({ to, extra }) => `${to}: ${needed(extra).map(name).join(", ")}`);
  return missed.length > 0 ? [`Not prefetched and fetched after the click: ${missed.join("; ")}.`] : [];
}

/** Files that came over the network though an earlier page had brought them. */
export function repeated(taken: Pick<Taken, "prefetched" | "extra">[]): string[] {
  const files = taken
    .flatMap(({ prefetched, extra }) => [...prefetched, ...extra])
    .map(({ url }) => new URL(url).pathname)
    .filter((name) => /\.\w+$/.test(name));
  return files.filter((name, index) => files.indexOf(name) < index);
}

const needed = (fetched: Fetched[]) => fetched.filter(({ picture }) => !picture);
const sum = (fetched: Fetched[]) => fetched.reduce((total, { size }) => total + size, 0);
