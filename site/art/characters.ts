/** Every character of the two files of type that each page preloads. */
export const SITE_CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."\u00a0©«®°²³·»½×÷ßàâäçèéêëñöüÉ–—‘’“”•…€₹−",
].join("");

/** Drawn by the system's font: it is in notices that must be quoted. */
export const QUOTED_SIGNS = "🚧";

/**
 * Further letters, as ranges of CSS. Each group has files of its own, which a page loads only if it shows one of them.
 * No range has a character of SITE_CHARACTERS: its face, declared later, would be asked for it first.
 */
export const MORE_LETTERS = {
  western:
    "U+A1-A8,U+AA,U+AC,U+AF,U+B1,U+B4-B6,U+B8-BA,U+BC,U+BE-C8,U+CA-D6,U+D8-DE,U+E1,U+E3,U+E5-E6,U+EC-F0,U+F2-F5,U+F8-FB,U+FD-FF,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+201A,U+201E,U+2032-2033,U+2039-203A,U+2044,U+2122",
  extended:
    "U+100-130,U+132-151,U+154-2BB,U+2BD-2C5,U+2C7-2D9,U+2DB,U+2DD-36F,U+1D00-1E9F,U+1EF2-1EFF,U+A720-A7FF",
  vietnamese: "U+1EA0-1EF1",
  greek: "U+370-3FF",
  cyrillic: "U+400-45F,U+490-491",
  scripts: "U+2070-209F",
  symbols:
    "U+2010-2012,U+2015-2017,U+201B,U+201F-2021,U+2023,U+2030-2031,U+2034-2038,U+203B-2043,U+2045-205E,U+20A0-20AB,U+20AD-20B8,U+20BA-20CF,U+2100-2121,U+2123-2211,U+2213-2BFF",
  devanagari: "U+900-97F,U+1CD0-1CFF,U+200C-200D,U+A830-A839,U+A8E0-A8FF",
};

export type MoreLetters = keyof typeof MORE_LETTERS;

/** The characters of a range of CSS, one after the other. */
export function charactersOf(range: string): string[] {
  return range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
}
