import type { DomUtils } from "htmlparser2";

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element["children"][number];

/** What a page says below a heading that has an id; above the first of these, it has neither. */
export type TextPart = { id?: string; heading?: string; text: string };

/** Beside the subject of a page, or not said in sentences. */
const LEFT_OUT =
  /^(aside|button|dialog|figcaption|form|label|nav|noscript|script|svg|template|thead)$/;
/** What is true on some days only, and what other parts say. */
const LEFT_OUT_BY = [
  "data-from",
  "data-until",
  "data-days-to",
  "data-next",
  "data-runs",
  "data-sources",
  "data-pagefind-ignore",
  "hidden",
];

/** Whose text goes on in the line around it. */
const INLINE = /^(a|abbr|b|cite|code|data|em|i|q|small|span|strong|sub|sup|time)$/;
const HEADING = /^(h[2-4]|dt)$/;
/** What follows says more of it, so it ends with a colon. */
const INTRODUCES = /^(h[2-4]|dt|t[dh])$/;

/** Each block ends like a sentence. One of links alone is a button or leads elsewhere, so it is left out. */
export function textParts(main: Element): TextPart[] {
  const parts: Array<Omit<TextPart, "text"> & { lines: string[] }> = [{ lines: [] }];
  let line = "";
  let isSaid = false;

  function endLine(end: string): void {
    const text = tidy(line);
    if (isSaid && /[\p{L}\p{N}]/u.test(text))
      parts.at(-1)?.lines.push(isEnded(text) ? text : text + end);
    line = "";
    isSaid = false;
  }

  function read(node: Node, isLink: boolean): void {
    if (node.type === "text") {
      line += node.data;
      isSaid ||= !isLink && node.data.trim() !== "";
    }
    if (node.type === "tag" && !isLeftOut(node)) readElement(node, isLink);
  }

  function readElement(element: Element, isLink: boolean): void {
    const id = HEADING.test(element.name) ? idOf(element) : undefined;
    if (id) {
      endLine(".");
      parts.push({ id, heading: wordsOf(element), lines: [] });
      return;
    }
    const isInline = INLINE.test(element.name);
    if (isInline) line += spaceAround(element);
    else endLine(".");
    for (const child of element.children) read(child, isLink || isElsewhere(element));
    if (isInline) line += spaceAround(element);
    else endLine(INTRODUCES.test(element.name) ? ":" : ".");
  }

  read(main, false);
  endLine(".");
  return parts
    .map(({ lines, ...part }) => ({ ...part, text: lines.join(" ").replace(/:$/, ".") }))
    .filter(({ text }) => text);
}

/** A span is often a block to the eye. */
const spaceAround = ({ name }: Element) => (name === "span" ? " " : "");

/** The words of an element as a visitor reads them, in one line. */
export const wordsOf = (element: Element) => tidy(wordsIn(element));

function wordsIn(element: Element): string {
  const space = spaceAround(element);
  return `${space}${element.children.map(wordsOfNode).join("")}${space}`;
}

function wordsOfNode(node: Node): string {
  if (node.type === "text") return node.data;
  return node.type === "tag" && !isLeftOut(node) ? wordsIn(node) : "";
}

const isEnded = (text: string) => /[.?!:…]["”’)]*$/.test(text);
const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:?!)])/g, "")
    .trim();

/** A link, but for a number or an address of the firm. */
const isElsewhere = ({ name, attribs }: Element) =>
  name === "a" && !/^(tel|mailto):/.test(attribs.href ?? "");

const isLeftOut = ({ name, attribs }: Element) =>
  LEFT_OUT.test(name) ||
  LEFT_OUT_BY.some((attribute) => attribute in attribs) ||
  attribs["data-print"] === "hide" ||
  attribs["aria-hidden"] === "true" ||
  /(^| )(hidden|sr-only)( |$)/.test(attribs.class ?? "");

/** That of the section it names (“x” for “x-title”), which may be closed, its own, or that around it. */
function idOf({ name, attribs, parent }: Element): string | undefined {
  const section = attribs.id?.replace(/-title$/, "");
  for (let above = parent; above && section; above = above.parent)
    if ("attribs" in above && above.attribs.id === section) return section;
  if (attribs.id || name !== "dt") return attribs.id;
  return parent && "attribs" in parent && parent.name !== "main" ? parent.attribs.id : undefined;
}
