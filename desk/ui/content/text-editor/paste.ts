import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "../../../../contract/html.ts";
import { withoutInvisible } from "../../../../site/content/reader/invisible.ts";

type Parsed = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Parsed, { attribs: unknown }>;

/** Each mark with the elements and the style of office programs that mean it: a property, and its values. */
const MARKS: [mark: string, names: string[], property: RegExp, looks: RegExp][] = [
  ["strong", ["b", "strong"], property("font-weight"), /bold|[6-9]00/],
  ["em", ["i", "em"], property("font-style"), /italic/],
  ["s", ["s", "del", "strike"], property("text-decoration(?:-line)?"), /line-through/],
];
const PLAIN = /^(normal|none|[1-5]00)/;
const LOWERED = "₀₁₂₃₄₅₆₇₈₉";
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const DROPPED = new Set(["head", "img", "meta", "script", "style", "title", "xml"]);
const BLOCK = /^(address|article|blockquote|dd|div|dt|h[1-6]|hr|ol|p|pre|section|table|ul)$/;

/** Not mso-bidi-font-weight, which Word writes for other scripts. */
function property(name: string): RegExp {
  return new RegExp(`(?:^|;)\\s*${name}:\\s*([^;]*)`, "i");
}

type Known = {
  /** The hosts of this site, without www. */
  hosts?: string[];
  /** What the editor itself copied last: it stays as it is. Any page could claim that its HTML is the editor's. */
  own?: string;
};

/** Pasted HTML of Word, Google Docs or a web page, reduced to what a text of the site may contain. */
export function cleanPaste(html: string, { hosts = [], own = "" }: Known = {}): string {
  if (own && html.includes(own)) return own;
  const { children } = parseDocument(html);
  for (const { attribs } of DomUtils.getElementsByTagName("a", children))
    attribs.href = targetOf(attribs.href ?? "", hosts);
  // The page has its own h1, so an h1 in the text becomes an h2, and all other headings move down too.
  const shift = DomUtils.getElementsByTagName("h1", children).length > 0 ? 1 : 0;
  return blocksOf(children, shift).join("");
}

/** The heading that clean HTML begins with, as the title of a whole article does; with `isAny` its first line. */
export function headingOf(
  html: string,
  isAny = false,
): { heading: string; rest: string } | undefined {
  const begins = isAny ? /^<(h[2-4]|p)\b[^>]*>(.*?)(?:<br>(.*?))?<\/\1>/ : /^<(h2)>(.*?)<\/h2>/;
  const [first = "", tag, words = "", more] = begins.exec(html) ?? [];
  const heading = DomUtils.textContent(parseDocument(words)).trim();
  const below = more ? `<${tag}>${more}</${tag}>` : "";
  return heading ? { heading, rest: promoted(below + html.slice(first.length)) } : undefined;
}

/** Without its title, the headings of an article are those of its parts. */
const promoted = (html: string) =>
  html.includes("<h2>")
    ? html
    : html.replace(/(<\/?h)([34])>/g, (_, tag, level) => `${tag}${Number(level) - 1}>`);

