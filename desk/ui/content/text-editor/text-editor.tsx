import { type Command, EditorState, type Transaction } from "prosemirror-state";
import { EditorView, type NodeView } from "prosemirror-view";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Mention } from "../../../content/choices.ts";
import { useForm } from "../form.ts";
import { uploadPhotograph } from "../picture-field.tsx";
import { Chooser, type Choosing, insertNode } from "./choosers.tsx";
import { openText, type Source, textOf } from "./document.ts";
import { cleanPaste } from "./paste.ts";
import { ContextBar, Toolbar } from "./toolbar.tsx";
import "./text-editor.css";
import { baseKeymap, chainCommands, exitCode, toggleMark } from "prosemirror-commands";
import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Node, Slice } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { goToNextCell, isInTable, tableEditing } from "prosemirror-tables";
import { loadPicture } from "../thumbnail.tsx";
import { markType, nodeType } from "./schema.ts";

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
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [choosing, setChoosing] = useState<Choosing>();
  /** What became of a pasted picture. */
  const [notice, setNotice] = useState("");
  const source = useRef<Source>({ lead: "", blocks: [] });
  const written = useRef(value);

  const stateFor = useEffectEvent((text: string) => {
    const { doc, ...rest } = openText(text, (name) => mentions.some((mention) => mention.name === name));
    source.current = rest;
    written.current = text;
    const onLink = () => {
      setChoosing("link");
      return true;
    };
    return EditorState.create({ doc, plugins: plugins(onLink) });
  });

  const apply = useEffectEvent((transaction: Transaction) => {
    if (!view) return;
    const next = view.state.apply(transaction);
    view.updateState(next);
    setState(next);
    if (!transaction.docChanged) return;
    written.current = textOf(next.doc, source.current);
    onChange(written.current);
  });

  useEffect(() => {
    const first = stateFor(written.current);
    const says = (name: string) => mentions.find((mention) => mention.name === name)?.says ?? `{${name}}`;
    const made = new EditorView(host.current, {
      state: first,
      dispatchTransaction: (transaction) => apply(transaction),
      nodeViews: { image: imageView, mention: mentionView(says) },
      transformCopied: (slice) => {
        copied = slice;
        return slice;
      },
      transformPastedHTML: (html) => {
        const own = copied && made.serializeForClipboard(copied).dom.innerHTML;
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
            if (!made.isDestroyed) insertNode(made, "image", { src });
          },
          (error: Error) => setNotice(error.message),
        );
        return true;
      },
    });
    setView(made);
    setState(first);
    return () => made.destroy();
  }, []);

  // A refused save adds attributes about the problem.
  useEffect(() => {
    view?.setProps({ attributes: { role: "textbox", "aria-multiline": "true", ...attributes } });
  }, [view, attributes]);

  // A new value from outside replaces the text, for example another version. Before anything else is typed.
  useLayoutEffect(() => {
    if (!view || value === written.current) return;
    const next = stateFor(value);
    view.updateState(next);
    setState(next);
  }, [view, value]);

  return (
    <div className="text-editor">
      {view && state && (
        <>
          <div className="text-tools">
            <Toolbar view={view} state={state} onChoose={setChoosing} />
            <ContextBar view={view} state={state} mentions={mentions} onChoose={setChoosing} />
          </div>
          <Chooser {...{ view, state, mentions, choosing }} onClose={() => setChoosing(undefined)} />
        </>
      )}
      <p role="status" className="desk-problem empty:hidden">
        {notice}
      </p>
      <div ref={host} />
    </div>
  );
}

const PICTURE_LOST =
  "A picture was not pasted. Save it as a file, then put it into the text with “Photograph” above.";

/** Shows a photograph with its description below. */
function imageView(first: Node): NodeView {
  const dom = document.createElement("span");
  dom.className = "text-photo";
  const image = document.createElement("img");
  const words = document.createElement("span");
  dom.append(image, words);
  let name = "";
  function show({ attrs }: Node): void {
    const { src, alt, title } = attrs;
    image.alt = alt ?? "";
    words.textContent = [alt || "Say what it shows: choose the photograph", title]
      .filter(Boolean)
      .join(" · ");
    if (name === src) return;
    name = src;
    void loadPicture(src).then(
      (url) => {
        image.src = url;
      },
      () => image.removeAttribute("src"),
    );
  }
  show(first);
  return {
    dom,
    update(node) {
      if (node.type !== first.type) return false;
      show(node);
      return true;
    },
  };
}

/** Shows a mention as its words of today. */
const mentionView =
  (says: (name: string) => string) =>
  ({ attrs }: Node): NodeView => {
    const dom = document.createElement("span");
    dom.className = "text-mention";
    dom.textContent = says(attrs.name);
    return { dom };
  };

const item = nodeType("list_item");

/** In a table, Enter goes to the next cell: a cell has one line only. */
const nextCell: Command = (state, dispatch) => isInTable(state) && (goToNextCell(1)(state, dispatch) || true);

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  if (isInTable(state)) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodeType("hard_break").create()).scrollIntoView());
  return true;
});

/** Keys and typing shortcuts as in a word processor; `onLink` runs for Ctrl+K. */
const plugins = (onLink: Command) => [
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4})\s$/, nodeType("heading"), ([, signs = ""]) => ({
        level: signs.length,
      })),
      wrappingInputRule(/^\s*[-*]\s$/, nodeType("bullet_list"), { tight: true }),
      wrappingInputRule(/^(\d+)\.\s$/, nodeType("ordered_list"), ([, first]) => ({
        order: Number(first),
        tight: true,
      })),
      wrappingInputRule(/^\s*>\s$/, nodeType("blockquote")),
    ],
  }),
  keymap({
    "Mod-b": toggleMark(markType("strong")),
    "Mod-i": toggleMark(markType("em")),
    "Mod-k": onLink,
    "Mod-z": undo,
    "Mod-y": redo,
    "Shift-Mod-z": redo,
    Enter: chainCommands(nextCell, splitListItem(item)),
    "Shift-Enter": breakLine,
    // Outside of lists and tables, Tab leaves the editor as it leaves any field.
    Tab: chainCommands(goToNextCell(1), sinkListItem(item)),
    "Shift-Tab": chainCommands(goToNextCell(-1), liftListItem(item)),
  }),
  keymap(baseKeymap),
  history(),
  dropCursor({ class: "drop-cursor" }),
  gapCursor(),
  tableEditing(),
];
