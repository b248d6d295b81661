import type { ReactNode } from "react";
import { cases } from "../../content/records/cases.ts";
import { type NavItem, navigation } from "../../content/records/navigation.ts";
import { isHidden, pageSources, trail } from "../../content/records/page-tree.ts";
import { PER_PAGE } from "../../content/records/paths.ts";
import { posts } from "../../content/records/posts.ts";
import { trainings } from "../../content/records/trainings.ts";
import { pageHead } from "../../outputs/seo/head.ts";
import { href, PATHS } from "../../paths.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import { Stripes } from "../../ui/stripes.tsx";
import type { SearchCopy } from "./copy.ts";

export const searchHead = ({ seo }: SearchCopy) => pageHead("/search", seo);

export const Search = ({ copy, children }: { copy: SearchCopy; children?: ReactNode }) => (
  <>
    <Stripes className="h-2" />
    <div className="wrap pt-6 pb-section">
      <Breadcrumbs trail="/search" />
      <div className="mt-8 grid-12 items-end gap-y-4 lg:mt-12">
        <h1 className="col-span-12 text-h1 lg:col-span-5">{copy.title}</h1>
        <p className="col-span-12 max-w-xl text-lede lg:col-span-7">{copy.lede}</p>
      </div>
      {children}
      <KeySetting {...copy.shortcut} />
    </div>
  </>
);

/** Links to the pages, for visitors who search without scripts or would rather choose. Older articles are left out. */
export const AllPages = ({ copy: { all, noScript } }: { copy: SearchCopy }) => (
  <section aria-labelledby="all-pages" className="mt-12 border-t-2 border-ink pt-6 lg:mt-16">
    <SectionHeading id="all-pages" title={all.title} />
    <noscript>
      <p className="mt-3 max-w-2xl">{noScript}</p>
    </noscript>
    <div className="mt-8 columns-1 gap-x-10 sm:columns-2 lg:columns-3">
      {pageGroups(all).map(({ title, to, links }) => (
        <section key={title} className="mb-10 break-inside-avoid">
          <h3 className="box-content flex min-h-11 items-center border-b border-line text-h4">
            {to ? (
              <a href={to} className="inline-flex min-h-11 items-center hover:text-leaf">
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          <ul className="mt-2">
            {links.map(({ label, to }) => (
              <li key={to}>
                <a
                  href={to}
                  className="flex min-h-11 items-center py-1.5 leading-snug hover:text-leaf hover:underline hover:underline-offset-4"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);
const KeySetting = ({ label, text }: SearchCopy["shortcut"]) => (
  <label className="mt-6 flex min-h-11 items-center gap-3 no-scripting:hidden">
    <input
      type="checkbox"
      defaultChecked
      data-search-key=""
      className="size-6 shrink-0 accent-leaf"
    />
    <span>
      {label}. <span className="text-ink-soft">{text}</span>
    </span>
  </label>
);

type Link = { label: string; to: string };
type PageGroup = { title: string; to?: string; links: Link[] };
function pageGroups({ courses, articles, others }: SearchCopy["all"]): PageGroup[] {
  const { main } = navigation();
  const groups = [
    ...main.flatMap(({ label, to, children }) =>
      children ? [{ title: label, to, links: linksOf(children) }] : [],
    ),
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
  const plain = [...PATHS.filter((path) => !path.includes(":")), ...pageSources().keys()];
  const rest = plain.filter((path) => !isHidden(path) && !listed.has(path));
  const told = cases().map(({ id, title }) => ({ label: title, to: href("/cases/:slug", id) }));
  return [
    ...groups,
    { title: others, links: [...rest.flatMap((path) => trail(path).slice(-1)), ...told] },
  ];
}

const linksOf = (items: NavItem[]): Link[] =>
  items.flatMap(({ label, to, children = [] }) => [{ label, to }, ...linksOf(children)]);
