import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { merge } from "./merge.ts";

const hero = { type: "hero", title: "Water", lede: "One balance." };
const steps = {
  type: "steps",
  id: "process",
  title: "How we begin",
  items: [{ title: "One walk" }],
};
const text = { type: "text", title: "Why", paragraphs: ["Meters drift."] };
const related = { type: "related" };
const base = { seo: { title: "Water" }, sections: [hero, steps, text, related] };

const page = (...sections: object[]) => ({ ...base, sections });
const together = (theirs: unknown, mine: unknown, before: unknown = base) =>
  merge({ data: before }, { data: theirs }, { data: mine });

const lede = { ...hero, lede: "Two balances." };
const begun = { ...steps, items: [{ title: "Two walks" }] };
const renamed = { ...text, title: "Reasons" };
const news = { type: "text", title: "News", paragraphs: ["A new meter."] };
const fees = { type: "list", title: "Fees", items: ["One"] };

const cases: [what: string, theirs: unknown, mine: unknown, merged: unknown][] = [
  [
    "other sections",
    page(lede, steps, text, related),
    page(hero, begun, text, related),
    page(lede, begun, text, related),
  ],
  [
    "a field and a section",
    { ...base, label: "Water" },
    page(lede, steps, text, related),
    { ...page(lede, steps, text, related), label: "Water" },
  ],
  [
    "a field gone and another changed",
    { sections: base.sections },
    page(lede, steps, text, related),
    { sections: [lede, steps, text, related] },
  ],
  [
    "one adds, one changes",
    page(hero, news, steps, text, related),
    page(hero, steps, renamed, related),
    page(hero, news, steps, renamed, related),
  ],
  [
    "both add at one place",
    page(hero, news, steps, text, related),
    page(hero, fees, steps, text, related),
    page(hero, fees, news, steps, text, related),
  ],
  [
    "both add the same",
    page(hero, news, steps, text, related),
    page(news, hero, steps, text, related),
    page(hero, news, steps, text, related),
  ],
  [
    "one removes, one changes another",
    page(hero, text, related),
    page(lede, steps, text, related),
    page(lede, text, related),
  ],
  ["both remove", page(hero, steps, related), page(hero, text, related), page(hero, related)],
  [
    "one moves, one changes what was moved",
    page(steps, hero, text, related),
    page(hero, begun, text, related),
    page(begun, hero, text, related),
  ],
  [
    "one moves, one adds behind it",
    page(steps, hero, text, related),
    page(hero, steps, news, text, related),
    page(steps, news, hero, text, related),
  ],
  [
    "both move alike",
    page(steps, hero, text, related),
    page(steps, hero, text, related),
    page(steps, hero, text, related),
  ],
  [
    "one renames and moves, one changes another",
    page(hero, renamed, steps, related),
    page(lede, steps, text, related),
    page(lede, renamed, steps, related),
  ],
  [
    "the id tells it, whatever its words",
    page(hero, { ...steps, title: "Begin" }, text, related),
    page({ ...text, title: "First" }, hero, steps, related),
    page({ ...text, title: "First" }, hero, { ...steps, title: "Begin" }, related),
  ],
];

test.each(cases)("%s → both are in, nobody is asked", (_what, theirs, mine, merged) => {
  expect(together(theirs, mine)).toMatchObject({ data: merged, clashes: [] });
  expect(together(theirs, mine).data).toEqual(merged);
});

test("what they changed is named, what I changed is not", () => {
  expect(
    together(page(lede, steps, text, related), page(hero, begun, text, related)).taken,
  ).toEqual(["Opening · Water"]);
});

const clashes: [what: string, theirs: unknown, mine: unknown, ...clashes: object[]][] = [
  [
    "the same section",
    page(lede, steps, text, related),
    page({ ...hero, lede: "Three balances." }, steps, text, related),
    {
      key: "sections.0.lede",
      label: "Opening · Water",
      lines: [{ field: "Opening words", theirs: "“Two balances.”", mine: "“Three balances.”" }],
    },
  ],
  [
    "the same field",
    { ...base, label: "Rain" },
    { ...base, label: "Rivers" },
    { key: "label", label: "Label", lines: [{ field: "", theirs: "“Rain”", mine: "“Rivers”" }] },
  ],
  [
    "one removes what the other changes",
    page(hero, text, related),
    page(hero, begun, text, related),
    { key: "sections.1", lines: [{ field: "", mine: expect.stringContaining("Two walks") }] },
  ],
  [
    "one renames what the other changes",
    page(hero, steps, renamed, related),
    page(hero, steps, { ...text, paragraphs: ["Meters stop."] }, related),
    {
      key: "sections.2.title",
      side: "theirs",
      lines: [{ field: "Heading", theirs: "“Reasons”", mine: "“Why”" }],
    },
    {
      key: "sections.2.paragraphs",
      side: "mine",
      lines: [{ theirs: "“Meters drift.”", mine: "“Meters stop.”" }],
    },
  ],
  [
    "both add under one name",
    page(hero, steps, text, news, related),
    page(hero, steps, text, { ...news, paragraphs: ["An old meter."] }, related),
    { label: "Text · News", lines: [{ theirs: "“A new meter.”", mine: "“An old meter.”" }] },
  ],
  [
    "both move, each otherwise",
    page(steps, hero, text, related),
    page(hero, steps, related, text),
    {
      key: "sections.order",
      label: "Order of sections",
      lines: [{ theirs: expect.stringMatching(/^Steps/), mine: expect.stringMatching(/^Opening/) }],
    },
  ],
];

