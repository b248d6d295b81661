import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { photograph, photoProblem } from "../../art/photograph.ts";
import { markdownToHtml } from "../../content/records/markdown.ts";
import type { Post } from "../../content/records/posts.ts";
import { cutAtTerms } from "../../content/records/terms.ts";
import { href } from "../../paths.ts";

export const postHtml = ({ body }: Pick<Post, "body">) =>
  withTermLinks(markdownToHtml(body, photoHtml));

/** The width of an article's text; see site/styles/prose.css. */
const SIZES = "auto, (min-width: 40rem) 38rem, 100vw";

/** A photograph as site/ui/picture.tsx shows it; nothing if the file cannot be used. `alt` must be escaped. */
export function photoHtml(reference: string, alt: string): string | undefined {
  if (photoProblem(reference, { leastWidth: 1 })) return undefined;
  const { wide, photo } = photograph(reference);
  const { src, width, height } = wide;
  return `<picture><source type="image/avif" srcset="${photo?.avif}" sizes="${SIZES}"><img src="${src}" srcset="${photo?.webp}" sizes="${SIZES}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"></picture>`;
}

type Node = ReturnType<typeof parseDocument>["children"][number];

/** Elements without links to terms: links cannot be nested, and headings and labels name their own content. */
const LEFT_ALONE = /^(?:a|h[1-6]|summary|figcaption|code|th)$/;

export const termPath = (id: string) => `${href("/glossary")}#${id}`;

/** The HTML with a link to the glossary where each term is first named. Text that is hidden on some days gets none. */
export function withTermLinks(html: string): string {
  const document = parseDocument(html, { decodeEntities: false });
  const named = new Set<string>();
  for (const child of document.children) linkIn(child, named);
  return DomUtils.getInnerHTML(document, { encodeEntities: false });
}

/** Adds links to the texts of a node, in place. Entities are not decoded, so a text node may hold the HTML of links. */
function linkIn(node: Node, named: Set<string>): void {
  if (node.type === ElementType.Text)
    node.data = cutAtTerms(node.data, named)
      .map((part) =>
        typeof part === "string"
          ? part
          : `<a class="term" href="${termPath(part.id)}">${part.text}</a>`,
      )
      .join("");
  if (node.type !== ElementType.Tag || LEFT_ALONE.test(node.name)) return;
  if ("hidden" in node.attribs || "data-from" in node.attribs || "data-until" in node.attribs)
    return;
  for (const child of node.children) linkIn(child, named);
}
