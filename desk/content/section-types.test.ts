import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { lostSections, mayAdd, placeholdersIn, renamed, SECTION_TYPES } from "./section-types.ts";

test("every type of section → has a picture; `node tests/section-pictures.ts` makes it", () => {
  const folder = path.join(import.meta.dirname, "../ui/content/section-pictures");
  const without = [...SECTION_TYPES.keys()].filter((type) => !existsSync(path.join(folder, `${type}.webp`)));
  expect(without).toEqual([]);
});

test.each([
  ["text", [{ type: "text" }], true],
  ["hero", [{ type: "text" }], true],
  ["hero", [{ type: "medal-scale" }], false],
  ["related", [{ type: "related" }], false],
  ["campus-plan", [], true],
  ["campus-plan", [{ type: "campus-plan" }], false],
  ["thanks", [], false],
  ["stesp", [], false],
])("a section %s on a page with %j → offered: %s", (type, sections, isOffered) => {
  expect(mayAdd(type, sections)).toBe(isOffered);
});

test("a section that would be called as another → a name of its own, also for what is inside", () => {
  const table = { type: "table", title: "Fees", rows: [{ id: "first", name: "A" }] };
  expect(renamed(table, [{ type: "text", title: "Other" }])).toEqual(table);
  expect(renamed({ type: "text", title: "Fees" }, [table])).toMatchObject({ id: "text-2" });
  expect(renamed(table, [table, { type: "list", id: "table-2" }])).toEqual({
    ...table,
    rows: [{ name: "A" }],
    id: "table-3",
  });
});

test("an earlier version of a page → the sections that are gone since, each where it stood", () => {
  const [a, b, c] = ["A", "B", "C"].map((title) => ({ type: "text", title }));
  const changed = { ...a, paragraphs: ["Other words."] };
  expect(lostSections([a, b, c], [changed])).toEqual([
    { section: b, index: 1 },
    { section: c, index: 1 },
  ]);
});

test("words that nobody replaced → told by field, but for a section that stays hidden", () => {
  const text = { type: "text", title: "[Heading]", paragraphs: ["Real words [1].", "[Paragraph 2]"] };
  const hidden = { ...text, hidden: true };
  expect(placeholdersIn({ sections: [text, hidden, { ...hidden, returns: "2027-01-15" }] })).toEqual([
    "sections.0.title",
    "sections.0.paragraphs.1",
    "sections.2.title",
    "sections.2.paragraphs.1",
  ]);
});
