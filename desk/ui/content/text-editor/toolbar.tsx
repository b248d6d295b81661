import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { clsx } from "clsx";
import {
  Bold,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Scale,
  Table as TableIcon,
  TextQuote,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../site/ui/button.tsx";
import { Dialog } from "../../../../site/ui/dialog.tsx";
import type { Mention } from "../../../content/choices.ts";
import { Select, SmallButton } from "../../parts.tsx";
import { Link, LinkButton, to } from "../../route.tsx";
import { PhotoPart } from "../photo-part.tsx";
import type { Choosing } from "./choosers.tsx";

type Props = { editor: Editor; onChoose: (choosing: Choosing) => void };

/** The styles by heading level; 0 is a paragraph. */
const STYLES = Object.entries({
  0: "Paragraph",
  2: "Heading",
  3: "Smaller heading",
  4: "Smallest heading",
});

export function Toolbar({ editor, onChoose }: Props) {
  const level = Number(editor.getAttributes("heading").level ?? 0);
  const run = () => editor.chain().focus();
  const tools: [label: string, icon: LucideIcon, keys: string, act: () => void, node?: string][] = [
    ["Bold", Bold, "Control+B", () => run().toggleBold().run(), "bold"],
    ["Italic", Italic, "Control+I", () => run().toggleItalic().run(), "italic"],
    ["List", List, "Control+Shift+8", () => run().toggleBulletList().run(), "bulletList"],
    [
      "Numbers",
      ListOrdered,
      "Control+Shift+7",
      () => run().toggleOrderedList().run(),
      "orderedList",
    ],
    ["Quote", TextQuote, "Control+Shift+B", () => run().toggleBlockquote().run(), "blockquote"],
    ["Link", LinkIcon, "Control+K", () => onChoose("link")],
    ["Table", TableIcon, "", () => run().insertTable({ rows: 3, cols: 2 }).run()],
    ["Photograph", ImagePlus, "", () => onChoose("photograph")],
    ["Rule or fact", Scale, "", () => onChoose("mention")],
    ["Undo", Undo2, "Control+Z", () => run().undo().run()],
    ["Redo", Redo2, "Control+Shift+Z", () => run().redo().run()],
  ];
  return (
    <div
      role="toolbar"
      aria-label="Marks of the text"
      className="desk-runs-off flex items-center gap-1 sm:flex-wrap"
    >
      <Select
        aria-label="Style"
        value={level === 1 ? 2 : level}
        onChange={(value) =>
          value === "0"
            ? run().setParagraph().run()
            : run()
                .setNode("heading", { level: Number(value) })
                .run()
        }
        options={STYLES}
      />
      {tools.map(([label, Icon, keys, act, node]) => {
        const isOn = node ? editor.isActive(node) : undefined;
        return (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-pressed={isOn}
            aria-keyshortcuts={keys || undefined}
            title={keys ? `${label} (${keys.replace("Control", "Ctrl")})` : label}
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
            className={clsx(
              "grid size-9 shrink-0 place-items-center rounded-md hover:bg-ink/8 max-sm:size-11",
              isOn && "bg-ink/12",
            )}
          >
            <Icon aria-hidden="true" className="size-4.5" />
          </button>
        );
      })}
    </div>
  );
}

/** For the photograph, mention, link or table at the cursor. */
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
      [
        "Remove the link",
        () => run().extendMarkRange("link").unsetLink().setTextSelection(selection).run(),
      ],
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
          label={label}
        />
      ))}
    </div>
  );
}

function PhotoFields({ editor }: { editor: Editor }) {
  const { from, node } = editor.state.selection as NodeSelection;
  const set = (attrs: object) =>
    editor.chain().updateAttributes("image", attrs).setNodeSelection(from).run();
  const [isCut, setCut] = useState(false);
  const fields = Object.entries({ alt: "What it shows", title: "Words below it (optional)" });
  return (
    <div className="grid items-end gap-2 border-t border-line pt-2 sm:grid-cols-[1fr_1fr_auto]">
      {fields.map(([name, label]) => (
        <label key={name} className="grid gap-1 font-semibold">
          {label}
          <input
            data-photo={name}
            className="desk-control font-normal"
            value={node.attrs[name] ?? ""}
            onChange={(event) => set({ [name]: event.target.value || null })}
          />
        </label>
      ))}
      <SmallButton onClick={() => setCut(true)}>Crop</SmallButton>
      <Dialog open={isCut} onClose={() => setCut(false)} title="The part that is shown">
        {isCut && (
          <PhotoPart name={node.attrs.src} use="picture" onChange={(src) => set({ src })} />
        )}
        <Button className="mt-5" onClick={() => setCut(false)} label="Done" />
      </Dialog>
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
