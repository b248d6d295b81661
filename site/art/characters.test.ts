import { expect, test } from "vitest";
import { charactersOf, MORE_LETTERS, SITE_CHARACTERS } from "./characters.ts";

test("groups of further letters → no letter twice, and none of those of every page", () => {
  const all = Object.values(MORE_LETTERS).flatMap(charactersOf);
  expect(all.filter((letter) => SITE_CHARACTERS.includes(letter))).toEqual([]);
  expect(all.filter((letter, index) => all.indexOf(letter) !== index)).toEqual([]);
});
