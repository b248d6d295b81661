import { DomUtils, type ParserOptions, parseDocument } from "htmlparser2";
import { escapeHtml } from "../../../contract/html.ts";
import { plain } from "../../content/records/dated-text.ts";
import type { Post } from "../../content/records/posts.ts";
import { dayText } from "../../dates/dates.ts";
import { absolute } from "../seo/json-ld.ts";

/** What was corrected, and how that is announced. */
type Updated = NonNullable<Post["updated"]> & { label: string };

const TEXT: ParserOptions = { decodeEntities: true };

/**
 * The whole article for readers that know neither our styles nor our scripts: links with their full address, and of a
 * statement with several wordings only the one that is true on the day of the build.
 */
export function articleHtml(html: string, updated?: Updated): string {
  const document = parseDocument(html, TEXT);
  const elements = DomUtils.getElementsByTagName("*", document, true);
  for (const element of elements) {
    if ("hidden" in element.attribs) DomUtils.removeElement(element);
    // The one size that every reader shows.
    if (element.name === "source") DomUtils.removeElement(element);
    const { href, id, scope, src, width, height, alt } = element.attribs;
    element.attribs = {
      ...(src ? { src: absolute(src), width: width ?? "", height: height ?? "", alt: alt ?? "" } : {}),
      ...(id ? { id } : {}),
      ...(scope ? { scope } : {}),
      ...("open" in element.attribs ? { open: "" } : {}),
      ...(href ? { href: href.startsWith("/") ? absolute(href) : href } : {}),
    };
  }
  const body = DomUtils.getInnerHTML(document, { encodeEntities: "utf8" });
  return updated ? `${updatedHtml(updated)}${body}` : body;
}

function updatedHtml({ date, text, label }: Updated): string {
  const paragraphs = text.map((paragraph) => `<p>${escapeHtml(plain(paragraph))}</p>`).join("");
  return `<blockquote><p><strong>${escapeHtml(label)} ${dayText(date)}</strong></p>${paragraphs}</blockquote>`;
}
