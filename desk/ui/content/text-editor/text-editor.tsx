import { Extension } from "@tiptap/core";
import type { Slice } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { EditorContent, useEditor } from "@tiptap/react";
import { useLayoutEffect, useRef, useState } from "react";
import type { Mention } from "../../../content/choices.ts";
import { useForm } from "../form.ts";
import { uploadPhotograph } from "../picture-field.tsx";
import { Chooser, type Choosing } from "./choosers.tsx";
import { openText, textOf } from "./document.ts";
import { cleanPaste } from "./paste.ts";
import { extensions, schema } from "./schema.ts";
import { ContextBar, Toolbar } from "./toolbar.tsx";
import "../../../../site/styles/prose.css";
import "./text-editor.css";

type Props = {
  value: string;
  /** Mentions that only this text may use. */
  ownMentions: Mention[];
  attributes: Record<string, string>;
  onChange: (value: string) => void;
};

/** What was copied last in an editor of this page. */
let copied: Slice | undefined;

/** Edits Markdown as visitors will read it. `onChange` gets Markdown, in which unchanged blocks are as they were. */
export default function TextEditor({ value, ownMentions, attributes, onChange }: Props) {
  const { choices } = useForm();
  const mentions = [...choices.mentions, ...ownMentions];
  const [choosing, setChoosing] = useState<Choosing>();
  /** What became of a pasted picture. */
  const [notice, setNotice] = useState("");
  const open = (text: string) => openText(text, (name) => mentions.some((mention) => mention.name === name));
  const [keys] = useState(() => keysWith(() => setChoosing("link")));
  const [first] = useState(() => open(value));
  const source = useRef(first);
  const written = useRef(value);

  const editor = useEditor({
    extensions: [...extensions, keys],
    content: first.doc.toJSON(),
    injectCSS: false,
    enableInputRules: ["heading", "bulletList", "orderedList", "blockquote"],
    enablePasteRules: false,
    shouldRerenderOnTransaction: true,
    onUpdate({ editor }) {
      written.current = textOf(schema.nodeFromJSON(editor.getJSON()), source.current);
      onChange(written.current);
    },
    editorProps: {
      // A refused save adds attributes about the problem.
      attributes: { "aria-multiline": "true", class: "prose", ...attributes },
      transformCopied: (slice) => {
        copied = slice;
        return slice;
      },
      transformPastedHTML: (html, view) => {
        const own = copied && view.serializeForClipboard(copied).dom.innerHTML;
        const clean = cleanPaste(html, { hosts: choices.hosts, ...(own && { own }) });
        setNotice(/<img\b/i.test(html) && clean !== own ? PICTURE_LOST : "");
        return clean;
      },
      handlePaste: (_view, { clipboardData }, { size }) => {
        const file = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
        if (!file || size > 0) return false;
        setNotice("Preparing the photograph …");
        uploadPhotograph(file, "picture").then(
          (src) => {
            setNotice("");
            if (!editor.isDestroyed) editor.commands.setImage({ src });
          },
          (error: Error) => setNotice(error.message),
        );
        return true;
      },
    },
  });

  // A new value from outside replaces the text, for example another version. Before anything else is typed.
  useLayoutEffect(() => {
    if (value === written.current) return;
    source.current = open(value);
    written.current = value;
    const doc = editor.schema.nodeFromJSON(source.current.doc.toJSON());
    // A new state, because nobody shall undo into another version.
    editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }));
    editor.view.dispatch(editor.state.tr);
  }, [editor, value]);

  return (
    <div className="rounded-md border border-field bg-white outline-offset-1 outline-leaf has-[.ProseMirror:focus-visible]:outline-2 has-aria-invalid:border-ember">
      {/* Always in reach while a long text is written. */}
      <div className="sticky top-0 z-5 grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-t-md border-b border-line bg-white px-2 py-1.5">
        <Toolbar editor={editor} onChoose={setChoosing} />
        <ContextBar editor={editor} mentions={mentions} onChoose={setChoosing} />
      </div>
      <Chooser {...{ editor, mentions, choosing }} onClose={() => setChoosing(undefined)} />
      <p role="status" className="desk-problem empty:hidden">
        {notice}
      </p>
      <EditorContent editor={editor} />
    </div>
  );
}

const PICTURE_LOST =
  "A picture was not pasted. Save it as a file, then put it into the text with “Photograph” above.";

/** Keys that differ from Tiptap's own; `onLink` runs for Ctrl+K. */
const keysWith = (onLink: () => void) =>
  Extension.create({
    name: "keys",
    priority: 1000,
    addKeyboardShortcuts: () => ({
      "Mod-k": () => {
        onLink();
        return true;
      },
      // A cell has one line only: Enter goes to the next.
      Enter: ({ editor }) => editor.isActive("table") && (editor.commands.goToNextCell() || true),
      "Shift-Enter": ({ editor }) => editor.isActive("table"),
    }),
  });
