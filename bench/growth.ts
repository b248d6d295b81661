import { rmSync } from "node:fs";
import path from "node:path";
import { firstView, launchBrowser } from "./lib/browser.ts";
import { pressKey, response } from "./lib/interaction.ts";
import { writeRecords } from "./lib/records.ts";
import { bytes, count, goal, milliseconds, type Report, seconds } from "./lib/report.ts";
import { buildTree, builtPaths, copyTree, startSite } from "./lib/site.ts";

const SIZES = [200, 1000, 5000];
const TRAININGS = 600;

const LISTS = {
  "/blog": { field: "main search input", key: "k" },
  "/trainings-calendar": { field: "main search select", key: "ArrowDown" },
} as const;

type List = { to: string; html: number; scripts: number; response: number };
type Grown = { posts: number; pages: number; build: number; home: number; lists: List[] };

export async function growth(): Promise<Report> {
  const grown: Grown[] = [];
  for (const posts of SIZES) grown.push(await grow(posts));
  const [smallest, largest] = [grown[0], grown.at(-1)] as [Grown, Grown];
  const perPage = ((largest.build - smallest.build) / (largest.pages - smallest.pages)) * 1000;
  return {
    goals: [
      goal("build time for each further page", perPage, "<", 15, milliseconds),
      goal("first-view script of /, largest site against smallest", largest.home / smallest.home, "≤", 1),
      ...largest.lists.flatMap(({ to, html, scripts, response }, index) => {
        const small = smallest.lists[index] as List;
        return [
          goal(`HTML of ${to}, largest site against smallest`, html / small.html, "≤", 1.02),
          goal(
            `first-view script of ${to}, largest site against smallest`,
            scripts / small.scripts,
            "≤",
            1.02,
          ),
          goal(`response of ${to} in the largest site`, response, "<", 100, milliseconds),
        ];
      }),
    ],
    tables: [
      {
        title: "Builds",
        head: ["Posts", "pages", "build"],
        rows: grown.map(({ posts, pages, build }) => [count(posts), count(pages), seconds(build)]),
      },
      {
        title: "Lists",
        head: ["Posts", "page", "HTML", "first-view script", "key to next paint"],
        rows: grown.flatMap(({ posts, lists }) =>
          lists.map(({ to, html, scripts, response }) => [
            count(posts),
            to,
            bytes(html),
            bytes(scripts),
            milliseconds(response),
          ]),
        ),
      },
    ],
    notes: [
      `The same site with copies of its posts and trainings; ${TRAININGS} trainings of ten years, thirty of them to come. Builds start with the caches of the site as it is. Responses at a 4× slower processor.`,
    ],
  };
}

async function grow(posts: number): Promise<Grown> {
  console.log(`  ${count(posts)} posts`);
  const tree = copyTree("growth");
  writeRecords(path.join(tree, "content"), { posts, trainings: TRAININGS });
  const build = await buildTree(tree);
  const folder = path.join(tree, "build", "client");
  const site = await startSite(folder);
  const browser = await launchBrowser();
  try {
    const lists: List[] = [];
    for (const [to, { field, key }] of Object.entries(LISTS)) {
      const { html, scripts } = await firstView(browser, site.origin, to, folder);
      const time = await response(browser, site.origin + to, (page) => pressKey(page, field, key));
      lists.push({ to, html, scripts, response: time });
    }
    const home = (await firstView(browser, site.origin, "/", folder)).scripts;
    return { posts, pages: builtPaths(folder).length, build, home, lists };
  } finally {
    await browser.close();
    await site.stop();
    rmSync(tree, { recursive: true, force: true });
  }
}
