import { meant, nearest } from "../../contract/nearest.ts";
import { isPhoto, photoProblem } from "../art/photograph.ts";
import { PICTURE_NAMES } from "../art/registry.ts";
import { filePathOf } from "../content/reader/content-files.ts";
import { bodyLineOf } from "../content/reader/lines.ts";
import { coded, type Reason } from "../content/reader/problem-words.ts";
import { refuseIn, tryRead } from "../content/reader/problems.ts";
import { fillText, firm } from "../content/reader/read.ts";
import {
  allSources,
  hasRecord,
  readSource,
  recordNames,
  type Source,
} from "../content/reader/sources.ts";
import { unknownStatementReason, unknownStatements } from "../content/records/dated-text.ts";
import { markdownHeadings, referencesIn } from "../content/records/markdown.ts";
import { sitePaths } from "../content/records/paths.ts";
import { allPosts, isOut } from "../content/records/posts.ts";
import { trainings } from "../content/records/trainings.ts";
import { href } from "../paths.ts";

/** Checks links and statements of all records; `picture.name`, `photo` and `to` are such fields everywhere. */
export function checkReferences(): void {
  const pages = new Set([...sitePaths(), ...brokenPages()]);
  const waiting = allPosts().filter((post) => !isOut(post));
  const waitingPaths = waiting.map(({ id }) => href("/blog/:id", id));
  for (const source of allSources()) {
    // An unpublished article may link to other unpublished ones.
    const isWaiting = waiting.some(({ id }) => source.file === `content/posts/${id}.md`);
    const known = isWaiting ? new Set([...pages, ...waitingPaths]) : pages;
    checkFields(source, known);
    checkBody(source, known);
  }
}

function checkFields({ file, data }: Source, pages: Set<string>): void {
  for (const { field, value } of fieldsOf(data)) {
    const reason = referenceProblem(field, value, pages);
    if (reason) refuseIn(file, [{ field, reason }]);
  }
}

function checkBody(source: Source, pages: Set<string>): void {
  const { body } = source;
  for (const { type, href, text, raw } of referencesIn(body)) {
    const reason = type === "image" ? imageProblem(href, text) : linkProblem(href, source, pages);
    if (reason) refuseInBody(source, raw, reason);
  }
  for (const name of unknownStatements(body))
    refuseInBody(source, `{${name}}`, unknownStatementReason(name));
}

const refuseInBody = (source: Source, written: string, reason: Reason) =>
  refuseIn(source.file, [{ line: bodyLineOf(source, written), field: "body", reason }]);

/** Paths of pages whose records are broken now: a link to one is no mistake. */
function brokenPages(): string[] {
  const slugs = new Set(trainings().map(({ slug }) => slug));
  const articles = new Set(allPosts().map(({ id }) => String(id)));
  return [
    ...recordNames("trainings").flatMap((id) => (slugs.has(id) ? [] : `/trainings/${id}`)),
    ...recordNames("posts").flatMap((id) => (articles.has(id) ? [] : `/blog/${id}`)),
    ...recordNames("rules").map((id) => `/rules/${id}`),
  ];
}

function referenceProblem(field: string, value: string, known: Set<string>): Reason | undefined {
  if (/(^|\.)picture\.name$/.test(field)) return pictureProblem(value);
  if (/(^|\.)photo$/.test(field)) return photoProblem(value, { leastWidth: 640, upright: true });
  if (!/(^|\.)(to|under)$/.test(field) || !value.startsWith("/")) return undefined;
  return pathProblem(value, known);
}

function pictureProblem(name: string): Reason | undefined {
  if (isPhoto(name)) return photoProblem(name, { leastWidth: 960 });
  if (PICTURE_NAMES.includes(name)) return undefined;
  return coded("noDrawing", { name, known: [...PICTURE_NAMES] });
}

