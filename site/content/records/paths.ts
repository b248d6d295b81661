import { ADDRESSES, href, type ParameterAddress, type PlainAddress } from "../../addresses.ts";
import { today } from "../../dates/dates.ts";
import { cases } from "./cases.ts";
import { postIds } from "./posts.ts";
import { rules } from "./rules.ts";
import { isPast } from "./run-days.ts";
import { allRuns, trainings } from "./trainings.ts";

/** How many records a page of a long list shows. */
export const PER_PAGE = 12;

/** The records behind the parameters of addresses; a parameter without a source does not compile. */
export const sources: Record<ParameterAddress, () => Array<string | number>> = {
  "/trainings/:slug": () => trainings().flatMap(({ slug, live }) => (live ? [slug] : [])),
  "/trainings-calendar/page/:page": () => {
    const runs = allRuns();
    return furtherPages(runs.length, { first: runs.filter((run) => !isPast(run, today())).length });
  },
  "/cases/:slug": () => cases().map(({ id }) => id),
  "/rules/:slug": () => rules().map(({ id }) => id),
  "/blog/:id": postIds,
  "/blog/page/:page": () => furtherPages(postIds().length),
};

/** Every page of the site that can be linked to. */
export function sitePaths(): string[] {
  return ADDRESSES.flatMap((address) =>
    address in sources
      ? sources[address as ParameterAddress]().map((value) => href(address as ParameterAddress, value))
      : [href(address as PlainAddress)],
  );
}

/** The numbers of the pages after the first, which holds a page's worth or `first` if that is more. */
export function furtherPages(records: number, { size = PER_PAGE, first = 0 } = {}): number[] {
  const rest = records - Math.max(size, first);
  return Array.from({ length: Math.max(0, Math.ceil(rest / size)) }, (_, index) => index + 2);
}
