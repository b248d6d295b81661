import { Extension } from "@tiptap/core";
import { closeHistory, isHistoryTransaction } from "@tiptap/pm/history";
import type { Node, Slice } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { EditorContent, useEditor } from "@tiptap/react";
import { useLayoutEffect, useRef, useState } from "react";
import { withoutInvisible } from "../../../../site/content/reader/invisible.ts";
import type { Mention } from "../../../content/choices.ts";
import { LinkButton } from "../../route.tsx";
import { useForm } from "../form.ts";
import { uploadPhotograph } from "../picture-field.tsx";
import { Chooser, type Choosing } from "./choosers.tsx";
import { describePicture, openText, textOf } from "./document.ts";
import { cleanPaste, droppedFrom, headingOf, invisibleWords } from "./paste.ts";
import { extensions, schema } from "./schema.ts";
import { ContextBar, Toolbar } from "./toolbar.tsx";
import "../../../../site/styles/prose.css";
import "./text-editor.css";

type Props = {
  value: string;
  /** Those that only this text may use. */
  ownMentions: Mention[];
  attributes: Record<string, string>;
  onChange: (value: string) => void;
};

const LOOK =
  "prose relative min-h-96 max-w-[42rem] overflow-x-auto pt-4 pb-16 text-[1.0625rem] wrap-break-word whitespace-break-spaces focus-visible:shadow-none focus-visible:outline-none";

/** Kept free around the caret: the bars at the top and the bottom cover that much. */
const ROOM = { top: 90, right: 5, bottom: 110, left: 5 };

/** Last, in any editor of this page. */
let copied: Slice | undefined;

/** The event by which a whole text that is pasted into the title comes into the text. */
export type WholePaste = CustomEvent<{ html: string; text: string; isUntitled: boolean }>;

