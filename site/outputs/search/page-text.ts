import type { DomUtils } from "htmlparser2";

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element["children"][number];

/** What a page says below a heading that has an id; above the first of these, it has neither. */
export type Part = { id?: string; heading?: string; text: string };

/** Beside the subject of a page, or not said in sentences. */
const LEFT_OUT =
  /^(aside|button|dialog|figcaption|form|label|nav|noscript|script|svg|template|thead)$/;
/** What is true on some days only, and what other parts say. */
const LEFT_OUT_BY = [
  ..."from until days-to next runs sources pagefind-ignore"
    .split(" ")
    .map((name) => `data-${name}`),
  "hidden",
];

/** Each block ends like a sentence. One of links alone is a button or leads elsewhere, so it is left out. */
export function partsOf(main: Element): Part[] {
  const parts: Array<Omit<Part, "text"> & { lines: string[] }> = [{ lines: [] }];
  let line = "";
  let isSaid = false;

  function endLine(end: string): void {
    const text = tidy(line);
    if (isSaid && /[\p{L}\p{N}]/u.test(text))
      parts.at(-1)?.lines.push(isEnded(text) ? text : text + end);
    line = "";
    isSaid = false;
  }

  function read(node: Node, isLink = false): void {
    if (node.type === "text") {
      line += node.data;
      isSaid ||= !isLink && node.data.trim() !== "";
    }
    if (node.type !== "tag" || isLeftOut(node)) return;
    const id = /^(h[2-4]|dt)$/.test(node.name) ? idOf(node) : undefined;
    if (id) {
      endLine(".");
      parts.push({ id, heading: wordsOf(node), lines: [] });
      return;
    }
    const isInline = /^(a|abbr|b|cite|code|data|em|i|q|small|span|strong|sub|sup|time)$/.test(
      node.name,
    );
    if (isInline) line += node.name === "span" ? " " : "";
    else endLine(".");
    for (const child of node.children) read(child, isLink || isElsewhere(node));
    if (isInline) line += node.name === "span" ? " " : "";
    else endLine(/^(h[2-4]|dt|t[dh])$/.test(node.name) ? ":" : ".");
  }

  read(main);
  endLine(".");
  return parts
    .map(({ lines, ...part }) => ({ ...part, text: lines.join(" ").replace(/:$/, ".") }))
    .filter(({ text }) => text);
}

export function wordsOf(element: Element): string {
  const words = (node: Node): string =>
    node.type === "text" ? node.data : node.type === "tag" && !isLeftOut(node) ? wordsIn(node) : "";
  const wordsIn = ({ name, children }: Element) =>
    children
      .map(words)
      .join("")
      .replace(/^|$/g, name === "span" ? " " : "");
  return tidy(wordsIn(element));
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
  for (let above = parent; above; above = above.parent)
    if ("attribs" in above && above.attribs.id === section && section) return section;
  const around =
    parent && "attribs" in parent && parent.name !== "main" ? parent.attribs.id : undefined;
  return attribs.id ?? (name === "dt" ? around : undefined);
}
