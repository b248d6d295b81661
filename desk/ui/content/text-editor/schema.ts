import { getSchema, Node, type NodeConfig } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import { BulletList, OrderedList } from "@tiptap/extension-list";
import Paragraph from "@tiptap/extension-paragraph";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { ReactNodeViewRenderer } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { MentionView, PhotographView } from "./views.tsx";

const Mention = Node.create({
  name: "mention",
  inline: true,
  group: "inline",
  atom: true,
  addAttributes: () => ({
    name: {
      parseHTML: (element) => element.getAttribute("data-mention"),
      renderHTML: ({ name }) => ({ "data-mention": name }),
    },
  }),
  parseHTML: () => [{ tag: "span[data-mention]" }],
  renderHTML: ({ node, HTMLAttributes }) => ["span", HTMLAttributes, `{${node.attrs.name}}`],
  renderText: ({ node }) => `{${node.attrs.name}}`,
  addNodeView: () => ReactNodeViewRenderer(MentionView, { as: "span" }),
  parseMarkdown: ({ name }, { createNode }) => createNode("mention", { name }),
  renderMarkdown: ({ attrs }) => `{${attrs?.name}}`,
});

/** The Markdown of a block that the editor cannot show. */
const Source = Node.create({
  name: "source",
  group: "block",
  content: "text*",
  marks: "",
  code: true,
  parseHTML: () => [{ tag: "pre[data-source]", preserveWhitespace: "full", priority: 60 }],
  renderHTML: () => ["pre", { "data-source": "" }, 0],
  renderMarkdown: ({ content = [] }, { renderChildren }) => renderChildren(content),
});

/** A list keeps whether its Markdown has empty lines between the items. */
const tight = { tight: { default: true, rendered: false } };

const list: Pick<NodeConfig, "parseMarkdown" | "renderMarkdown"> = {
  parseMarkdown: ({ ordered, start, loose, items = [] }, { createNode, parseChildren }) =>
    createNode(
      ordered ? "orderedList" : "bulletList",
      { tight: !loose, ...(ordered && { start: start || 1 }) },
      parseChildren(items),
    ),
  renderMarkdown: ({ attrs, content = [] }, { renderChildren }) =>
    renderChildren(content, attrs?.tight ? "\n" : "\n\n"),
};

const Lists = [
  BulletList.extend({ ...list, addAttributes: () => tight }),
  OrderedList.extend({
    ...list,
    addAttributes: () => ({ ...tight, start: { default: 1 } }),
    // Numbers in pasted plain words stay words.
    addProseMirrorPlugins: () => [],
  }),
];

/** Signs at the start of a line that would make another block of it. */
const STARTS = /^(\s*\d*)(#{1,6}(?=\s|$)|[-+.)](?=\s|$)|-{3,}|={3,})/gm;

/** A paragraph whose words stay words. One photograph is a paragraph too. */
const Words = Paragraph.extend({
  parseMarkdown: ({ tokens = [] }, { createNode, parseInline }) =>
    createNode("paragraph", undefined, parseInline(tokens)),
  renderMarkdown: ({ content = [] }, { renderChildren }) =>
    renderChildren(content).replace(STARTS, "$1\\$2"),
});

const Photograph = Image.extend({
  inline: true,
  group: "inline",
  // The desk has photographs at another path: no browser shall fetch this one.
  addAttributes() {
    const src = {
      parseHTML: (element: HTMLElement) => element.getAttribute("data-src"),
      renderHTML: (attrs: { src?: string }) => ({ "data-src": attrs.src }),
    };
    return { ...this.parent?.(), src };
  },
  parseHTML: () => [{ tag: "img[data-src]" }],
  addNodeView: () =>
    ReactNodeViewRenderer(PhotographView, { as: "span", className: "block cursor-pointer" }),
  parseMarkdown: ({ href, text, title }, { createNode }) =>
    createNode("image", { src: href, alt: text || null, title: title || null }),
  renderMarkdown({ attrs = {} }) {
    const { src, alt, title } = attrs;
    const words = title ? ` "${title.replaceAll('"', '\\"')}"` : "";
    return `![${(alt ?? "").replaceAll(/[[\]\\]/g, "\\$&")}](${src}${words})`;
  },
});

const RULES: Record<string, string> = { left: ":---", right: "---:", center: ":---:" };

/** A table that is written without padding, so that a change of one cell changes one line. */
const MarkdownTable = Table.extend({
  // Tiptap's own has styles within, which the policy of the desk refuses.
  renderHTML: () => ["table", ["tbody", 0]],
  renderMarkdown({ content: rows = [] }, { renderChildren }) {
    const [head = "", ...lines] = rows.map(
      ({ content: cells = [] }) =>
        `| ${cells.map(({ content = [] }) => oneLine(renderChildren(content))).join(" | ")} |`,
    );
    const rules = (rows[0]?.content ?? []).map(({ attrs }) => RULES[attrs?.align] ?? "---");
    return [head, `| ${rules.join(" | ")} |`, ...lines].join("\n");
  },
});

const oneLine = (markdown: string) => markdown.replaceAll(/\s*\n/g, " ").replaceAll("|", "\\|");

// A cell of a Markdown table is a line of words.
const cell = { content: "paragraph" };

/** What Markdown has and the site shows. */
export const extensions = [
  StarterKit.configure({
    bulletList: false,
    dropcursor: { class: "bg-leaf" },
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, linkOnPaste: false },
    orderedList: false,
    paragraph: false,
    trailingNode: false,
    underline: false,
  }),
  ...Lists,
  Words,
  Photograph,
  MarkdownTable,
  TableRow,
  TableCell.extend(cell),
  TableHeader.extend(cell),
  Mention,
  Source,
];

export const schema = getSchema(extensions);
