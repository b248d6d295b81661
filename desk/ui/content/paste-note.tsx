import { type ClipboardEvent, useRef, useState } from "react";
import { LinkButton } from "../route.tsx";
import { pasteNote } from "./pasted.ts";

/** What came of the last paste into a field of one paragraph, until the next change. `undo` puts back the text before. */
export function usePaste(text: string) {
  const pasted = useRef("");
  const [note, setNote] = useState<{ words: string; before: string }>();
  return {
    note,
    onPaste: ({ clipboardData }: ClipboardEvent) => {
      pasted.current = pasteNote(clipboardData.getData("text/plain"));
    },
    onTyped() {
      setNote(pasted.current ? { words: pasted.current, before: text } : undefined);
      pasted.current = "";
    },
    undo(put: (text: string) => void) {
      if (note) put(note.before);
      setNote(undefined);
    },
  };
}

export const PasteNote = ({ words, onUndo }: { words: string; onUndo: () => void }) => (
  <p role="status" className="flex flex-wrap items-center gap-x-4 border-l-4 border-marigold pl-3">
    {words}
    <LinkButton className="min-h-9" onClick={onUndo}>
      Undo the paste
    </LinkButton>
  </p>
);
