import fc from "fast-check";
import { expect, it } from "vitest";
import { csvCell } from "./csv.ts";

/** What a spreadsheet reads back from one cell. */
const read = (text: string) =>
  text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;

it("any text → one cell that a spreadsheet reads as text and nobody can break out of", () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n\",;'a ") }));
  fc.assert(
    fc.property(text, (value) => {
      const written = csvCell(value);
      const seen = read(written);
      expect(seen === value || seen === `'${value}`).toBe(true);
      expect(seen).not.toMatch(/^[=+\-@\t\r\n]/);
      if (!written.startsWith('"')) expect(written).not.toMatch(/[",\r\n]/);
      else expect(written.slice(1, -1).replaceAll('""', "")).not.toContain('"');
    }),
    { numRuns: 2000 },
  );
});
