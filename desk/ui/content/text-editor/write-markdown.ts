import { defaultMarkdownSerializer, MarkdownSerializer } from "prosemirror-markdown";
import type { Node } from "prosemirror-model";
import { nodeType } from "./schema.ts";

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

/** A block as Markdown, without a line end. */
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

/** A line of its own: neither a break nor a bar may end the cell. */
const cellText = (cell: Node) =>
  writeMarkdown(nodeType("paragraph").create(null, cell.content))
    .replaceAll(/\\?\n/g, " ")
    .replaceAll("|", "\\|");
