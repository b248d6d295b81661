import { z } from "zod";
import { DEFAULT_SERVICE } from "../../../contract/fields.ts";
import { TOPICS, type Topic } from "../../../contract/topics.ts";
import { type Crumb, entryOf, PATHS, type PageEntry } from "../../paths.ts";
import { cached, contentPathOf, filePathOf, filesIn } from "../reader/content-files.ts";
import { internalPath, text } from "../reader/fields.ts";
import { ContentError, tryRead } from "../reader/problems.ts";
import { fillText } from "../reader/read.ts";
import { peekSource, type Source } from "../reader/sources.ts";

/** The fields with which a page of sections takes its place among all pages. */
export const placeFields = {
  label: text
    .optional()
    .describe("Its name in breadcrumbs; by default the title for search engines"),
  under: internalPath
    .optional()
    .describe("The page above it in breadcrumbs, if its path does not tell"),
  topic: z.enum(TOPICS).optional().describe("What an inquiry from this page is about"),
  hidden: z.boolean().optional().meta({
    description: "true: search engines leave the page out",
    hint: "Search engines leave the page out",
  }),
};

const place = z.object({ ...placeFields, seo: z.object({ title: text }).optional() }).catch({});

/** By path. A file that cannot be parsed may be a page of sections: it has no data, and who reads it learns why. */
export const pageSources = cached((): Map<string, Pick<Source, "file" | "data">> => {
  const sources = (filesIn(filePathOf("content/pages"), { recursive: true }) ?? [])
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => readable(file) ?? { file: contentPathOf(file), data: undefined })
    .filter(({ data }) => data === undefined || Object(data).sections !== undefined);
  return new Map(sources.map((source) => [pathOfPage(source.file), source]));
});

/** Noted during a check; at other times one file must not hide all other pages. */
function readable(file: string): Source | undefined {
  try {
    return tryRead(() => peekSource(file));
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

export const pathOfPage = (file: string) => file.replace(/^content\/pages|\.yaml$/g, "");

export const fileOfPage = (path: string) => contentPathOf(filePathOf(`content/pages${path}.yaml`));

/** First parts of paths at which the server, the build or a host answers with something that is no page of content. */
const RESERVED = new Set(
  "404 500 api art assets calendar cards confirm downloads f healthz index mail mailz metrics pagefind photos readyz stop unsubscribe".split(
    " ",
  ),
);

/** Whose a path is that no page of content may have, as the end of a sentence; undefined if one may. */
export function takenBy(path: string): string | undefined {
  const [, first = ""] = path.split("/");
  const isOfCode = PATHS.some((known) => isAt(known, path));
  if (isOfCode) return "is a page that the site makes itself";
  return RESERVED.has(first) || path.endsWith("/index")
    ? "is kept for files of the site"
    : undefined;
}

const isAt = (known: string, path: string) =>
  new RegExp(`^${known.replace(/:\w+$/, "[^/]+")}$`).test(path);

/** All pages by path, those of code and those of content; paths of code may have a parameter. */
const entries = cached((): Map<string, PageEntry> => {
  const ofContent = [...pageSources()].map(([path, { data }]): [string, PageEntry] => {
    const { seo, ...entry } = place.parse(data ?? {});
    return [path, { ...entry, label: fillText(entry.label ?? seo?.title ?? "", () => {}) }];
  });
  return new Map([
    ...PATHS.map((path): [string, PageEntry] => [path, entryOf(path)]),
    ...ofContent,
  ]);
});

/** Breadcrumbs from the home page to this page. `record` names a page whose path has a parameter. */
export function trail(path: string, record?: Crumb): Crumb[] {
  const [, ...above] = pagesUpFrom(path);
  const crumbs = above.map((to) => ({ label: entries().get(to)?.label ?? "", to }));
  return [record ?? { label: entries().get(path)?.label ?? "", to: path }, ...crumbs].reverse();
}

export function topicOn(path: string): Topic {
  const found = [...entries().keys()].find((one) => isAt(one, path));
  const topics = found
    ? pagesUpFrom(found).flatMap((page) => entries().get(page)?.topic ?? [])
    : [];
  return topics[0] ?? DEFAULT_SERVICE;
}

export function pageAbout(topic: Topic): Crumb | undefined {
  const [found] = [...entries()].filter(([, entry]) => entry.topic === topic);
  return found && { to: found[0], label: found[1].label ?? "" };
}

export const isHidden = (path: string) => entries().get(path)?.hidden ?? false;

function pagesUpFrom(path: string): string[] {
  const way = [path];
  for (let page = above(path); page && !way.includes(page); page = above(page)) way.push(page);
  return way;
}

function above(path: string): string | undefined {
  if (path === "/") return undefined;
  const { under } = entries().get(path) ?? {};
  if (under) return under;
  const next = path.replace(/\/[^/]+$/, "") || "/";
  return entries().has(next) ? next : above(next);
}
