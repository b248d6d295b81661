import type { JSONContent } from "@tiptap/core";
import { MarkdownManager } from "@tiptap/markdown";
import type { Node } from "@tiptap/pm/model";
import { Marked } from "marked";
import { escapeHtml } from "../../../../contract/html.ts";
import { extensions, schema } from "./schema.ts";

/** As a node of the editor and as Markdown, and the white space after it. */
type Block = { node: Node; source: string; gap: string };

/** A text as it was opened: white space at its start, then blocks. Joined, they are the text again. */
export type Source = { lead: string; blocks: Block[]; write: (block: Node) => string };

export function openText(
  markdown: string,
  isMention: (name: string) => boolean,
): Source & { doc: Node } {
  const { tokens, html, read, write } = markdownWith(isMention);
  const all = tokens(markdown);
  const definitions = Object.entries(all.links)
    .map(([name, { href, title }]) => `[${name}]: <${href}>${title ? ` "${title}"` : ""}`)
    .join("\n");
  const blocks: Block[] = [];
  let lead = "";
  for (const token of all) {
    const [, source = "", gap = ""] = /^([\s\S]*?)(\s*)$/.exec(token.raw) ?? [];
    const last = blocks.at(-1);
    if (source) blocks.push({ node: shown(source), source, gap });
    else if (last) last.gap += gap;
    else lead += gap;
  }

  /** The node of a block; one with its Markdown if the editor has no node for it or would write it otherwise. */
  function shown(source: string): Node {
    try {
      const whole = `${source}\n\n${definitions}`.trimEnd();
      const { firstChild, childCount } = read(whole);
      firstChild?.check();
      if (firstChild && childCount === 1 && html(write(firstChild)) === html(whole))
        return firstChild;
    } catch {
      // The editor has nothing for it.
    }
    return schema.node("source", null, schema.text(source));
  }

  const content = blocks.length > 0 ? blocks.map((block) => block.node) : schema.node("paragraph");
  return { lead, blocks, write, doc: schema.node("doc", null, content) };
}

/** The Markdown of a document. Blocks that nobody changed are written exactly as they were in `Source`. */
export function textOf(doc: Node, { lead, blocks, write }: Source): string {
  let [text, before] = ["", -1];
  for (const node of doc.children) {
    const at = [before + 1, ...blocks.keys()].find((index) => blocks[index]?.node.eq(node)) ?? -1;
    const written = blocks[at]?.source ?? write(node);
    // Markdown has no empty paragraphs.
    if (!written) continue;
    const gap = at === before + 1 ? blocks[before]?.gap : undefined;
    text += (text && (gap ?? "\n\n")) + written;
    before = at;
  }
  return text ? lead + text + (blocks.at(-1)?.gap ?? "\n") : lead;
}

/** `tokens` and `html` read Markdown as the site does, Tiptap some of it otherwise: `html` shows what was lost. */
function markdownWith(isMention: (name: string) => boolean) {
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

/** Goes on to the words of a picture that was put into the text just now. */
export const describePicture = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-photo=alt]")?.focus());