/** Every text of a record, with the path of its field: "hero.picture.name". */
export function* fieldsOf(
  data: unknown,
  above: string[] = [],
): Generator<{ field: string; value: string }> {
  if (typeof data === "string") yield { field: above.join("."), value: data };
  if (typeof data !== "object" || data === null) return;
  for (const [key, value] of Object.entries(data)) yield* fieldsOf(value, [...above, key]);
}

function imageProblem(href: string, alt: string): Reason | undefined {
  if (!href.startsWith("photos/")) return coded("notPhotoInText", { href });
  if (!alt.trim()) return coded("noPictureWords", { href });
  return photoProblem(href, { leastWidth: 640 });
}

function linkProblem(href: string, source: Source, pages: Set<string>): Reason | undefined {
  if (/^(mailto|tel):/i.test(href)) return undefined;
  if (/^https?:\/\//i.test(href)) return ownDomainProblem(href);
  if (href.startsWith("#")) return anchorProblem(href.slice(1), headingIds(source.body));
  if (!/^\/(?!\/)/.test(href)) return coded("notLink", { href, meant: rightForm(href, pages) });
  return pathProblem(href, pages);
}

/** What is wrong with a link to this site; undefined if it leads somewhere. */
export function pathProblem(link: string, pages: Set<string>): Reason | undefined {
  const [path = "", anchor] = link.replace(/\?[^#]*/, "").split("#");
  if (!pages.has(path)) return noPageReason(path, pages);
  const anchors = anchor ? anchorsOf(path) : undefined;
  return anchor && anchors ? anchorProblem(anchor, anchors) : undefined;
}

function anchorsOf(path: string): string[] | undefined {
  if (path === href("/corporate-trainings")) return recordNames("corporate-trainings");
  const file = textOf(path);
  const source = file && tryRead(() => readSource(filePathOf(file)));
  return source ? headingIds(source.body) : undefined;
}

/** The file whose headings a page has as anchors. */
function textOf(path: string): string | undefined {
  if (path === href("/privacy-policy")) return "content/pages/privacy-policy.md";
  const [, article] = /^\/blog\/(\d+)$/.exec(path) ?? [];
  return article && `content/posts/${article}.md`;
}

const headingIds = (body: string) => markdownHeadings(fillText(body, () => {})).map(({ id }) => id);

function noPageReason(path: string, pages: Set<string>): Reason {
  const [, folder, id = ""] = /^\/(blog|trainings)\/([\w-]+)$/.exec(path) ?? [];
  if (folder === "blog" && hasRecord("posts", id)) return coded("articleNotOut", { path });
  if (folder === "trainings" && hasRecord("trainings", id))
    return coded("trainingWithoutPage", { path });
  return coded("noPage", { path, guess: meant(path, pages) });
}

/** A link to this site must not name its domain, because the site may move to another. */
function ownDomainProblem(href: string): Reason | undefined {
  const { host, pathname, hash } = new URL(href);
  const own = tryRead(firm)?.domain;
  return own && host.replace(/^www\./, "") === own
    ? coded("ownDomain", { path: `${pathname}${hash}` })
    : undefined;
}

function anchorProblem(written: string, anchors: string[]): Reason | undefined {
  const anchor = decoded(written);
  if (anchors.includes(anchor)) return undefined;
  return anchors.length === 0
    ? coded("noHeadings", { anchor })
    : coded("noAnchor", { anchor, known: anchors });
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** What was probably meant: www.a.org gets https://, and blog/2, ../blog/2 and 2.md become /blog/2. */
function rightForm(href: string, pages: Set<string>): string {
  if (/^www\./i.test(href)) return `https://${href}`;
  const rest = href.replace(/^[./]+/, "").replace(/\.(md|html?)$/, "");
  if (/^\d+$/.test(rest)) return `/blog/${rest}`;
  if (/^[^/]+@[^/]+$/.test(href)) return `mailto:${href}`;
  if (pages.has(`/${rest}`)) return `/${rest}`;
  return nearest(`/${rest}`, pages) ?? "the whole path, as in /blog/2";
}
