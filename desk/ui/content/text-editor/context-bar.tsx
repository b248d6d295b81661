import { type EditorState, NodeSelection } from "prosemirror-state";
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
import { Link, LinkButton } from "../../parts.tsx";
import { to } from "../../route.ts";
import type { Choosing } from "./choosers.tsx";
import { linkAt, unlink } from "./links.ts";

type Props = {
  view: EditorView;
  state: EditorState;
  mentions: Mention[];
  onChoose: (choosing: Choosing) => void;
};

/** What can be done with what is selected: a photograph, a sentence of a rule, a link, a table. */
export function ContextBar({ view, state, mentions, onChoose }: Props) {
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
