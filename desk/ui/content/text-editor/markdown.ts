import type { JSONContent } from "@tiptap/core";
import { MarkdownManager } from "@tiptap/markdown";
import type { Node } from "@tiptap/pm/model";
import { Marked } from "marked";
import { escapeHtml } from "../../../../contract/html.ts";
import { extensions, schema } from "./schema.ts";

/**
 * Reads Markdown into nodes of the editor and writes them. `tokens` and `html` read it as the site does:
 * Tiptap reads some things otherwise, and `html` shows what was lost.
 */
export function markdownWith(isMention: (name: string) => boolean) {
  const plain = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });
  const html = (text: string) => String(plain.parse(text)).replaceAll("\n", " ");
  const marked = new Marked({
    // HTML in the text is shown as plain text, as on the site.
    tokenizer: { html: () => undefined, tag: () => undefined },
    extensions: [
      {
        name: "mention",
        level: "inline",
        start: (source) => source.indexOf("{"),
        tokenizer(source) {
          const [raw = "", name = ""] = /^\{([\w-]+(?:\.[\w-]+)?)\}/.exec(source) ?? [];
          return name && isMention(name) ? { type: "mention", raw, name } : undefined;
        },
      },
    ],
  });
  // Tiptap would add readings of its own, such as lists with letters, that the site does not have.
  marked.use = () => marked;
  const manager = new MarkdownManager({ extensions, marked: marked as never });
  const read = (text: string): Node => schema.nodeFromJSON(onOneLine(manager.parse(text)));
  const write = (block: Node): string => {
    const text = manager.serialize({ type: "doc", content: [block.toJSON()] }).replace(/\n+$/, "");
    // Tiptap writes every & < > as an entity; the search and engineers read the signs themselves.
    const short = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
    return html(short) === html(text) ? short : text;
  };
  return { tokens: (text: string) => plain.lexer(text), html, read, write };
}

/** A line that ends within a paragraph is a blank, as on the site. */
function onOneLine(node: JSONContent): JSONContent {
  if (node.type === "codeBlock") return node;
  const { text, content } = node;
  return {
    ...node,
    ...(text && { text: text.replaceAll("\n", " ") }),
    ...(content && { content: content.map(onOneLine) }),
  };
}
