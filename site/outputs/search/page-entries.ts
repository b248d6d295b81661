import { DomUtils, parseDocument } from "htmlparser2";
import { answerAnchor, answers } from "../../content/records/answers.ts";
import { ANSWERS, FAQ } from "../../content/records/question-groups.ts";
import type { Kind } from "./kinds.ts";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What the search index gets for a page, or for a question on it. */
export type Entry = { url: string; kind: Kind; title: string; html: string; text: string };

/** One entry for the main part of a page, and one for each question that it answers. */
export function pageEntries(path: string, html: string): Entry[] {
  const document = parseDocument(html);
  const [main] = DomUtils.getElementsByTagName("main", document);
  if (!main) throw new Error(`${path} has no main part to search in`);
  const kind = kindOf(path);
  const questions = select(main, isQuestion).map((element) => questionEntry(path, element));
  for (const heading of select(main, ({ name }) => /^h[2-4]$/.test(name))) nameBySection(heading);
  // A page's own heading assumes that one is there, so its share title is used. Other titles are taken out of the
  // text: they are shown above each excerpt already.
  const title =
    kind === "page" ? (metaOf(document.children, "property", "og:title") ?? "") : takeWords("h1", main);
  // Words that people search for and the page does not use.
  const also = metaOf(document.children, "name", "keywords")?.split(", ") ?? [];
  return [entryOf(main, { url: path, kind, title, also }), ...questions];
}

function kindOf(path: string): Kind {
  if (/^\/blog\/\d+$/.test(path)) return "article";
  return path.startsWith("/trainings/") ? "training" : "page";
}

const isQuestion = ({ name, attribs }: Element) =>
  name === "details" && [FAQ, ANSWERS].includes(attribs.name ?? "");

/** Takes the question out of the page, so that it is found once, although several pages answer it. */
function questionEntry(path: string, element: Element): Entry {
  DomUtils.removeElement(element);
  const title = takeWords("summary", element);
  const record = answers().find(({ id }) => element.attribs.id === answerAnchor(id));
  const also = record?.words ?? [];
  return entryOf(element, { url: `${path}#${element.attribs.id}`, kind: "question", title, also });
}

/** Gives a heading “x-title” the id of its section “x”, so that results lead there: some sections open only by it. */
function nameBySection(heading: Element): void {
  const section = heading.attribs.id?.replace(/-title$/, "");
  for (let above = heading.parent; above; above = above.parent)
    if ("attribs" in above && above.attribs.id === section && section) heading.attribs.id = section;
}

/** Removes the first element with this tag and returns its words; empty if there is none. */
function takeWords(tag: string, inside: Element): string {
  const [element] = DomUtils.getElementsByTagName(tag, inside);
  if (element) DomUtils.removeElement(element);
  return element ? wordsOf(element) : "";
}

/** The content of the meta element whose attribute `name` has this value. */
const metaOf = (nodes: Element["children"], name: string, value: string) =>
  DomUtils.getElementsByTagName("meta", nodes).find(({ attribs }) => attribs[name] === value)?.attribs
    .content;

type About = Pick<Entry, "url" | "kind" | "title"> & { also: string[] };

/** Writes what the index needs into the element's attributes. The words in `also` are found, but never quoted. */
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