/** What a pasted text has and the site does not show, in words. */
export function droppedFrom(html: string): string[] {
  const { children } = parseDocument(html.replace(/<head[\s\S]*?<\/head>/i, ""));
  const all = DomUtils.findAll(() => true, children);
  const count = (one: string, many: string, is: (element: Element) => boolean) => {
    const { length } = all.filter(is);
    if (length === 0) return [];
    return length === 1 ? `a ${one}` : `${length} ${many}`;
  };
  const has = (said: RegExp, words: string) =>
    all.some(({ attribs }) => said.test(attribs.style ?? "")) ? words : [];
  return [
    count(
      "picture (drop its file into the text)",
      "pictures (drop their files into the text)",
      ({ name }) => /^(img|v:imagedata)$/.test(name),
    ),
    count("film or frame", "films and frames", ({ name }) =>
      /^(iframe|video|object|embed)$/.test(name),
    ),
    count(
      "link that leads nowhere outside of the document",
      "links that lead nowhere outside of the document",
      ({ name, attribs }) =>
        name === "a" &&
        /^(?!#_mso|#cmnt)/.test(attribs.href ?? "#cmnt") &&
        !targetOf(attribs.href ?? "", []),
    ),
    count("comment", "comments", isComment),
    count("struck-out change", "struck-out changes", isStruckOut),
    count("merged cell", "merged cells", ({ attribs }) =>
      [attribs.colspan, attribs.rowspan].some((cells = "1") => Number(cells) > 1),
    ),
    all.some(({ name }) => name === "u") ? "underlining" : [],
    all.some(
      (one) =>
        digitsOf(one) &&
        /[^\d\s]/.test(DomUtils.textContent(one)) &&
        !DomUtils.findOne(isCommentMark, [one]),
    )
      ? "raised or lowered letters"
      : [],
    has(/(^|[;\s-])color:(?!\s*(black|windowtext|#000))|background/i, "colours"),
    has(/font-(family|size)/i, "typefaces and sizes"),
    has(/text-align:\s*(center|right|justify)/i, "alignment"),
    invisibleWords(withoutInvisible(DomUtils.textContent(children)).removed),
  ].flat();
}

export function invisibleWords(count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? "an invisible character" : `${count} invisible characters`];
}

/** Of Word, which puts comments at the end of what it copies. */
const isComment = ({ attribs }: Element) =>
  /mso-element:\s*comment(?!-list)/.test(attribs.style ?? "");

/** The mark in the text to which a comment belongs, and the line that Word draws above all comments. */
const isCommentMark = ({ attribs }: Element) =>
  /msocom(anchor|off)|^cmnt/.test(attribs.class ?? attribs.id ?? "");

/** What somebody struck out while changes were tracked. */
const isStruckOut = ({ name, attribs }: Element) =>
  name === "del" && attribs.datetime !== undefined;

/** The blocks as clean HTML; words outside of a block become paragraphs. `shift` is added to the levels of headings. */
function blocksOf(nodes: Parsed[], shift: number): string[] {
  const found: string[] = [];
  let line = "";
  const endLine = () => {
    const words = line.replace(/^(\s|<br>)+|(\s|<br>)+$/g, "");
    if (words) found.push(`<p>${words}</p>`);
    line = "";
  };
  // Word writes the items of a list as paragraphs, one after the other.
  let items: Element[] = [];
  const endList = () => {
    if (items.length > 0) found.push(listOf(items));
    items = [];
  };
  for (const node of nodes) {
    if (isElement(node) && levelOf(node) > 0) {
      endLine();
      items.push(node);
      continue;
    }
    if (isElement(node) || DomUtils.textContent(node).trim()) endList();
    if (isElement(node) && (isComment(node) || isBlock(node))) {
      endLine();
      if (!isComment(node)) found.push(...blockOf(node, shift));
    } else line += inlineOf(node);
  }
  endLine();
  endList();
  return found;
}

function blockOf(element: Element, shift: number): string[] {
  const { name, children } = element;
  const level = headingLevelOf(element);
  if (level !== undefined) return headingWith(children, level + shift);
  switch (name) {
    case "hr":
      return isCommentMark(element) ? [] : ["<hr>"];
    case "pre":
      return [`<pre>${escapeHtml(withoutInvisible(DomUtils.textContent(element)).text)}</pre>`];
    case "table":
      return tableOf(element, shift);
    case "ul":
    case "ol":
      return htmlListOf(element, shift);
    case "blockquote":
      return quoteOf(blocksOf(children, shift));
    default:
      return blocksOf(children, shift);
  }
}

function headingLevelOf({ name, attribs }: Element): number | undefined {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return Number(level);
  return /MsoTitle/.test(attribs.class ?? "") ? 1 : undefined;
}

function headingWith(children: Parsed[], level: number): string[] {
  const words = wordsOf(children, true);
  const tag = `h${Math.min(4, Math.max(2, level))}`;
  return words ? [`<${tag}>${words}</${tag}>`] : [];
}

const quoteOf = (inner: string[]) =>
  inner.length > 0 ? [`<blockquote>${inner.join("")}</blockquote>`] : inner;

function htmlListOf({ name, children }: Element, shift: number): string[] {
  // Google Docs puts a list within a list beside the items, not into one of them.
  const items: string[] = [];
  for (const item of children.filter(isElement)) {
    const isItem = item.name === "li";
    const inner = blocksOf(isItem ? item.children : [item], shift).join("");
    items.push(isItem ? inner : (items.pop() ?? "") + inner);
  }
  return items.length > 0 ? [`<${name}><li>${items.join("</li><li>")}</li></${name}>`] : [];
}

/** The first row is headings. A table of one cell is only a frame: its content is returned. */
function tableOf(table: Element, shift: number): string[] {
  const rows = DomUtils.getElementsByTagName("tr", table);
  const cells = rows.map(({ children }) => children.filter(isElement));
  if (cells.length === 1 && cells[0]?.length === 1)
    return blocksOf(cells[0][0]?.children ?? [], shift);
  const html = cells.map((row, index) => {
    const tag = index === 0 ? "th" : "td";
    return `<tr>${row.map(({ children }) => `<${tag}>${wordsOf(children, index === 0)}</${tag}>`).join("")}</tr>`;
  });
  return html.length > 0 ? [`<table>${html.join("")}</table>`] : [];
}

/** The level of an item in a list of Word; 0 for what is none. */
const levelOf = ({ attribs }: Element) =>
  Number(/mso-list:\s*l\d+\s+level(\d)/.exec(attribs.style ?? "")?.[1] ?? 0);

/** The items of a list of Word as a list of HTML, with items of deeper levels as lists inside. */
function listOf(items: Element[]): string {
  const [first] = items;
  if (!first) return "";
  const tag = /^\s*\w{1,4}[.)]/.test(DomUtils.textContent(first)) ? "ol" : "ul";
  const starts = [...items.keys()].filter(
    (index) => levelOf(items[index] ?? first) <= levelOf(first),
  );
  const entries = starts.map((start, index) => {
    const words = wordsOf(items.slice(start, start + 1));
    return `<li><p>${words}</p>${listOf(items.slice(start + 1, starts[index + 1]))}</li>`;
  });
  return `<${tag}>${entries.join("")}</${tag}>`;
}

/** Inline HTML; blocks become plain words. `isPlain` drops bold and italic. */
const wordsOf = (nodes: Parsed[], isPlain = false) =>
  nodes
    .map((node) => inlineOf(node, isPlain))
    .join("")
    .trim();

function inlineOf(node: Parsed, isPlain = false): string {
  if (node.type === "text") {
    const { text } = withoutInvisible(DomUtils.textContent(node));
    return escapeHtml(text.replace(/[\s\u00a0]+/g, " "));
  }
  if (!isElement(node) || isLeftOut(node)) return "";
  if (node.name === "br") return isPlain ? " " : "<br>";
  const inner = node.children.map((child) => inlineOf(child, isPlain)).join("");
  if (!inner.trim()) return inner;
  const digits = /^\s*\d+\s*$/.test(inner) && digitsOf(node);
  if (digits) return inner.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
  return markedAs(node, isBlock(node) ? `${inner} ` : inner, isPlain);
}

/** What is no word of the text, as the bullet or number that Word writes before a list item. */
const isLeftOut = (element: Element) =>
  DROPPED.has(element.name) ||
  isStruckOut(element) ||
  isCommentMark(element) ||
  /mso-list:\s*Ignore/i.test(element.attribs.style ?? "");

/** The words with what the element says of them: a link, code, bold or italic. */
function markedAs({ name, attribs }: Element, words: string, isPlain: boolean): string {
  if (name === "a" && attribs.href) return `<a href="${escapeHtml(attribs.href)}">${words}</a>`;
  if (name === "code") return `<code>${words}</code>`;
  if (isPlain) return words;
  const marks = MARKS.filter(([, names, property, looks]) => {
    const value = property.exec(attribs.style ?? "")?.[1] ?? "";
    return looks.test(value) || (names.includes(name) && !PLAIN.test(value));
  });
  return marks.reduce((marked, [mark]) => wrappedIn(mark, marked), words);
}

/** The digits of an element that is lowered, as in CO₂, or raised, as in m²: letters of their own. */
function digitsOf({ name, attribs }: Element): string | undefined {
  const [, align = name] = /vertical-align:\s*(sub|super)/.exec(attribs.style ?? "") ?? [];
  return { sub: LOWERED, sup: RAISED, super: RAISED }[align];
}

/** Blanks at the ends of the words come outside of the element. */
const wrappedIn = (mark: string, words: string) =>
  words.replace(
    /^(\s*)([\s\S]*?)(\s*)$/,
    (_, before, inner, after) => `${before}<${mark}>${inner}</${mark}>${after}`,
  );

/** The target of a link, also of one that Google Docs redirects; a path for this site, "" for unknown protocols. */
function targetOf(href: string, hosts: string[]): string {
  const [, sent] = /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(href) ?? [];
  const target = sent ? decodeURIComponent(sent) : href;
  const url = URL.parse(target);
  if (url && hosts.includes(url.host.replace(/^www\./, "")))
    return url.pathname.replace(/(?<=.)\/$/, "") + url.search + url.hash;
  return /^(https?:|mailto:|tel:|\/(?!\/))/i.test(target) ? target : "";
}

const isElement = (node: Parsed): node is Element => "attribs" in node;

/** Whether an element is a block or contains one, as the <b> that Google Docs puts around a whole text. */
const isBlock = ({ name, children }: Element): boolean =>
  BLOCK.test(name) ||
  (!DROPPED.has(name) &&
    name !== "a" &&
    children.some((child) => isElement(child) && isBlock(child)));
