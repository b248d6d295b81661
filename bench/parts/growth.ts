import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { bend, fitLine } from "../growth/fit.ts";
import { type ListPage, type Measured, measureTree } from "../growth/measure.ts";
import { writeRecords } from "../growth/records.ts";
import type { Part } from "../lib/part.ts";
import { progress } from "../lib/progress.ts";
import {
  atMost,
  below,
  bytes,
  count,
  type Goal,
  megabytes,
  milliseconds,
  seconds,
  type Table,
} from "../lib/report.ts";
import { builtRoutes } from "../lib/routes.ts";
import { type Timed, timed } from "../lib/timed.ts";
import { copyTree } from "../lib/tree.ts";

const SIZES = [200, 1000, 5000];
const TRAININGS = 600;
/** A build that would take longer is left out, unless asked for with --full. */
const PATIENCE_MS = 240_000;

type Grown = { posts: number; trainings: number; pages: number; build: Timed; measured: Measured };

export const growth: Part = {
  title: "Growth",
  async run({ full }) {
    const notes = [
      `The same site with generated posts of about 900 words and ${TRAININGS} trainings of ten years, thirty of them to come; “as it is” has the records of content/. Builds start with the caches of the site as it is. Responses at a 4× slower processor.`,
    ];
    const grown: Grown[] = [await grow(undefined)];
    for (const posts of SIZES) {
      const expected = expectedTime(grown, posts + TRAININGS);
      if (expected > PATIENCE_MS && !full) {
        notes.push(
          `${count(posts)} posts: left out, the build would take about ${seconds(expected / 1000)}; --full measures it.`,
        );
        break;
      }
      const result = await grow(posts, full ? undefined : PATIENCE_MS);
      if (!result) {
        notes.push(
          `${count(posts)} posts: the build was stopped after ${seconds(PATIENCE_MS / 1000)}; --full lets it finish.`,
        );
        break;
      }
      grown.push(result);
    }
    return { goals: goals(grown), tables: [buildTable(grown), listTable(grown)], notes };
  },
};

/** On the line through the last two builds. The first, of the site as it is, lies on no line with the others. */
function expectedTime([, ...grown]: Grown[], pages: number): number {
  if (grown.length < 2) return 0;
  const { perPage, fixed } = fitLine(
    grown.slice(-2).map((one) => ({ pages: one.pages, wall: one.build.wall })),
  );
  return fixed + perPage * pages;
}

async function grow(posts: undefined): Promise<Grown>;
async function grow(posts: number, limitMs?: number): Promise<Grown | undefined>;
async function grow(posts: number | undefined, limitMs?: number): Promise<Grown | undefined> {
  const tree = copyTree("growth", { caches: true });
  try {
    if (posts !== undefined) writeRecords(path.join(tree, "content"), { posts, trainings: TRAININGS });
    progress("growth", posts === undefined ? "building the site as it is" : `building with ${posts} posts`);
    const build = await timed(tree, ["node", "scripts/build.mjs"], limitMs);
    if (build.timedOut) return undefined;
    const routes = builtRoutes(path.join(tree, "build", "client"));
    progress("growth", "looking at its pages");
    return {
      posts: routes.filter((route) => /^\/blog\/\d+$/.test(route)).length,
      trainings: listed(tree),
      pages: routes.length,
      build,
      measured: await measureTree(tree),
    };
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** As many as the sitemap lists: what the build really made. */
function listed(tree: string): number {
  const sitemap = readFileSync(path.join(tree, "build", "client", "sitemap-0.xml"), "utf8");
  return sitemap.match(/\/trainings\/[^<]+</g)?.length ?? 0;
}

function goals(grown: Grown[]): Goal[] {
  const [asItIs, ...rest] = grown;
  const largest = rest.at(-1);
  if (!asItIs || !largest) return [missing("build time a page beyond the fixed part")];
  const points = rest.map(({ pages, build }) => ({ pages, wall: build.wall }));
  // One size alone has no line of its own; the site as it is gives the other end.
  const line = fitLine(
    points.length > 1 ? points : [{ pages: asItIs.pages, wall: asItIs.build.wall }, ...points],
  );
  const size = `${count(largest.posts)} posts`;
  return [
    below(15, {
      what: `build time a page beyond the fixed part, up to ${size}`,
      value: line.perPage,
      show: milliseconds,
      headline: true,
    }),
    points.length > 2
      ? atMost(1.25, {
          what: "cost of a page in the largest build against the smallest",
          value: bend(points),
        })
      : missing("cost of a page in the largest build against the smallest"),
    ...(["blog", "calendar"] as const).flatMap((name) => listGoals(name, rest, size)),
    atMost(1, {
      what: `first-view script of / with ${size} against as it is`,
      value: largest.measured.home / asItIs.measured.home,
    }),
  ];
}

/** Independent of the number of records: the same at every size. */
function listGoals(name: "blog" | "calendar", grown: Grown[], size: string): Goal[] {
  const [smallest, largest] = [grown[0], grown.at(-1)].map((one) => one?.measured[name]);
  if (!smallest || !largest) return [];
  const page = address[name];
  return [
    ...(smallest === largest
      ? []
      : [
          atMost(1.02, {
            what: `HTML of ${page}, largest site against smallest`,
            value: largest.html / smallest.html,
            headline: true,
          }),
          atMost(1.02, {
            what: `first-view script of ${page}, largest site against smallest`,
            value: largest.scripts / smallest.scripts,
            headline: true,
          }),
        ]),
    below(100, {
      what: `response of ${page} with ${size}`,
      value: largest.response,
      show: milliseconds,
      headline: true,
    }),
  ];
}

const address = { blog: "/blog", calendar: "/trainings-calendar" } as const;

function missing(what: string): Goal {
  return { what, shown: "not measured", goal: "–", met: false, margin: "a build took too long" };
}

function buildTable(grown: Grown[]): Table {
  return {
    title: "Builds",
    head: ["Posts, trainings", "pages", "on the clock", "processor time", "most memory"],
    rows: grown.map(({ pages, build, ...size }) => [
      name(size),
      count(pages),
      seconds(build.wall / 1000),
      seconds(build.cpu / 1000),
      megabytes(build.resident),
    ]),
  };
}

function listTable(grown: Grown[]): Table {
  const row = (label: string, page: string, { html, scripts, response, toResult }: ListPage) => [
    label,
    page,
    bytes(html),
    bytes(scripts),
    milliseconds(response),
    Number.isNaN(toResult) ? "–" : milliseconds(toResult),
  ];
  return {
    title: "Lists",
    head: ["Posts, trainings", "page", "HTML", "first-view script", "key to next paint", "key to result"],
    rows: grown.flatMap(({ measured, ...size }) => [
      row(name(size), address.blog, measured.blog),
      row(name(size), address.calendar, measured.calendar),
    ]),
  };
}

const name = ({ posts, trainings }: { posts: number; trainings: number }) =>
  `${count(posts)}, ${count(trainings)}`;
