import { clsx } from "clsx";
import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection } from "prosemirror-state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import type { Mention } from "../../../content/choices.ts";
import { Select } from "../../controls.tsx";
import { Link, LinkButton } from "../../parts.tsx";
import { to } from "../../route.ts";
import type { Choosing } from "./choosers.tsx";
import { linkAt, unlink } from "./links.ts";
import { emptyTable, markType, nodeType } from "./schema.ts";

type Props = { view: EditorView; state: EditorState; onChoose: (choosing: Choosing) => void };

/** The styles by heading level; 0 is a paragraph. */
const STYLES = Object.entries({
  0: "Paragraph",
  2: "Heading",
  3: "Smaller heading",
  4: "Smallest heading",
});

/** The buttons for styles, lists, links, tables, photographs, mentions, undo and redo. */
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

/** Actions and fields for the photograph, mention, link or table at the cursor; nothing elsewhere. */
export function ContextBar({ view, state, mentions, onChoose }: Props & { mentions: Mention[] }) {
  const { selection } = state;
  const node = selection instanceof NodeSelection ? selection.node : undefined;
  if (node?.type.name === "image") return <PhotoFields view={view} state={state} />;
  if (node?.type.name === "mention")
    return <MentionLine mention={mentions.find(({ name }) => name === node.attrs.name)} />;
  const link = linkAt(state);
  const actions: [label: string, act: () => void][] = [];
  if (link)
    actions.push(
      ["Change the link", () => onChoose("link")],
      ["Remove the link", () => unlink(view.state, view.dispatch)],
    );
  if (isInTable(state))
    actions.push(
      ["Add a row", () => addRowAfter(view.state, view.dispatch)],
      ["Add a column", () => addColumnAfter(view.state, view.dispatch)],
      ["Remove the row", () => deleteRow(view.state, view.dispatch)],
      ["Remove the column", () => deleteColumn(view.state, view.dispatch)],
      ["Remove the table", () => deleteTable(view.state, view.dispatch)],
    );
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-1">
      {link && <span className="max-w-full truncate text-ink-soft">Leads to {link.href}</span>}
      {actions.map(([label, act]) => (
        <LinkButton
          key={label}
          className="min-h-9"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            act();
            if (!label.startsWith("Change")) view.focus();
          }}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

function PhotoFields({ view, state }: Pick<Props, "view" | "state">) {
  const { from, node } = state.selection as NodeSelection;
  const set = (attrs: object) => {
    const next = view.state.tr.setNodeMarkup(from, null, { ...node.attrs, ...attrs });
    view.dispatch(next.setSelection(NodeSelection.create(next.doc, from)));
  };
  const fields = [
    { label: "What it shows", name: "alt" },
    { label: "Words below it (optional)", name: "title" },
  ];
  return (
    <div className="grid gap-2 border-t border-line pt-2 sm:grid-cols-2">
      {fields.map(({ label, name }) => (
        <label key={name} className="grid gap-1 font-semibold">
          {label}
          <input
            className="desk-control font-normal"
            value={node.attrs[name] ?? ""}
            onChange={(event) => set({ [name]: event.target.value || null })}
          />
        </label>
      ))}
    </div>
  );
}

function MentionLine({ mention }: { mention: Mention | undefined }) {
  if (!mention) return null;
  const [rule, statement] = mention.name.split(".");
  return (
    <p className="border-t border-line pt-2 text-ink-soft">
      {mention.of}.{" "}
      {statement ? (
        <>
          It says on each day what is true then.{" "}
          <Link href={to(["content", "edit", `content/rules/${rule}.yaml`])}>Open the rule</Link>
        </>
      ) : (
        "It is filled in on every page."
      )}
    </p>
  );
}
