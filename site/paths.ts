import { ADDRESSES, href, type ParameterAddress, type PlainAddress } from "./addresses.ts";
import { postIds } from "./content/posts.ts";
import { trainings } from "./content/trainings.ts";

/** How many records a page of a long list shows. */
export const PER_PAGE = 12;

/** The records behind the parameters of addresses; a parameter without a source does not compile. */
const sources: Record<ParameterAddress, () => Array<string | number>> = {
  "/trainings/:slug": () =>
    trainings()
      .filter(({ live }) => live)
      .map(({ slug }) => slug),
  "/trainings-calendar/page/:page": () => furtherPages(trainings().length),
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

function furtherPages(records: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(records / PER_PAGE) - 1) }, (_, index) => index + 2);
}
