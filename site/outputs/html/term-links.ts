import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { href } from "../../addresses.ts";
import { cutAtTerms } from "../../content/records/terms.ts";

type Node = Parameters<typeof DomUtils.textContent>[0];

/** A link within a link is none, a heading names its section, and what is hidden is read on other days. */
const LEFT_ALONE = /^(?:a|h[1-6]|summary|figcaption|code|th)$/;

export const termPath = (id: string) => `${href("/glossary")}#${id}`;

/** The same HTML, in which the first mention of each term leads to the glossary. */
export function withTermLinks(html: string): string {
  const document = parseDocument(html, { decodeEntities: false });
  const named = new Set<string>();
  for (const child of document.children) linkIn(child, named);
  return DomUtils.getInnerHTML(document, { encodeEntities: false });
}

/** Entities are neither read nor written, so that a text may hold the HTML of its links. */
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
