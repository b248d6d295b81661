import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** BUILD_DIR lets the checks run against another build than the last one. */
export const client = path.resolve(process.env.BUILD_DIR ?? "build/client");
if (!existsSync(path.join(client, "index.html"))) {
  throw new Error(`There is no built site in ${client}: run npm run build first.`);
}

export type Element = { tag: string; attributes: Record<string, string>; inner: string };
export type Page = { path: string; html: string; head: string; body: string; isNotFound: boolean };

/** Every page of the build, by its address. */
export const pages: Page[] = filesEndingIn(".html")
  .map((name) => {
    const html = readFileSync(path.join(client, name), "utf8");
    const [head = "", body = ""] = html.split("</head>");
    const address = `/${name.replace(/(^|\/)index\.html$|\.html$/, "")}`;
    return { path: address, html, head, body, isNotFound: /(^|\/)404\.html$/.test(name) };
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

/**
 * The build's HTML is written by a machine and proven valid by another check, so patterns are enough to read it.
 * Elements without an end tag have an empty inner text.
 */
export function elements(html: string, tag: string): Element[] {
  const isVoid = /^(meta|link|img|source|input|br|hr)$/.test(tag);
  const pattern = new RegExp(`<${tag}((?:\\s[^>]*)?)>${isVoid ? "()" : `([\\s\\S]*?)</${tag}>`}`, "g");
  return [...html.matchAll(pattern)].map(([, attributes = "", inner = ""]) => ({
    tag,
    attributes: readAttributes(attributes),
    inner,
  }));
}

function readAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

export function meta(page: Page, name: string): string | undefined {
  return elements(page.head, "meta").find(({ attributes }) =>
    [attributes.name, attributes.property, attributes["http-equiv"]].includes(name),
  )?.attributes.content;
}

export function title(page: Page): string {
  return decode(elements(page.head, "title")[0]?.inner ?? "");
}

export function canonical(page: Page): string | undefined {
  return elements(page.head, "link").find(({ attributes }) => attributes.rel === "canonical")?.attributes
    .href;
}

export function isIndexable(page: Page): boolean {
  return !/noindex/.test(meta(page, "robots") ?? "");
}

/** What a reader sees or hears: text, and the attributes that carry text. */
export function textOf(html: string): string {
  const spoken = [...html.matchAll(/\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const shown = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<\/?(?:span|strong|em|a|b|i|time|code|abbr|sub|sup)(?:\s[^>]*)?>/g, "")
    .replace(/<[^>]+>/g, " ");
  return decode([shown, ...spoken].join(" ")).replace(/\s+/g, " ");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

export function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}
