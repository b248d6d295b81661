import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { buildCut } from "../art/fonts.ts";
import { fallbacks } from "./fallback-fonts.ts";

const words = `The quiet audit of a Pune plant in 2026: what 14 meters said, and who read them. From Delhi to
  Rotterdam, a report for the Board, its Annex and 230 pages of source documents, kept in good order by two engineers.`;

const { resolve } = createRequire(import.meta.url);
const open = (file: string): Font => create(readFileSync(file));
const theirs = (name: string) => open(resolve(`@expo-google-fonts/${name}.ttf`));

const newsreader = "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2";
const sourceSans = "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2";

const pairs = [
  [
    "Times for display",
    "400 700",
    "tinos/400Regular/Tinos_400Regular",
    newsreader,
    { opsz: 60, wght: 450 },
  ],
  [
    "Noto for display",
    "400 700",
    "noto-serif/400Regular/NotoSerif_400Regular",
    newsreader,
    { opsz: 60, wght: 450 },
  ],
  ["Arial for text", "400 500", "arimo/400Regular/Arimo_400Regular", sourceSans, { wght: 400 }],
  ["Arial for text", "600 700", "arimo/700Bold/Arimo_700Bold", sourceSans, { wght: 600 }],
  ["Roboto for text", "400 500", "roboto/400Regular/Roboto_400Regular", sourceSans, { wght: 400 }],
  ["Roboto for text", "600 700", "roboto/700Bold/Roboto_700Bold", sourceSans, { wght: 600 }],
] as const;

test("every fallback → has its measures checked here, and stands in the brand's stacks", () => {
  expect(pairs.map(([family, weight]) => [family, weight])).toEqual(
    fallbacks.map(({ family, weight }) => [family, weight]),
  );
  const tokens = readFileSync("brand/tokens.css", "utf8");
  for (const { family } of fallbacks) expect(tokens).toContain(`"${family}"`);
});

test.each(pairs)(
  "%s, %s → as wide as the brand's type, and as tall",
  async (family, weight, file, source, axes) => {
    const name = `measured-${Object.values(axes).join("-")}`;
    const ours = open(await buildCut({ name, source, axes, format: "sfnt" }));
    const fallback = fallbacks.find((one) => one.family === family && one.weight === weight);
    const { size = 0, capitals = size, ascent, descent } = fallback ?? {};
    const sizeOf = (letter: string) => (/[A-Z0-9]/.test(letter) ? capitals : size);
    const ratio = widthOf(theirs(file), sizeOf) / widthOf(ours, () => 1);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
    expect(ascent).toBeCloseTo(ours.ascent / ours.unitsPerEm, 3);
    expect(descent).toBeCloseTo(-ours.descent / ours.unitsPerEm, 3);
  },
);

function widthOf(font: Font, sizeOf: (letter: string) => number): number {
  const sentence = words.replace(/\s+/g, " ");
  const { positions } = font.layout(sentence);
  const width = positions.reduce(
    (sum, { xAdvance }, at) => sum + xAdvance * sizeOf(sentence[at] ?? ""),
    0,
  );
  return width / font.unitsPerEm;
}
