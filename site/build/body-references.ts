import { meant, nearest } from "../../contract/nearest.ts";
import { photoProblem } from "../art/photograph.ts";
import { filePathOf } from "../content/reader/content-files.ts";
import { bodyLineOf } from "../content/reader/lines.ts";
import { type FieldProblem, tryRead } from "../content/reader/problems.ts";
import { fillText, firm } from "../content/reader/read.ts";
import { hasRecord, readSource, recordNames, type Source } from "../content/reader/sources.ts";
import { markdownHeadings, referencesIn } from "../content/records/markdown.ts";
import { href } from "../paths.ts";

const PHOTOGRAPH = { leastWidth: 640 };

/** What is wrong with the links and pictures of a Markdown text; `pages` are the paths that it may link to. */
export function bodyProblems(source: Source, pages: Set<string>): FieldProblem[] {
  return referencesIn(source.body).flatMap((token) => {
    const reason =
      token.type === "image" ? imageProblem(token.href, token.text) : linkProblem(token.href, source, pages);
    return reason ? [{ line: bodyLineOf(source, token.raw), field: "body", reason }] : [];
  });
}

function imageProblem(href: string, alt: string): string | undefined {
  if (!href.startsWith("photos/"))
    return `A picture in a text is a photograph of content/photos, not “${href}”: write ![What it shows](photos/campus.jpg).`;
  if (!alt.trim())
    return `Say what the picture shows, for people who cannot see it: ![Students at a rainwater drain](${href}).`;
  return photoProblem(href, PHOTOGRAPH);
}

/** A link may lead to a mailbox, a phone number, another site, a heading of this text, or a page by its path. */
function linkProblem(href: string, source: Source, pages: Set<string>): string | undefined {
  if (/^(mailto|tel):/i.test(href)) return undefined;
  if (/^https?:\/\//i.test(href)) return ownDomainProblem(href);
  if (href.startsWith("#")) return anchorProblem(href.slice(1), headingIds(source.body));
  if (!/^\/(?!\/)/.test(href)) return `“${href}” is not a link: write ${rightForm(href, pages)}.`;
  return pathProblem(href, pages);
}

/** Why a link to a path of this site leads nowhere: no such page, or no such anchor on it. */
export function pathProblem(link: string, pages: Set<string>): string | undefined {
  const [path = "", anchor] = link.replace(/\?[^#]*/, "").split("#");
  if (!pages.has(path)) return noPageReason(path, pages);
  const anchors = anchor ? anchorsOf(path) : undefined;
  return anchor && anchors ? anchorProblem(anchor, anchors) : undefined;
}

/** The anchors of a page that are made from content. Nothing for other pages, which are checked when they are built. */
function anchorsOf(path: string): string[] | undefined {
  const [, article] = /^\/blog\/(\d+)$/.exec(path) ?? [];
  if (path === href("/corporate-trainings")) return recordNames("corporate-trainings");
  const file = article ? `posts/${article}` : path === href("/privacy-policy") && "pages/privacy-policy";
  const source = file && tryRead(() => readSource(filePathOf(`content/${file}.md`)));
  return source ? headingIds(source.body) : undefined;
}

/** The ids of the second-level headings of a text. */
const headingIds = (body: string) => markdownHeadings(fillText(body, () => {})).map(({ id }) => id);

function noPageReason(path: string, pages: Set<string>): string {
  const [, folder, id = ""] = /^\/(blog|trainings)\/([\w-]+)$/.exec(path) ?? [];
  if (folder === "blog" && hasRecord("posts", id))
    return `The article ${path} is not out yet: link to it from its day on, when its draft line is gone.`;
  if (folder === "trainings" && hasRecord("trainings", id))
    return `The training ${path} has no page of its own yet (live: false): link to /trainings-calendar.`;
  return `There is no page ${path} on this site: ${meant(path, pages) || "write one there is, as in /contact."}`;
}

/** A link to this site must not name its domain, because the site may move to another. */
function ownDomainProblem(href: string): string | undefined {
  const { host, pathname, hash } = new URL(href);
  const own = tryRead(firm)?.domain;
  return own && host.replace(/^www\./, "") === own
    ? `Write a link to a page of this site without the domain: ${pathname}${hash}.`
    : undefined;
}

function anchorProblem(written: string, anchors: string[]): string | undefined {
  const anchor = decoded(written);
  if (anchors.includes(anchor)) return undefined;
  return anchors.length === 0
    ? `The text has no headings (lines like “## A heading”) that #${anchor} could lead to.`
    : `There is no #${anchor} there: ${meant(anchor, anchors) || `it has #${anchors.join(", #")}.`}`;
}

/** An anchor that cannot be decoded is returned as it is. */
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
  return pages.has(`/${rest}`) ? `/${rest}` : (nearest(`/${rest}`, pages) ?? "the whole path, as in /blog/2");
}
