import { QUOTED_SIGNS } from "../art/characters.ts";
import { lettersShown } from "../art/letters-shown.ts";
import { type Changes, filePathOf, withChanges } from "../content/reader/content-files.ts";
import { withoutInvisible } from "../content/reader/invisible.ts";
import { bodyLineOf, lineOf } from "../content/reader/lines.ts";
import { ContentError, gatherProblems, type Problem } from "../content/reader/problems.ts";
import { allSources, peekSource, type Source } from "../content/reader/sources.ts";
import { fieldsOf } from "./references.ts";

/** Signs that no font needs to have: they change or join their neighbours. */
const WITHOUT_FORM = /\s|\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/u;

/**
 * What is worth knowing of the letters of all content, and keeps nothing from being saved or published: letters that
 * visitors see in a font of their device, and characters that nobody sees. With `changes`, as it would be with them.
 */
export async function letterRemarks(changes: Changes = {}): Promise<Problem[]> {
  const known = await lettersShown();
  return withChanges(changes, () => {
    let remarks: Problem[] = [];
    // A record that cannot be parsed is told by contentProblems.
    gatherProblems([
      () => {
        remarks = allSources().flatMap((source) => remarksIn(source, known));
      },
    ]);
    return remarks;
  });
}

/** The same of one record; nothing for one that cannot be read. */
export async function letterRemarksOn(file: string): Promise<Problem[]> {
  const known = await lettersShown();
  try {
    return remarksIn(peekSource(filePathOf(file)), known);
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

function remarksIn(source: Source, known: Set<string>): Problem[] {
  const { file, data, body } = source;
  const inFields = [...fieldsOf(data)].flatMap(({ field, value }) =>
    reasonsFor(value, known).map(({ reason }) => ({
      file,
      line: lineOf(file, field),
      field,
      reason,
    })),
  );
  const inBody = reasonsFor(body, known).map(({ sign, reason }) => ({
    file,
    line: bodyLineOf(source, sign),
    field: "body",
    reason,
  }));
  return [...inFields, ...inBody];
}

function reasonsFor(text: string, known: Set<string>): { sign: string; reason: string }[] {
  if (isPlain.test(text)) return [];
  const { text: visible, removed } = withoutInvisible(text);
  const letters = [...new Set(visible)].filter(
    (letter) => !known.has(letter) && !QUOTED_SIGNS.includes(letter) && !WITHOUT_FORM.test(letter),
  );
  const borrowed = letters.map((sign) => ({ sign, reason: borrowedReason(sign) }));
  if (removed === 0) return borrowed;
  const sign = [...text].find((one) => !visible.includes(one)) ?? "";
  return [{ sign, reason: invisibleReason(removed) }, ...borrowed];
}

const isPlain = /^[\n\t\x20-\x7e]*$/;

function borrowedReason(letter: string): string {
  const code = `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
  return `No font of the site has “${letter}” (${code}): visitors see it in a font of their own device.`;
}

function invisibleReason(count: number): string {
  const what = count === 1 ? "An invisible character" : `${count} invisible characters`;
  return `${what} of another program: saving it at the desk takes ${count === 1 ? "it" : "them"} out.`;
}
