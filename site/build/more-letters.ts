import { charactersOf } from "../art/characters.ts";
import { remembered } from "../climate/memoise.ts";

/** What joins its neighbours is no letter: an emoji of several parts has it, too. */
const JOINERS = "\u200c\u200d";

const lettersOf = remembered(
  (range) => new Set(charactersOf(range).filter((letter) => !JOINERS.includes(letter))),
);

/** Of the rules of @font-face, a line each, those whose range has a letter of the page. */
export function facesFor(rules: string, html: string): string {
  const used = [...new Set(html)];
  const isUsed = (rule: string) => {
    const [, range = ""] = /unicode-range:([^}]*)/.exec(rule) ?? [];
    const letters = lettersOf(range);
    return used.some((letter) => letters.has(letter));
  };
  return rules.split("\n").filter(isUsed).join("");
}
