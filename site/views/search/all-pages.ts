import { ADDRESSES, href, isHidden, trail } from "../../addresses.ts";
import { type NavItem, navigation } from "../../content/records/navigation.ts";
import { PER_PAGE } from "../../content/records/paths.ts";
import { posts } from "../../content/records/posts.ts";
import { trainings } from "../../content/records/trainings.ts";
import type { SearchCopy } from "./copy.ts";

type Link = { label: string; to: string };
/** A heading may lead to a page of its own. */
export type PageGroup = { title: string; to?: string; links: Link[] };

/** Every page of the site: by the menu, then courses and articles, then what the menu does not name. */
export function allPages({ courses, articles, others }: SearchCopy["all"]): PageGroup[] {
  const { main } = navigation();
  const groups = [
    ...main
      .filter(({ children }) => children)
      .map(({ label, to, children = [] }) => ({ title: label, to, links: [...linksOf(children)] })),
    {
      title: courses,
      to: href("/trainings-calendar"),
      links: trainings()
        .filter(({ live }) => live)
        .map(({ slug, title }) => ({ label: title, to: href("/trainings/:slug", slug) })),
    },
    {
      title: articles,
      to: href("/blog"),
      links: posts()
        .slice(0, PER_PAGE)
        .map(({ id, title }) => ({ label: title, to: href("/blog/:id", id) })),
    },
  ];
  const listed = new Set(groups.flatMap(({ to, links }) => [to, ...links.map((link) => link.to)]));
  const rest = ADDRESSES.filter(
    (address) => !address.includes(":") && !isHidden(address) && !listed.has(address),
  );
  return [...groups, { title: others, links: rest.flatMap((address) => trail(address).slice(-1)) }];
}

function* linksOf(items: NavItem[]): Generator<Link> {
  for (const { label, to, children = [] } of items) {
    yield { label, to };
    yield* linksOf(children);
  }
}
