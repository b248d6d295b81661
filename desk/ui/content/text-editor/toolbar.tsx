import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { clsx } from "clsx";
import type { Mention } from "../../../content/choices.ts";
import { Select } from "../../controls.tsx";
import { Link, LinkButton } from "../../parts.tsx";
import { to } from "../../route.ts";
import type { Choosing } from "./choosers.tsx";

type Props = { editor: Editor; onChoose: (choosing: Choosing) => void };

/** The styles by heading level; 0 is a paragraph. */
const STYLES = Object.entries({
  0: "Paragraph",
  2: "Heading",
  3: "Smaller heading",
  4: "Smallest heading",
});

/** The buttons for styles, lists, links, tables, photographs, mentions, undo and redo. */
export function Toolbar({ editor, onChoose }: Props) {
  const level = Number(editor.getAttributes("heading").level ?? 0);
  const run = () => editor.chain().focus();
  const tools: [label: string, node: string | undefined, act: () => void][] = [
    ["Bold", "bold", () => run().toggleBold().run()],
    ["Italic", "italic", () => run().toggleItalic().run()],
    ["List", "bulletList", () => run().toggleBulletList().run()],
    ["Numbers", "orderedList", () => run().toggleOrderedList().run()],
    ["Quote", "blockquote", () => run().toggleBlockquote().run()],
    ["Link", undefined, () => onChoose("link")],
    ["Table", undefined, () => run().insertTable({ rows: 3, cols: 2 }).run()],
    ["Photograph", undefined, () => onChoose("photograph")],
    ["Rule or fact", undefined, () => onChoose("mention")],
    ["Undo", undefined, () => run().undo().run()],
    ["Redo", undefined, () => run().redo().run()],
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
          if (next) run().setNode("heading", { level: next }).run();
          else run().setParagraph().run();
        }}
        options={STYLES}
      />
      {tools.map(([label, node, act]) => {
        const isOn = node ? editor.isActive(node) : undefined;
        return (
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
        );
      })}
    </div>
  );
}

/** Actions and fields for the photograph, mention, link or table at the cursor; nothing elsewhere. */
export function ContextBar({ editor, mentions, onChoose }: Props & { mentions: Mention[] }) {
  const { selection } = editor.state;
  const node = selection instanceof NodeSelection ? selection.node : undefined;
  if (node?.type.name === "image") return <PhotoFields editor={editor} />;
  if (node?.type.name === "mention")
    return <MentionLine mention={mentions.find(({ name }) => name === node.attrs.name)} />;
  const href = editor.getAttributes("link").href;
  const run = () => editor.chain().focus();
  const actions: [label: string, act: () => void][] = [];
  if (href)
    actions.push(
      ["Change the link", () => onChoose("link")],
      ["Remove the link", () => run().extendMarkRange("link").unsetLink().setTextSelection(selection).run()],
    );
  if (editor.isActive("table"))
    actions.push(
      ["Add a row", () => run().addRowAfter().run()],
      ["Add a column", () => run().addColumnAfter().run()],
      ["Remove the row", () => run().deleteRow().run()],
      ["Remove the column", () => run().deleteColumn().run()],
      ["Remove the table", () => run().deleteTable().run()],
    );
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-1">
      {href && <span className="max-w-full truncate text-ink-soft">Leads to {href}</span>}
      {actions.map(([label, act]) => (
        <LinkButton
          key={label}
          className="min-h-9"
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

function PhotoFields({ editor }: { editor: Editor }) {
  const { from, node } = editor.state.selection as NodeSelection;
  const set = (attrs: object) => editor.chain().updateAttributes("image", attrs).setNodeSelection(from).run();
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
