import { schema as markdown } from "prosemirror-markdown";
import { type Node, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";

const table = tableNodes({
  tableGroup: "block",
  // A cell of a Markdown table is a line of words.
  cellContent: "inline*",
  cellAttributes: { align: { default: null, getFromDOM: () => null } },
});

/** The nodes and marks of a text: what Markdown has and the site shows. */
export const schema = new Schema({
  nodes: markdown.spec.nodes
    .append(table)
    .addToEnd("mention", {
      inline: true,
      group: "inline",
      atom: true,
      attrs: { name: {} },
      leafText: ({ attrs }) => `{${attrs.name}}`,
      toDOM: ({ attrs }) => ["span", { "data-mention": attrs.name }, `{${attrs.name}}`],
      parseDOM: [
        {
          tag: "span[data-mention]",
          getAttrs: (element) => ({ name: element.getAttribute("data-mention") }),
        },
      ],
    })
    // A block that the editor cannot show: its Markdown.
    .addToEnd("source", {
      group: "block",
      content: "text*",
      marks: "",
      code: true,
      toDOM: () => ["pre", { "data-source": "" }, 0],
      parseDOM: [{ tag: "pre[data-source]", preserveWhitespace: "full" as const, priority: 60 }],
    }),
  marks: markdown.spec.marks.addToEnd("strike", {
    toDOM: () => ["s", 0],
    parseDOM: [{ tag: "s" }, { tag: "del" }],
  }),
});

/** The node type of this name; throws if the schema has none. */
export function nodeType(name: string) {
  const found = schema.nodes[name];
  if (!found) throw new Error(`The text has no ${name}.`);
  return found;
}

export function markType(name: string) {
  const found = schema.marks[name];
  if (!found) throw new Error(`The text has no ${name}.`);
  return found;
}

/** Rows of empty cells below a row of headings. */
export function emptyTable(rows = 3, columns = 2): Node {
  const row = (cell: string) =>
    nodeType("table_row").create(
      null,
      Array.from({ length: columns }, () => nodeType(cell).create()),
    );
  return nodeType("table").create(
    null,
    Array.from({ length: rows }, (_, index) => row(index === 0 ? "table_header" : "table_cell")),
  );
}
