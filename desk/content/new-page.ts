import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Changes } from "../../site/content/reader/content-files.ts";
import { problemText } from "../../site/content/reader/problems.ts";
import { isSlug } from "../../site/content/reader/slug.ts";
import {
  fileOfPage,
  isHidden,
  pageSources,
  pathOfPage,
  takenBy,
  trail,
} from "../../site/content/records/page-tree.ts";
import { PAGES_OF_CONTENT, PATHS } from "../../site/paths.ts";
import { audit, type Desk } from "../desk.ts";
import { orRefuse, Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
import { fromContent } from "./attempt.ts";
import { titleOf } from "./catalogue.ts";
import { byTitle } from "./choices.ts";
import { menuPlaces, withEntry } from "./menus.ts";
import { newText } from "./record-text.ts";
import { placeholder } from "./section-types.ts";
import { saveAll, textOf } from "./store.ts";
import { rememberSave } from "./versions.ts";

const making = z.object({
  title: z
    .string()
    .trim()
    .min(1, "Give the page a title.")
    .max(120, "A title has at most 120 characters."),
  path: z.string().trim().max(200),
  place: z.string().max(200),
  from: z.string().max(200),
});

export const pageRoutes = {
  "GET /api/content/pages": route({
    handler: () => fromContent(pageChoices, "no page can be made"),
  }),
  "POST /api/content/pages": route({ body: making, handler: makePage }),
};

async function makePage(asked: Asked & { body: z.output<typeof making> }, desk: Desk) {
  const given = asked.body;
  const file = fileOfPage(given.path);
  const outcome = await saveAll(() => pageChanges(given));
  if (outcome.state === "conflict")
    throw new Refusal(
      409,
      "Somebody changed the menus at this moment. No page was made: try again.",
    );
  if (outcome.state === "refused")
    throw new Refusal(422, `No page was made. ${outcome.problems.map(problemText).join(" ")}`);
  rememberSave(desk.config.dataDir, file, asked.session.who, desk.now());
  const what = given.place ? `added, in the menu: ${given.place}` : "added";
  await audit(desk, asked, "content", file, what);
  return { file };
}

type Page = Record<string, unknown> & { sections: Array<Record<string, unknown>> };
type Example = { title: string; about: string; page: Page };

const prepared = () =>
  parse(readFileSync(new URL("page-examples.yaml", import.meta.url), "utf8")) as Record<
    string,
    Example
  >;

const DESCRIPTION = placeholder(
  "Say in one or two sentences what this page gives and to whom, as people would search for it.",
);

function pageChoices() {
  const copies = [...pageSources()]
    .map(([about, { file, data }]) => ({
      id: file,
      title: `A copy of ${titleOf(file, data)}`,
      about,
    }))
    .sort(byTitle);
  const examples = Object.entries(prepared()).map(([id, { title, about }]) => ({
    id,
    title,
    about,
  }));
  const parents = [...PATHS.filter((path) => !/:|^.$/.test(path)), ...pageSources().keys()];
  return {
    examples: [...examples, ...copies],
    parents: parents
      .filter((path) => !isHidden(path))
      .map((path) => ({ path, title: trail(path).at(-1)?.label ?? path }))
      .sort(byTitle),
    places: menuPlaces(),
  };
}

function pageChanges({ title, path, place, from }: z.output<typeof making>): Changes {
  const reason = pathReason(path);
  if (reason) throw new Refusal(422, reason, { field: "path" });
  const page = newText(fileOfPage(path), { data: startOf(from, title, path) });
  return { [fileOfPage(path)]: page, ...(place && withEntry(place, { label: title, to: path })) };
}

function pathReason(path: string): string | undefined {
  if (!path.startsWith("/") || !path.slice(1).split("/").every(isSlug))
    return "A path has small letters, digits and hyphens between slashes, as in /services/water-audit.";
  const isFree = textOf(fileOfPage(path)) === undefined;
  const taken = takenBy(path) ?? (isFree ? undefined : "is taken by another page");
  return taken && `${path} ${taken}: choose another path.`;
}

/** The record of a new page, made from an example under its own title; what only fits the example is left out. */
function startOf(from: string, title: string, path: string): Page {
  const examples = prepared();
  const { data } = [...pageSources().values()].find(({ file }) => file === from) ?? {};
  const found = Object.hasOwn(examples, from) ? examples[from]?.page : data;
  const example = orRefuse(found, "The page to begin with is not there any more.");
  // Links of a page to its own sections stay so.
  const own = JSON.stringify(example).replaceAll(`"${pathOfPage(from)}#`, `"${path}#`);
  const { under: _, topic: __, hidden: ___, ...page } = JSON.parse(own) as Page;
  const heading = page.sections.find((section) => "title" in section);
  if (heading) heading.title = title;
  return {
    ...page,
    seo: { ...Object(page.seo), title: title.slice(0, 60).trim(), description: DESCRIPTION },
    label: title,
    ...("service" in page && { service: title }),
  };
}

/** Why staff cannot delete a page; undefined for a page of sections that nothing but content leads to. */
export function neededReason(file: string, data: unknown): string | undefined {
  if (!Object(data).sections)
    return "This page is code, which needs these words: it cannot be deleted at the desk.";
  const needed = PAGES_OF_CONTENT.find((path) => path === pathOfPage(file));
  return needed && `The site itself leads visitors to ${needed}: this page cannot be deleted.`;
}
