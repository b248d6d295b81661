import { BORROWED_CHARACTERS, SITE_CHARACTERS } from "../art/characters.ts";
import { bodyLineOf } from "../content/reader/lines.ts";
import { type FieldProblem, refuseIn } from "../content/reader/problems.ts";
import { allSources } from "../content/reader/sources.ts";
import { fieldsOf } from "./references.ts";

const known = new Set(`${SITE_CHARACTERS}${BORROWED_CHARACTERS}\n\t`);

/** Refuses letters that the site's fonts lack: they would be shown in another font of the visitor's device. */
export function checkCharacters(): void {
  for (const source of allSources()) {
    const inBody = (letter: string) => ({ line: bodyLineOf(source, letter), ...problemIn("body", letter) });
    for (const { field, value } of fieldsOf(source.data))
      for (const letter of foreignIn(value)) refuseIn(source.file, [problemIn(field, letter)]);
    refuseIn(source.file, foreignIn(source.body).map(inBody));
  }
}

const foreign = new RegExp(`[^${[...known].join("").replace(/[\\\]^-]/g, "\\$&")}]`, "gu");

const foreignIn = (text: string) => [...new Set(text.match(foreign))];

function problemIn(field: string, letter: string): FieldProblem {
  const code = `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
  const [plain = ""] = letter.normalize("NFKD");
  const instead = known.has(plain) ? `write “${plain}” instead` : "use other letters";
  const shown = /[\p{C}\p{Z}\p{M}]/u.test(letter)
    ? `the invisible or combining ${code}`
    : `“${letter}” (${code})`;
  return { field, reason: `The site’s fonts do not have ${shown}: ${instead}.` };
}
