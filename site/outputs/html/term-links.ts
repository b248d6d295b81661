import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { cutAtTerms } from "../../content/records/terms.ts";
import { href } from "../../paths.ts";

type Node = Parameters<typeof DomUtils.textContent>[0];

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
  if (Array.isArray(node)) return;
  if (node.type === ElementType.Text)
    node.data = cutAtTerms(node.data, named)
      .map((part) =>
        typeof part === "string" ? part : `<a class="term" href="${termPath(part.id)}">${part.text}</a>`,
      )
      .join("");
  if (node.type !== ElementType.Tag || LEFT_ALONE.test(node.name)) return;
  if ("hidden" in node.attribs || "data-from" in node.attribs || "data-until" in node.attribs) return;
  for (const child of node.children) linkIn(child, named);
}
