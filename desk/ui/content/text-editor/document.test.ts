import { readFileSync } from "node:fs";
import path from "node:path";
import { createTable } from "@tiptap/extension-table";
import type { Node } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FIXTURES, filesOf, LIVE, split } from "../../../../tests/content/folders.ts";
import { openText, textOf } from "./document.ts";
import { schema } from "./schema.ts";

const texts = [LIVE, FIXTURES].flatMap((folder) =>
  filesOf(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => split(readFileSync(path.join(folder, file), "utf8")).body ?? ""),
);
const open = (markdown: string) => openText(markdown, () => true);

test("every text opened and saved as it is → the same bytes", () => {
  for (const text of texts) {
    const opened = open(text);
    expect(textOf(opened.doc, opened)).toBe(text);
    // Nothing of the firm's own texts has to be shown as Markdown.
    expect(opened.doc.children.filter(({ type }) => type.name === "source")).toEqual([]);
  }
});

test("any Markdown opened and saved as it is → the same bytes", () => {
  const pieces = [
    "# One",
    "words *and* **more** ~~less~~",
    "- a\n- b\n  - c",
    "1) a\n2) b",
    "* a\n\n* b",
    "> quoted\ngoing on",
    "| a | b |\n|---|:-:|\n| `x` | c \\| d |",
    "```js\ncode\n```",
    "    indented",
    "---",
    "***",
    "<b>html</b>",
    "<div>\n\nwords",
    "[a]: https://example.org",
    '![x](photos/a.jpg "c")',
    "- [ ] to do",
    "a  \nb\\\nc",
    "{cbam.sale}",
    "Setext\n---",
    "&amp; \\* {firm}",
    "https://example.org and a@b.org",
    "[a](<b c> 't')",
    "    ",
    "\ta",
    "1. a\n\n   b",
  ];
  const gaps = fc.constantFrom("\n\n", "\n", "\n\n\n", "\n \n");
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(fc.constantFrom(...pieces), fc.string()), gaps)),
      (parts) => {
        const text = parts.flat().join("");
        const opened = open(text);
        expect(textOf(opened.doc, opened)).toBe(text);
      },
    ),
    { numRuns: 300 },
  );
});

test("one block of any text changed → the source of the others stays", () => {
  for (const text of texts) {
    const opened = open(text);
    const state = EditorState.create({ doc: opened.doc });
    let [at, position] = [-1, 0];
    opened.doc.forEach((node, offset, index) => {
      if (at < 0 && node.type.name === "paragraph") [at, position] = [index, offset + 1];
    });
    const next = textOf(state.tr.insertText("Added. ", position).doc, opened);
    expect(next.replace("Added. ", "")).toBe(text);
  }
});

describe("what an editor does", () => {
  const edited = (markdown: string, edit: (state: EditorState) => Node) => {
    const opened = open(markdown);
    return textOf(edit(EditorState.create({ doc: opened.doc })), opened);
  };
  /** Behind the words of the first paragraph. */
  const position = ({ doc }: EditorState) => {
    let found = -1;
    doc.descendants((node, start) => {
      if (found < 0 && node.isTextblock) found = start + node.nodeSize - 1;
    });
    return found;
  };
  const at = (state: EditorState, words: string) => {
    let found = -1;
    state.doc.descendants((node, position) => {
      if (node.isText && node.text?.includes(words))
        found = position + (node.text.indexOf(words) ?? 0);
    });
    return found;
  };

  test("words in a list with a mention and a link → both stay, and the marks of the list", () => {
    const text = '* One [link](/contact "t")\n* Two {cbam.sale}\n\nA  *b*\n';
    expect(edited(text, (state) => state.tr.insertText("New ", at(state, "Two")).doc)).toBe(
      '- One [link](/contact "t")\n- New Two {cbam.sale}\n\nA  *b*\n',
    );
  });

  test.each([
    ["R&D < 5, a\nb\n", "R&D < 5, a b\n"],
    ["* loose\n\n* list\n", "- loose\n\n- list\n"],
    ["A. [b][c]\n\n> [c]: /d\n", "A. [b](/d)\n\n> [c]: /d\n"],
    ['![[x]](a.jpg "say \\"b\\"")\n', '![\\[x\\]](a.jpg "say \\"b\\"")\n'],
    ["<b>a</b> \\<b>\n", "<b>a</b> <b>\n"],
  ])("%j with words added → says the same to visitors", (before, after) => {
    const added = edited(before, (state) => state.tr.insertText("Z", position(state)).doc);
    expect(added.replace("Z", "")).toBe(after);
  });

  test.each(["- # heading in a list\n", "- [ ] to do\n", "**`bold code`**\n"])(
    "%j, which would be lost → as Markdown",
    (text) => {
      expect(open(text).doc.firstChild?.type).toBe(schema.nodes.source);
    },
  );

  test("a bar in a cell → kept within the cell", () => {
    expect(
      edited(
        "| A | B |\n| --- | ---: |\n| x | y |\n",
        (state) => state.tr.insertText("1 | 2 ", at(state, "x")).doc,
      ),
    ).toBe("| A | B |\n| --- | ---: |\n| 1 \\| 2 x | y |\n");
  });

  test("a table into an empty text → a table", () => {
    expect(
      edited("", (state) => state.tr.replaceSelectionWith(createTable(schema, 2, 2, true)).doc),
    ).toBe("|  |  |\n| --- | --- |\n|  |  |\n");
  });

  test("signs of Markdown typed as words → words", () => {
    const typed = "1. not a list * # {firm} [a](b) &lt;";
    const text = edited("Words.\n", (state) => state.tr.insertText(typed, 1, 7).doc);
    const { doc } = openText(text, () => false);
    expect(doc.textContent).toBe(typed);
    expect(doc.firstChild?.type).toBe(schema.nodes.paragraph);
  });
});

test("a photograph in the text → nothing that the browser would fetch by itself", () => {
  const image = schema.node("image", { src: "photos/a.jpg" });
  expect(JSON.stringify(image.type.spec.toDOM?.(image))).toContain('"data-src":"photos/a.jpg"');
  expect(JSON.stringify(image.type.spec.toDOM?.(image))).not.toContain('"src"');
});
