import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { DomUtils, ElementType, parseDocument } from "htmlparser2";

/** BUILD_DIR lets the checks run against another build than the last one. */
export const client = path.resolve(process.env.BUILD_DIR ?? "build/client");
if (!existsSync(path.join(client, "index.html"))) {
  throw new Error(`There is no built site in ${client}: run npm run build first.`);
}

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element["children"][number];

export type Page = {
  path: string;
  /** From the build's folder. */
  file: string;
  html: string;
  root: Element;
  head: Element;
  main: Element;
  /** Answers unknown paths and has none of its own. */
  isNotFound: boolean;
};

/** Every page of the build, by its path. */
export const pages: Page[] = filesEndingIn(".html")
  .map((file) => {
    const html = readFileSync(path.join(client, file), "utf8");
    const [root] = all(parseDocument(html).children, "html");
    const [head] = root ? all(root, "head") : [];
    const [main] = root ? all(root, "main") : [];
    if (!root || !head || !main) throw new Error(`${file} is no page: it lacks html, head or main`);
    // An article may have the number 404.
    const named = file.replace(/\/404\.html$/, "/not-found.html");
    const sitePath = `/${named.replace(/(^|\/)index\.html$|\.html$/, "")}`;
    return {
      path: sitePath,
      file,
      html,
      root,
      head,
      main,
      isNotFound: /(^|\/)404\.html$/.test(file),
    };
  })
  .sort((a, b) => a.path.localeCompare(b.path));

export function filesEndingIn(ending: string): string[] {
  return readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => name.endsWith(ending));
}

/** Bytes on the wire: the brotli sibling where the build made one. */
export function wireSize(file: string): number {
  const full = path.join(client, file);
  return statSync(existsSync(`${full}.br`) ? `${full}.br` : full).size;
}

/** The elements of one of these names inside, in their order; without names, all of them. */
export function all(inside: Element | Node[], ...names: string[]): Element[] {
  return DomUtils.findAll(
    ({ name }) => names.length === 0 || names.includes(name),
    Array.isArray(inside) ? inside : inside.children,
  );
}

/** What stands inside to the letter, as in a script. */
export const innerText = (element: Element | undefined) =>
  element ? DomUtils.textContent(element) : "";

export function meta(page: Page, name: string): string | undefined {
  return all(page.head, "meta").find(({ attribs }) =>
    [attribs.name, attribs.property, attribs["http-equiv"]].includes(name),
  )?.attribs.content;
}

/** The urls of the head's links of a kind. */
export function linked(page: Page, rel: string): string[] {
  return all(page.head, "link")
    .filter(({ attribs }) => attribs.rel === rel)
    .map(({ attribs }) => attribs.href ?? "");
}

export const title = (page: Page) => innerText(all(page.head, "title")[0]);

export const isIndexable = (page: Page) => !/noindex/.test(meta(page, "robots") ?? "");

const INLINE = new Set([
  "span",
  "strong",
  "em",
  "a",
  "b",
  "i",
  "time",
  "code",
  "abbr",
  "sub",
  "sup",
]);
const SPOKEN = ["alt", "aria-label", "placeholder", "title"];

/** What a reader sees or hears: text, and the attributes that carry text. */
export function textOf(inside: Element): string {
  const spoken = all(inside).flatMap(({ attribs }) => SPOKEN.map((name) => attribs[name] ?? ""));
  return [shownText(inside), ...spoken].join(" ").replace(/\s+/g, " ").trim();
}

function shownText(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  if (node.type !== ElementType.Tag) return " ";
  // One of several wordings, not the one of the day of the build.
  if (INLINE.has(node.name) && "hidden" in node.attribs) return "";
  const text = node.children.map(shownText).join("");
  return INLINE.has(node.name) ? text : ` ${text} `;
}
