import { trail } from "../content/records/page-tree.ts";
import { furtherPages, PER_PAGE } from "../content/records/paths.ts";
import { type PageHead, pageHead } from "../outputs/seo/head.ts";
import { href } from "../paths.ts";

type ListPath = "/blog" | "/trainings-calendar";

export type Pages<Page> = [first: Page, ...further: Page[]];

/** `last` is the number of the last page, `total` how many items all pages hold. */
export type ListPage<Item> = { items: Item[]; number: number; last: number; total: number };

/** Cuts a list into pages of `size` items. The first exists even without items, and holds `first` if that is more. */
export function listPages<Item, Page>(
  items: Item[],
  make: (page: ListPage<Item>) => Page,
  { size = PER_PAGE, first = 0 } = {},
): Pages<Page> {
  const opening = Math.max(size, first);
  const last = 1 + furtherPages(items.length, { size, first }).length;
  const page = (number: number) => {
    const end = opening + (number - 1) * size;
    const own = items.slice(number === 1 ? 0 : end - size, end);
    return make({ items: own, number, last, total: items.length });
  };
  return [page(1), ...Array.from({ length: last - 1 }, (_, index) => page(index + 2))];
}

export const furtherPaths = <Page extends { number: number }>([, ...further]: Pages<Page>) =>
  further.map((page) => ({ params: { page: String(page.number) }, props: { page } }));

export const listPath = (list: ListPath, number: number): string =>
  number === 1 ? href(list) : href(`${list}/page/:page`, number);

/** How many of the newest records have a share card of their own; older ones are shared with their section's card. */
export const OWN_CARDS = 40;

export function listHead(list: ListPath, seo: PageHead["seo"], number: number) {
  const section = pageHead(list, seo);
  if (number === 1) return section;
  const path = listPath(list, number);
  return {
    seo: {
      title: `${seo.title}, page ${number}`,
      description: `Page ${number}. ${seo.description}`,
    },
    path,
    cardOf: section,
    trail: trail(`${list}/page/:page`, { label: `Page ${number}`, to: path }),
  };
}
