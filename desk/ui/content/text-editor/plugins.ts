import { baseKeymap, chainCommands, exitCode, toggleMark } from "prosemirror-commands";
import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import type { Command } from "prosemirror-state";
import { goToNextCell, isInTable, tableEditing } from "prosemirror-tables";
import { markType, nodeType } from "./schema.ts";

const item = nodeType("list_item");

/** A cell is a line: Enter goes on to the next one. */
const nextCell: Command = (state, dispatch) => isInTable(state) && (goToNextCell(1)(state, dispatch) || true);

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  if (isInTable(state)) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodeType("hard_break").create()).scrollIntoView());
  return true;
});

/** What keys do, as in a word processor; `onLink` opens the choice of pages. */
export const plugins = (onLink: Command) => [
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
    // Outside of lists and tables the key leads out of the text, as everywhere.
    Tab: chainCommands(goToNextCell(1), sinkListItem(item)),
    "Shift-Tab": chainCommands(goToNextCell(-1), liftListItem(item)),
  }),
  keymap(baseKeymap),
  history(),
  dropCursor({ class: "drop-cursor" }),
  gapCursor(),
  tableEditing(),
];
