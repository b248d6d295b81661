import { BORROWED_CHARACTERS, SITE_CHARACTERS } from "../art/characters.ts";
import { bodyLineOf } from "../content/reader/lines.ts";
import { refuse, tryRead } from "../content/reader/problems.ts";
import { allFiles, readSource } from "../content/reader/sources.ts";
import { fieldsOf } from "./references.ts";

const known = new Set(`${SITE_CHARACTERS}${BORROWED_CHARACTERS}\n\t`);

/** A letter the site's fonts lack would stand among the others in the type of the visitor's device. */
export function checkCharacters(): void {
  for (const filePath of allFiles()) {
    const source = tryRead(() => readSource(filePath));
    if (!source) continue;
    const { file, data, body } = source;
    for (const { field, value } of fieldsOf(data))
      refuse(foreignIn(value).map((letter) => ({ file, field, reason: reasonFor(letter) })));
    refuse(
      foreignIn(body).map((letter) => ({
        file,
        line: bodyLineOf(source, letter),
        field: "body",
        reason: reasonFor(letter),
      })),
    );
  }
}

const foreign = new RegExp(`[^${[...known].join("").replace(/[\\\]^-]/g, "\\$&")}]`, "gu");

const foreignIn = (text: string) => [...new Set(text.match(foreign))];

function reasonFor(letter: string): string {
  const code = `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
  const [plain = ""] = letter.normalize("NFKD");
  const instead = known.has(plain) ? `write “${plain}” instead` : "use other letters";
  const shown = /[\p{C}\p{Z}\p{M}]/u.test(letter)
    ? `the invisible or combining ${code}`
    : `“${letter}” (${code})`;
  return `The site’s fonts do not have ${shown}: ${instead}.`;
}
