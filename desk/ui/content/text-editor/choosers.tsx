import type { Editor } from "@tiptap/core";
import { type ReactNode, useState } from "react";
import { Button } from "../../../../site/ui/button.tsx";
import { Dialog } from "../../../../site/ui/dialog.tsx";
import type { Mention } from "../../../content/choices.ts";
import { useForm } from "../form.ts";
import { Gallery, UploadButton } from "../picture-field.tsx";
import { describePicture } from "./document.ts";

const TITLES = {
  link: "Where does it lead?",
  mention: "Choose a sentence or a fact",
  photograph: "Choose a photograph",
};
export type Choosing = keyof typeof TITLES;

type Props = {
  editor: Editor;
  mentions: Mention[];
  choosing: Choosing | undefined;
  onClose: () => void;
};

/** Puts the chosen link, mention or photograph into the text. */
export function Chooser({ editor, mentions, choosing, onClose }: Props) {
  const { choices } = useForm();
  const close = () => {
    onClose();
    // The dialog gives focus back to the button; writing goes on in the text.
    requestAnimationFrame(() => editor.view.focus());
  };
  const insert = (type: string, attrs: object) => {
    editor.commands.insertContent({ type, attrs });
    close();
  };
  const photograph = (src: string) => {
    editor.commands.insertContent({ type: "image", attrs: { src } });
    editor.commands.setNodeSelection(editor.state.selection.from - 1);
    onClose();
    describePicture();
  };
  const link = (href: string, words: string) => {
    const { selection } = editor.state;
    if (selection.empty && !editor.isActive("link")) {
      const marks = [{ type: "link", attrs: { href } }];
      editor.commands.insertContent({ type: "text", text: words, marks });
    } else
      editor
        .chain()
        .extendMarkRange("link")
        .setLink({ href, title: null })
        .setTextSelection(selection)
        .run();
    close();
  };
  return (
    <Dialog
      open={choosing !== undefined}
      onClose={onClose}
      title={choosing ? TITLES[choosing] : ""}
      size="wide"
    >
      {choosing === "link" && (
        <SearchableList
          label="A page of this site, or a web address that begins with https://"
          first={editor.getAttributes("link").href}
          entries={choices.pages.map(({ path, title }) => ({ id: path, title, note: path }))}
          onChoose={({ id, title }) => link(id, title)}
        >
          {(typed) =>
            /^(https?:\/\/|mailto:|tel:|\/|#)\S+$/.test(typed) && (
              <Button
                className="mt-3"
                onClick={() => link(typed, typed)}
                label="Use this web address"
              />
            )
          }
        </SearchableList>
      )}
      {choosing === "mention" && (
        <SearchableList
          label="Find"
          entries={mentions.map(({ name, of, says }) => ({ id: name, title: says, note: of }))}
          onChoose={({ id }) => insert("mention", { name: id })}
        />
      )}
      {choosing === "photograph" && (
        <div className="mt-4">
          <UploadButton use="picture" label="Use a photograph of your own" onSent={photograph} />
          <Gallery current="" isOfPhotographs onChoose={photograph} />
        </div>
      )}
    </Dialog>
  );
}

type Entry = { id: string; title: string; note: string };
type ListProps = {
  label: string;
  entries: Entry[];
  first?: string;
  onChoose: (entry: Entry) => void;
  /** More below the field, from the words that are typed. */
  children?: (typed: string) => ReactNode;
};

function SearchableList({ label, entries, first = "", onChoose, children }: ListProps) {
  const [typed, setTyped] = useState(first);
  const words = typed.trim();
  const found = entries.filter(({ title, note, id }) =>
    `${title} ${note} ${id}`.toLowerCase().includes(words.toLowerCase()),
  );
  return (
    <>
      <label className="mt-4 grid gap-1 font-semibold">
        {label}
        <input
          // The dialog focuses this field when it opens.
          ref={(input) => input?.setAttribute("autofocus", "")}
          type="search"
          className="desk-control font-normal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {children?.(words)}
      <ul className="mt-3 divide-y divide-line">
        {found.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 py-2 text-left hover:bg-ink/8"
              onClick={() => onChoose(entry)}
            >
              <span className="min-w-0">{entry.title}</span>
              <span className="ml-auto text-ink-soft">{entry.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
