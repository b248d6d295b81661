import fc from "fast-check";
import { expect, it } from "vitest";
import { fit, widthOf } from "./width.ts";

it.each([
  ["Asha", 4],
  ["José", 4],
  ["José", 4],
  ["山田太郎", 8],
  ["김철수", 6],
  ["ｱｲ", 2],
  ["Ａ", 2],
  ["आशा", 3],
  ["👩‍🔬", 2],
  ["🇮🇳", 2],
  ["👍🏽 ok", 5],
  ["a\u200bb", 2],
  ["", 0],
])("%s → %i columns", (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});

it("any text → fills its column exactly, and a short one is kept whole", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom("a", "山", "शा", "👩‍🔬") }),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (value, width) => {
      const cell = fit(value, width);
      expect(widthOf(cell)).toBe(width);
      if (widthOf(value) <= width) expect(cell.startsWith(value)).toBe(true);
    }),
  );
});