/** Edits Markdown as visitors will read it; in what `onChange` gets, unchanged blocks are as they were. */
export default function TextEditor({ value, ownMentions, attributes, onChange }: Props) {
  const { choices, data, set } = useForm();
  const title: unknown = Object(data).title;
  const mentions = [...choices.mentions, ...ownMentions];
  const [choosing, setChoosing] = useState<Choosing>();
  const [notice, setNotice] = useState("");
  const [dropped, setDropped] = useState<string[]>([]);
  const open = (text: string) =>
    openText(text, (name) => mentions.some((mention) => mention.name === name));
  const [keys] = useState(() => keysWith(() => setChoosing("link")));
  const [first] = useState(() => open(value));
  const source = useRef(first);
  const written = useRef(value);
  /** Text and title before and after a paste that gave the title. */
  const entitled = useRef<{ doc?: Node; title: unknown }[]>([]);
  /** Set while a paste into the title without other words comes into the text. */
  const isForTitle = useRef(false);

  function entitle(heading: string, doc: Node): void {
    entitled.current = [{ doc, title }, { title: heading }];
    set(["title"], heading);
  }

  const editor = useEditor({
    extensions: [...extensions, keys],
    content: first.doc.toJSON(),
    injectCSS: false,
    enableInputRules: ["heading", "bulletList", "orderedList", "blockquote", "bold", "italic"],
    enablePasteRules: false,
    shouldRerenderOnTransaction: true,
    onUpdate({ editor, transaction }) {
      // From then on, undoing would take back more than the paste.
      if (!transaction.getMeta("paste")) setDropped([]);
      written.current = textOf(schema.nodeFromJSON(editor.getJSON()), source.current);
      onChange(written.current);
      const [, after] = entitled.current;
      if (after && transaction.getMeta("paste")) after.doc ??= transaction.doc;
      if (!isHistoryTransaction(transaction)) return;
      // The title goes and comes back with the paste that gave it, unless somebody changed it meanwhile.
      const now = entitled.current.find(({ doc }) => doc?.eq(transaction.doc));
      if (now && entitled.current.some((other) => other.title === title)) set(["title"], now.title);
    },
    editorProps: {
      scrollThreshold: ROOM,
      scrollMargin: ROOM,
      // A refused save adds attributes about the problem.
      attributes: { "aria-multiline": "true", class: LOOK, ...attributes },
      transformCopied: (slice) => {
        copied = slice;
        return slice;
      },
      transformPastedHTML: (html, view) => {
        const own = copied && view.serializeForClipboard(copied).dom.innerHTML;
        const clean = cleanPaste(html, { hosts: choices.hosts, ...(own && { own }) });
        setDropped(clean === own ? [] : droppedFrom(html));
        // One undo takes back the paste and nothing else.
        view.dispatch(closeHistory(view.state.tr));
        // A whole article begins with its title, which has a field of its own.
        const isWhole = isForTitle.current || view.state.doc.textContent === "";
        const whole = isWhole ? headingOf(clean, isForTitle.current) : undefined;
        if (!whole || (title && title !== whole.heading && !isForTitle.current)) return clean;
        entitle(whole.heading, view.state.doc);
        return whole.rest;
      },
      transformPastedText: (pasted) => {
        const { text, removed } = withoutInvisible(pasted);
        setDropped(invisibleWords(removed));
        return text;
      },
      handleDOMEvents: {
        wholepaste: (view, { detail: { html, text, isUntitled } }: WholePaste) => {
          editor.commands.focus("start");
          isForTitle.current = isUntitled;
          if (html) view.pasteHTML(html);
          else {
            const [, line = "", rest = ""] = /^\s*(.*)([\s\S]*)/.exec(text) ?? [];
            view.dispatch(closeHistory(view.state.tr));
            if (isUntitled) entitle(line.trim(), view.state.doc);
            view.pasteText(isUntitled ? rest.trim() : text);
          }
          isForTitle.current = false;
          return true;
        },
      },
      handlePaste: (view, { clipboardData }, { size }) =>
        size === 0 && bringIn(clipboardData?.files, view.state.selection.from),
      handleDrop: (view, { dataTransfer, clientX, clientY }) =>
        bringIn(dataTransfer?.files, view.posAtCoords({ left: clientX, top: clientY })?.pos ?? 0),
    },
  });

  /** Uploads a picture and puts it below a block of the text, chosen, so that it can be described at once. */
  function bringIn(files: FileList | undefined, position: number): boolean {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!file) return false;
    setNotice("Preparing the photograph …");
    uploadPhotograph(file, "picture").then(
      (src) => {
        setNotice("");
        if (editor.isDestroyed) return;
        const { doc } = editor.state;
        const block = doc.resolve(Math.min(position, doc.content.size));
        const at = block.depth > 0 ? block.after(1) : block.pos;
        const content = [{ type: "image", attrs: { src } }];
        editor
          .chain()
          .insertContentAt(at, { type: "paragraph", content })
          .setNodeSelection(at + 1)
          .run();
        describePicture();
      },
      (error: Error) => setNotice(error.message),
    );
    return true;
  }

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
    <div className="has-aria-invalid:border-l-4 has-aria-invalid:border-ember has-aria-invalid:pl-3">
      {/* Always in reach while a long text is written. */}
      <div className="sticky top-0 z-5 grid grid-cols-[minmax(0,1fr)] gap-1.5 border-b border-line bg-paper py-1.5">
        <Toolbar editor={editor} onChoose={setChoosing} />
        <ContextBar editor={editor} mentions={mentions} onChoose={setChoosing} />
        <p role="status" className="desk-problem empty:hidden">
          {notice}
        </p>
        {dropped.length > 0 && (
          <p
            role="status"
            className="flex flex-wrap items-center gap-x-4 border-l-4 border-marigold pl-3"
          >
            Left out of what you pasted: {new Intl.ListFormat("en").format(dropped)}.
            <LinkButton className="min-h-9" onClick={() => editor.chain().focus().undo().run()}>
              Undo the paste
            </LinkButton>
          </p>
        )}
      </div>
      <Chooser {...{ editor, mentions, choosing }} onClose={() => setChoosing(undefined)} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** Those that differ from Tiptap's own. */
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
