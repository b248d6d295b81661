import { Marked, type Token, type Tokens } from "marked";
import { defaultMarkdownSerializer, MarkdownSerializer } from "prosemirror-markdown";
import type { Mark, Node } from "prosemirror-model";
import { markType, nodeType, schema } from "./schema.ts";

/** Reads Markdown as the site does. `node` makes a node of a block token, and throws if the editor has none for it. */
export function readMarkdown(isMention: (name: string) => boolean) {
  const marked = new Marked({
    gfm: true,
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
  return { tokens: (markdown: string): Token[] => marked.lexer(markdown), node: blockOf };
}

function blockOf(token: Token): Node {
  switch (token.type) {
    case "paragraph":
    case "text":
      return nodeType("paragraph").create(null, inlineOf(token as Tokens.Paragraph));
    case "heading":
      return nodeType("heading").create({ level: token.depth }, inlineOf(token as Tokens.Heading));
    case "blockquote":
      return nodeType("blockquote").createChecked(null, blocksOf(token.tokens));
    case "hr":
      return nodeType("horizontal_rule").create();
    case "code":
      return nodeType("code_block").create(
        { params: token.lang ?? "" },
        token.text ? schema.text(token.text) : null,
      );
    case "list":
      return listOf(token as Tokens.List);
    case "table":
      return tableOf(token as Tokens.Table);
    default:
      throw new Error(`The editor has nothing for ${token.type}.`);
  }
}

const blocksOf = (tokens: Token[] = []) => tokens.filter(({ type }) => type !== "space").map(blockOf);

function listOf({ ordered, start, loose, items }: Tokens.List): Node {
  if (items.some(({ task }) => task)) throw new Error("The editor has nothing for boxes to tick.");
  const entries = items.map(({ tokens }) => nodeType("list_item").createChecked(null, blocksOf(tokens)));
  return ordered
    ? nodeType("ordered_list").create({ order: start || 1, tight: !loose }, entries)
    : nodeType("bullet_list").create({ tight: !loose }, entries);
}

function tableOf({ header, rows }: Tokens.Table): Node {
  const row = (cells: Tokens.TableCell[], type: string) =>
    nodeType("table_row").create(
      null,
      cells.map((cell) => nodeType(type).create({ align: cell.align }, inlineOf(cell))),
    );
  return nodeType("table").create(null, [
    row(header, "table_header"),
    ...rows.map((cells) => row(cells, "table_cell")),
  ]);
}

const MARKS: Record<string, string> = { strong: "strong", em: "em", del: "strike", link: "link" };

function inlineOf({ tokens = [] }: { tokens?: Token[] }, marks: readonly Mark[] = []): Node[] {
  return tokens.flatMap((token) => {
    const name = MARKS[token.type];
    if (name) {
      const attrs = token.type === "link" ? { href: token.href, title: token.title ?? null } : null;
      return inlineOf(token as { tokens?: Token[] }, markType(name).create(attrs).addToSet(marks));
    }
    switch (token.type) {
      case "br":
        return nodeType("hard_break").create(null, null, marks);
      case "image":
        return nodeType("image").create(
          { src: token.href, alt: token.text || null, title: token.title || null },
          null,
          marks,
        );
      case "mention":
        return nodeType("mention").create({ name: token.name }, null, marks);
      case "codespan":
        return textNodes(token.text, markType("code").create().addToSet(marks));
      case "text":
        if ("tokens" in token && token.tokens) return inlineOf(token as { tokens?: Token[] }, marks);
        return textNodes(token.text, marks);
      // HTML in the text is shown as plain text, as on the site.
      case "escape":
      case "html":
        return textNodes(token.text, marks);
      default:
        throw new Error(`The editor has nothing for ${token.type}.`);
    }
  });
}

const textNodes = (text: string, marks: readonly Mark[]): Node[] =>
  text ? [schema.text(text.replaceAll("\n", " "), marks)] : [];

const { nodes, marks } = defaultMarkdownSerializer;

const serializer = new MarkdownSerializer(
  {
    ...nodes,
    bullet_list: (state, node) => state.renderList(node, "  ", () => "- "),
    ordered_list(state, node) {
      state.renderList(node, "   ", (index) => `${node.attrs.order + index}. `);
    },
    mention: (state, node) => state.text(`{${node.attrs.name}}`, false),
    source(state, node) {
      state.text(node.textContent, false);
      state.closeBlock(node);
    },
    table(state, node) {
      state.write(tableText(node));
      state.closeBlock(node);
    },
  },
  { ...marks, strike: { open: "~~", close: "~~", mixable: true, expelEnclosingWhitespace: true } },
);

/** A block as Markdown, without line ends after it. */
export const writeMarkdown = (block: Node): string =>
  serializer.serialize(nodeType("doc").create(null, block), { tightLists: false }).replace(/\n+$/, "");

const RULES: Record<string, string> = { left: ":---", right: "---:", center: ":---:" };

function tableText(table: Node): string {
  const [head = "", ...rows] = table.children.map(
    (row) => `| ${row.children.map((cell) => cellText(cell)).join(" | ")} |`,
  );
  const rules = (table.firstChild?.children ?? []).map(({ attrs }) => RULES[attrs.align] ?? "---");
  return [head, `| ${rules.join(" | ")} |`, ...rows].join("\n");
}

/** The Markdown of a table cell, on one line and with bars escaped. */
const cellText = (cell: Node) =>
  writeMarkdown(nodeType("paragraph").create(null, cell.content))
    .replaceAll(/\\?\n/g, " ")
    .replaceAll("|", "\\|");
