import { create } from "fontkit";
import { charactersOf, MORE_LETTERS, SITE_CHARACTERS } from "./characters.ts";
import { fontBytes, MORE_FILES } from "./fonts.ts";

let found: Promise<Set<string>> | undefined;

/** The letters that texts of pages show in a font of the site. */
export function lettersShown(): Promise<Set<string>> {
  found ??= readLetters();
  return found;
}

async function readLetters(): Promise<Set<string>> {
  const files = MORE_FILES.filter(({ isForText }) => isForText);
  const more = files.map(async ({ source, letters }) => {
    const known = new Set(create(await fontBytes(source)).characterSet);
    return charactersOf(MORE_LETTERS[letters]).filter((letter) =>
      known.has(letter.codePointAt(0) ?? 0),
    );
  });
  return new Set([...SITE_CHARACTERS, ...(await Promise.all(more)).flat()]);
}
