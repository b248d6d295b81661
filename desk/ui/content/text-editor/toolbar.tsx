import { clsx } from "clsx";
import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { Select } from "../../controls.tsx";
import type { Choosing } from "./choosers.tsx";
import { emptyTable, markType, nodeType } from "./schema.ts";

type Props = { view: EditorView; state: EditorState; onChoose: (choosing: Choosing) => void };

/** By the level of the heading. */
const STYLES = Object.entries({
  0: "Paragraph",
  2: "Heading",
  3: "Smaller heading",
  4: "Smallest heading",
});

/** The commonest of what a text may hold. */
export function Toolbar({ view, state, onChoose }: Props) {
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const { $from, empty, from, to } = state.selection;
  const level = $from.parent.type.name === "heading" ? Number($from.parent.attrs.level) : 0;
  const isWithin = (name: string) =>
    Array.from({ length: $from.depth }, (_, depth) => $from.node(depth)).some(
      ({ type }) => type.name === name,
    );
  const hasMark = (name: string) => {
    const type = markType(name);
    return empty
      ? Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
      : state.doc.rangeHasMark(from, to, type);
  };
  const toggleList = (name: string) =>
    isWithin(name) ? liftListItem(nodeType("list_item")) : wrapInList(nodeType(name), { tight: true });
  const tools: [label: string, isOn: boolean | undefined, act: () => void][] = [
    ["Bold", hasMark("strong"), () => run(toggleMark(markType("strong")))],
    ["Italic", hasMark("em"), () => run(toggleMark(markType("em")))],
    ["List", isWithin("bullet_list"), () => run(toggleList("bullet_list"))],
    ["Numbers", isWithin("ordered_list"), () => run(toggleList("ordered_list"))],
    [
      "Quote",
      isWithin("blockquote"),
      () => run(isWithin("blockquote") ? lift : wrapIn(nodeType("blockquote"))),
    ],
    ["Link", undefined, () => onChoose("link")],
    ["Table", undefined, () => run(insertTable)],
    ["Photograph", undefined, () => onChoose("photograph")],
    ["Rule or fact", undefined, () => onChoose("mention")],
    ["Undo", undefined, () => run(undo)],
    ["Redo", undefined, () => run(redo)],
  ];
  return (
    <div
      role="toolbar"
      aria-label="Marks of the text"
      className="flex items-center gap-1 overflow-x-auto sm:flex-wrap"
    >
      <Select
        aria-label="Style"
        value={level === 1 ? 2 : level}
        onChange={(value) => {
          const next = Number(value);
          run(setBlockType(nodeType(next ? "heading" : "paragraph"), next ? { level: next } : null));
        }}
        options={STYLES}
      />
      {tools.map(([label, isOn, act]) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
          className={clsx(
            "min-h-9 rounded-md px-2.5 font-semibold whitespace-nowrap hover:bg-ink/8",
            isOn && "bg-ink/12",
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

const insertTable: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(emptyTable()).scrollIntoView());
  return true;
};
