import { rmSync } from "node:fs";
import path from "node:path";
import { firstView, withSite } from "./lib/browser.ts";
import { pressKey, response } from "./lib/interaction.ts";
import { writeRecords } from "./lib/records.ts";
import { bytes, count, goal, milliseconds, type Report, seconds } from "./lib/report.ts";
import { buildTree, builtPaths, copyTree } from "./lib/site.ts";

const SIZES = [200, 1000, 5000];
const TRAININGS = 600;

const LISTS = {
  "/blog": { field: "main search input", key: "k" },
  "/trainings-calendar": { field: "main search select", key: "ArrowDown" },
} as const;

type Grown = Awaited<ReturnType<typeof grow>>;

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
        const small = smallest.lists[index] as Grown["lists"][number];
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

/** Builds a copy of the site with this many posts, measures it and removes it; `build` is in seconds. */
async function grow(posts: number) {
  console.log(`  ${count(posts)} posts`);
  const tree = copyTree("growth");
  writeRecords(path.join(tree, "content"), { posts, trainings: TRAININGS });
  const build = await buildTree(tree);
  const folder = path.join(tree, "build", "client");
  const seen = await withSite(folder, async (origin, browser) => {
    const lists = [];
    for (const [to, { field, key }] of Object.entries(LISTS)) {
      const { html, scripts } = await firstView(browser, origin, to, folder);
      const time = await response(browser, origin + to, (page) => pressKey(page, field, key));
      lists.push({ to, html, scripts, response: time });
    }
    return { lists, home: (await firstView(browser, origin, "/", folder)).scripts };
  });
  const pages = builtPaths(folder).length;
  rmSync(tree, { recursive: true, force: true });
  return { posts, pages, build, ...seen };
}
