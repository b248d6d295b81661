import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  lostSections,
  mayAdd,
  placeholdersIn,
  renamed,
  SECTION_TYPES,
  withSection,
} from "./section-types.ts";

test("every type of section → has a picture; `node tests/section-pictures.ts` makes it", () => {
  const folder = path.join(import.meta.dirname, "../ui/content/section-pictures");
  const without = [...SECTION_TYPES.keys()].filter(
    (type) => !existsSync(path.join(folder, `${type}.webp`)),
  );
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

test.each([
  ["text", "hero text related closing", 2],
  ["text", "hero closing", 1],
  ["text", "closing text", 2],
  ["related", "hero closing", 1],
  ["closing", "hero related", 2],
  ["text", "", 0],
])(
  "a section %s copied to a page of %s → becomes number %i, counted from 0",
  (type, types, index) => {
    const sections = types.split(" ").flatMap((one) => (one ? { type: one } : []));
    const added = withSection(sections, { type, title: "Copied" });
    expect(added.index).toBe(index);
    expect(added.sections.toSpliced(index, 1)).toEqual(sections);
    expect(added.sections[index]).toMatchObject({ type, title: "Copied" });
  },
);

test("an earlier version of a page → the sections that are gone since, each where it stood", () => {
  const [a, b, c] = ["A", "B", "C"].map((title) => ({ type: "text", title }));
  const changed = { ...a, paragraphs: ["Other words."] };
  expect(lostSections([a, b, c], [changed])).toEqual([
    { section: b, index: 1 },
    { section: c, index: 1 },
  ]);
});

test("words that nobody replaced → told by field", () => {
  const text = {
    type: "text",
    title: "[Heading]",
    paragraphs: ["Real words [1].", "[Paragraph 2]"],
  };
  expect(placeholdersIn({ sections: [{ type: "related" }, text] })).toEqual([
    "sections.1.title",
    "sections.1.paragraphs.1",
  ]);
});
