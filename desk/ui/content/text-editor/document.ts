import type { Token } from "marked";
import type { Node } from "prosemirror-model";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { nodeType, schema } from "./schema.ts";

/** A block of a text as a node of the editor and as Markdown, and the white space after it. */
type Block = { node: Node; source: string; gap: string };

/** The Markdown of a text as it was opened: white space at its start, then blocks. Joined, they are the text again. */
export type Source = { lead: string; blocks: Block[] };

export function openText(markdown: string, isMention: (name: string) => boolean): Source & { doc: Node } {
  const { tokens, node } = readMarkdown(isMention);
  const blocks: Block[] = [];
  let lead = "";
  for (const token of tokens(markdown)) {
    const [, source = "", gap = ""] = /^([\s\S]*?)(\s*)$/.exec(token.raw) ?? [];
    const last = blocks.at(-1);
    if (source) blocks.push({ node: shown(token, source), source, gap });
    else if (last) last.gap += gap;
    else lead += gap;
  }

  /** The node of a block; one with its Markdown if the editor has no node for it or would write it otherwise. */
  function shown(token: Token, source: string): Node {
    try {
      const found = node(token);
      const [again, ...more] = tokens(writeMarkdown(found));
      if (again && more.length === 0 && node(again).eq(found)) return found;
    } catch {
      // The editor has nothing for it.
    }
    return nodeType("source").create(null, schema.text(source));
  }

  const content = blocks.length > 0 ? blocks.map((block) => block.node) : [nodeType("paragraph").create()];
  return { lead, blocks, doc: nodeType("doc").create(null, content) };
}

/** The Markdown of a document. Blocks that nobody changed are written exactly as they were in `Source`. */
export function textOf(doc: Node, { lead, blocks }: Source): string {
  let [text, before] = ["", -1];
  for (const node of doc.children) {
    const at = [before + 1, ...blocks.keys()].find((index) => blocks[index]?.node.eq(node)) ?? -1;
    const written = blocks[at]?.source ?? writeMarkdown(node);
    // Markdown has no empty paragraphs.
    if (!written) continue;
    const gap = at === before + 1 ? blocks[before]?.gap : undefined;
    text += (text && (gap ?? "\n\n")) + written;
    before = at;
  }
  return text ? lead + text + (blocks.at(-1)?.gap ?? "\n") : lead;
}
