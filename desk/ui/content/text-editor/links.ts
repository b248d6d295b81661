import type { Command, EditorState } from "prosemirror-state";
import { markType, schema } from "./schema.ts";

const type = markType("link");

/** The link at the cursor or at the start of the selection, with the positions of its ends; undefined without one. */
export function linkAt({ selection, doc }: EditorState) {
  const { $from, from, to, empty } = selection;
  const mark = type.isInSet(empty ? $from.marks() : (doc.nodeAt(from)?.marks ?? []));
  if (!mark) return undefined;
  let [start, end] = [from, to];
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (!mark.isInSet(node.marks) || at > to || at + node.nodeSize < from) return;
    [start, end] = [Math.min(start, at), Math.max(end, at + node.nodeSize)];
  });
  return { href: String(mark.attrs.href), from: start, to: end };
}

/** Links the whole link at the cursor, else the selected words; without either, inserts `words` as a link. */
export const linkTo =
  (href: string, words: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state) ?? state.selection;
    const mark = type.create({ href });
    const { tr } = state;
    dispatch?.(
      from === to
        ? tr.replaceSelectionWith(schema.text(words, [mark]), false)
        : tr.removeMark(from, to, type).addMark(from, to, mark),
    );
    return true;
  };

export const unlink: Command = (state, dispatch) => {
  const link = linkAt(state);
  if (link) dispatch?.(state.tr.removeMark(link.from, link.to, type));
  return link !== undefined;
};
