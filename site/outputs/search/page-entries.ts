import { DomUtils, parseDocument } from "htmlparser2";
import { answerAnchor, answers } from "../../content/records/answers.ts";
import { ANSWERS, FAQ } from "../../content/records/question-groups.ts";
import type { Kind } from "./kinds.ts";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What the index is told of a page, or of a part of one that is found by itself. */
export type Entry = { url: string; kind: Kind; title: string; html: string; text: string };

/** A page's main part, and each question it answers. */
export function pageEntries(path: string, html: string): Entry[] {
  const document = parseDocument(html);
  const [main] = DomUtils.getElementsByTagName("main", document);
  if (!main) throw new Error(`${path} has no main part to search in`);
  const kind = kindOf(path);
  const questions = select(main, isQuestion).map((element) => questionEntry(path, element));
  for (const heading of select(main, ({ name }) => /^h[2-4]$/.test(name))) nameBySection(heading);
  // The headings of pages are written for those who are there already; what is shared says what the page is. Any
  // other title stands above each excerpt; quoting it there as well would say it twice.
  const title =
    kind === "page" ? (metaOf(document.children, "property", "og:title") ?? "") : takeWords("h1", main);
  // Other words for what a page is about, which it does not say itself.
  const also = metaOf(document.children, "name", "keywords")?.split(", ") ?? [];
  return [entryOf(main, { url: path, kind, title, also }), ...questions];
}

function kindOf(path: string): Kind {
  if (/^\/blog\/\d+$/.test(path)) return "article";
  return path.startsWith("/trainings/") ? "training" : "page";
}

const isQuestion = ({ name, attribs }: Element) =>
  name === "details" && [FAQ, ANSWERS].includes(attribs.name ?? "");

/** Taken out of the page: several pages answer it, and it is found once. */
function questionEntry(path: string, element: Element): Entry {
  DomUtils.removeElement(element);
  const title = takeWords("summary", element);
  const record = answers().find(({ id }) => element.attribs.id === answerAnchor(id));
  const also = record?.words ?? [];
  return entryOf(element, { url: `${path}#${element.attribs.id}`, kind: "question", title, also });
}

/** A heading that names its section leads to the section: some are shown only when the address names them. */
function nameBySection(heading: Element): void {
  const section = heading.attribs.id?.replace(/-title$/, "");
  for (let above = heading.parent; above; above = above.parent)
    if ("attribs" in above && above.attribs.id === section && section) heading.attribs.id = section;
}

/** The words of an element, which is taken out of what it stands in. */
function takeWords(tag: string, inside: Element): string {
  const [element] = DomUtils.getElementsByTagName(tag, inside);
  if (element) DomUtils.removeElement(element);
  return element ? wordsOf(element) : "";
}

const metaOf = (nodes: Element["children"], name: string, value: string) =>
  DomUtils.getElementsByTagName("meta", nodes).find(({ attribs }) => attribs[name] === value)?.attribs
    .content;

type About = Pick<Entry, "url" | "kind" | "title"> & { also: string[] };

/** The other words are found, but never quoted. */
function entryOf(element: Element, { also, ...about }: About): Entry {
  const text = [about.title, ...also, wordsOf(element)].join(" ");
  Object.assign(element.attribs, {
    "data-pagefind-filter": `kind:${about.kind}`,
    "data-pagefind-meta": `title[data-title]${also.length > 0 ? ", also[data-also]" : ""}`,
    "data-title": about.title,
    "data-also": also.join(" "),
  });
  return { ...about, text, html: `<html><body>${DomUtils.getOuterHTML(element)}</body></html>` };
}

const select = (inside: Element, test: (element: Element) => boolean) =>
  DomUtils.findAll(test, inside.children);

const wordsOf = (element: Element) => DomUtils.innerText(element).replace(/\s+/g, " ").trim();