test.each(clashes)("%s → asked, with both", (_what, theirs, mine, ...asked) => {
  expect(together(theirs, mine).clashes).toMatchObject(asked);
});

test.each(clashes)(
  "%s, and a side is chosen → that side, nobody is asked",
  (_what, theirs, mine) => {
    const asked = together(theirs, mine).clashes;
    for (const [side, data] of [
      ["theirs", theirs],
      ["mine", mine],
    ] as const)
      expect(
        merge(
          { data: base },
          { data: theirs },
          { data: mine },
          Object.fromEntries(asked.map(({ key }) => [key, side])),
        ),
      ).toMatchObject({
        data,
        clashes: [],
      });
  },
);

test("a group of fields, in which one was changed by both → each is chosen by itself", () => {
  const before = { seo: { title: "Water", description: "Old", image: "drop" } };
  const theirs = { seo: { title: "Rain", description: "Old", image: "cloud" } };
  const mine = { seo: { title: "Rivers", description: "New", image: "drop" } };
  const { clashes: asked } = together(theirs, mine, before);
  expect(asked.map(({ key, side }) => [key, side])).toEqual([
    ["seo.title", undefined],
    ["seo.description", "mine"],
    ["seo.image", "theirs"],
  ]);
  const chosen = { "seo.title": "theirs", "seo.description": "mine", "seo.image": "theirs" };
  expect(merge({ data: before }, { data: theirs }, { data: mine }, chosen)).toMatchObject({
    data: { seo: { title: "Rain", description: "New", image: "cloud" } },
    clashes: [],
  });
});

test("the text of an article → the same", () => {
  const article = (body: string, title = "Tides") => ({ data: { title }, body });
  expect(merge(article("Old"), article("New"), article("Old", "Ebb"))).toMatchObject({
    ...article("New", "Ebb"),
    clashes: [],
  });
  // Who wrote in other paragraphs is not asked.
  const before = article("\nOne.\n\nTwo.\n\nThree.\n");
  const theirs = article("\nOne more.\n\nTwo.\n\nThree.\n\nFour.\n");
  const mine = article("\nOne.\n\nNew.\n\nTwo.\n\nThree or so.\n");
  const body = "\nOne more.\n\nNew.\n\nTwo.\n\nThree or so.\n\nFour.\n";
  expect(merge(before, theirs, mine)).toMatchObject({ body, clashes: [] });
  const both = article("\nOne or so.\n\nTwo.\n\nThree.\n");
  expect(merge(before, theirs, both).clashes).toMatchObject([
    { label: "Text, “One.”", lines: [{ theirs: "“One more.”", mine: "“One or so.”" }] },
  ]);
});

test("the record as it was is not known → all that differs is asked, nothing is dropped", () => {
  const merged = merge(undefined, { data: { a: "1", b: "2" } }, { data: { a: "3", c: "4" } });
  expect(merged).toMatchObject({ data: { a: "3", b: "2", c: "4" }, clashes: [{ key: "a" }] });
});

describe("any two versions", () => {
  const word = fc.constantFrom("ash", "bark", "cone", "dew");
  const entry = fc.record(
    {
      type: fc.constantFrom("hero", "text"),
      id: word,
      title: word,
      words: fc.array(word, { maxLength: 2 }),
    },
    { requiredKeys: ["type"] },
  );
  const record = fc.record(
    {
      label: word,
      seo: fc.record({ title: word }),
      tags: fc.array(word, { maxLength: 3 }),
      sections: fc.array(entry, { maxLength: 5 }),
    },
    { requiredKeys: [] },
  );

  test("one side unchanged → the other side, nobody is asked", () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        for (const found of [
          together(before, after, before),
          together(after, before, before),
          together(after, after, before),
        ]) {
          expect(found.data).toEqual(after);
          expect(found.clashes).toEqual([]);
        }
      }),
    );
  });

  /** Every entry and field of one side that it wrote itself: what the base has not. */
  const own = (side: object, before: object) => {
    const partsOf = (one: object) =>
      Object.entries(one).flatMap(([name, value]) =>
        (name === "sections" ? (value as unknown[]) : [value]).map((part) =>
          JSON.stringify([name, part]),
        ),
      );
    return partsOf(side).filter((part) => !partsOf(before).includes(part));
  };

  test("what a side wrote → in the merged record, or asked", () => {
    fc.assert(
      fc.property(record, record, record, (before, theirs, mine) => {
        const { data, clashes: asked } = together(theirs, mine, before);
        const there = own(data as object, {});
        const lost = [...own(theirs, before), ...own(mine, before)].filter(
          (part) => !there.includes(part),
        );
        // Each clash leaves out one side of one part; who is asked for the order loses no part.
        const parts = asked.filter(({ key }) => !key.endsWith(".order"));
        expect(new Set(lost).size).toBeLessThanOrEqual(parts.length + listClashes(parts, theirs));
      }),
    );
  });

  /** The list as a whole is asked where a side has none: it may have several parts. */
  const listClashes = (parts: { key: string }[], theirs: { sections?: unknown[] }) =>
    parts.some(({ key }) => key === "sections") ? (theirs.sections?.length ?? 0) : 0;
});
