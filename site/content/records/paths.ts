import { today } from "../../dates/dates.ts";
import { href, PATHS, type ParameterPath, type PlainPath } from "../../paths.ts";
import { cases } from "./cases.ts";
import { pageSources } from "./page-tree.ts";
import { posts } from "./posts.ts";
import { rules } from "./rules.ts";
import { isPast } from "./run-days.ts";
import { allRuns, trainings } from "./trainings.ts";

export const PER_PAGE = 12;

/** The values that the parameter of each path takes, one for each page; TypeScript refuses a path without them. */
export const parameterValues: Record<ParameterPath, () => Array<string | number>> = {
  "/trainings/:slug": () => trainings().flatMap(({ slug, live }) => (live ? [slug] : [])),
  "/trainings-calendar/page/:page": () => {
    const runs = allRuns();
    return furtherPages(runs.length, { first: runs.filter((run) => !isPast(run, today())).length });
  },
  "/cases/:slug": () => cases().map(({ id }) => id),
  "/rules/:slug": () => rules().map(({ id }) => id),
  "/blog/:id": () => posts().map(({ id }) => id),
  "/blog/page/:page": () => furtherPages(posts().length),
};

export function sitePaths(): string[] {
  const ofCode = PATHS.flatMap((path) =>
    path in parameterValues
      ? parameterValues[path as ParameterPath]().map((value) => href(path as ParameterPath, value))
      : [href(path as PlainPath)],
  );
  return [...ofCode, ...pageSources().keys()];
}

/** The numbers of a list's pages from 2 on. The first page shows `size` records, or `first` if that is more. */
export function furtherPages(records: number, { size = PER_PAGE, first = 0 } = {}): number[] {
  const rest = records - Math.max(size, first);
  return Array.from({ length: Math.max(0, Math.ceil(rest / size)) }, (_, index) => index + 2);
}
