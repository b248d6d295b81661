import { DomUtils, parseDocument } from "htmlparser2";
import { answerAnchor, answers } from "../../content/records/answers.ts";
import { ANSWERS, FAQ } from "../../content/records/question-groups.ts";
import type { EntryKind, SearchEntry } from "./entry.ts";
import { type Element, textParts, wordsOf } from "./page-text.ts";

/** An entry for each part of a built page, and one for each question that it answers. Throws if it has no main part. */
export function pageEntries(path: string, html: string): SearchEntry[] {
  const document = parseDocument(html);
  const [main] = DomUtils.getElementsByTagName("main", document);
  if (!main) throw new Error(`${path} has no main part to search in`);
  const meta = (name: string) =>
    DomUtils.getElementsByTagName("meta", document).find(
      ({ attribs }) => (attribs.property ?? attribs.name) === name,
    )?.attribs.content ?? "";
  const kind = kindOf(path);
  const questions = DomUtils.findAll(isQuestion, main.children).map((element) =>
    questionEntry(path, element),
  );
  // A page's own heading assumes that one is there, so its share title is used.
  const title = kind === "page" ? meta("og:title") : takeWords("h1", main);
  const also =
    kind === "training" ? ["course", "training"] : meta("keywords").split(", ").filter(Boolean);
  const parts = textParts(main).map(({ id, heading, text }) => ({
    url: id ? `${path}#${id}` : path,
    kind,
    title,
    heading,
    text,
    also: id ? [] : also,
  }));
  return [...parts, ...questions];
}

function kindOf(path: string): EntryKind {
  if (/^\/blog\/\d+$/.test(path)) return "article";
  return path.startsWith("/trainings/") ? "training" : "page";
}

const isQuestion = ({ name, attribs }: Element) =>
  name === "details" && [FAQ, ANSWERS].includes(attribs.name ?? "");

/** Takes the question out of the page, so that it is found once, although several pages answer it. */
function questionEntry(path: string, element: Element): SearchEntry {
  DomUtils.removeElement(element);
  const record = answers().find(({ id }) => element.attribs.id === answerAnchor(id));
  return {
    url: `${path}#${element.attribs.id}`,
    kind: "question",
    title: takeWords("summary", element),
    text: textParts(element)
      .map(({ text }) => text)
      .join(" "),
    also: record?.words ?? [],
  };
}

function takeWords(tag: string, inside: Element): string {
  const [element] = DomUtils.getElementsByTagName(tag, inside);
  if (element) DomUtils.removeElement(element);
  return element ? wordsOf(element) : "";
}
