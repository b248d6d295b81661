import { expect, test } from "vitest";
import { seenOn } from "./catalogue.ts";
import { changesBetween, messageOf } from "./changes.ts";
import { differences, recordDifferences } from "./differences.ts";
import { fieldPathOf } from "./field-path.ts";
import { fieldName } from "./words.ts";

test("a fee, a day, an item → in words", () => {
  const before = {
    fee: 6499,
    runs: [{ sessions: [{ start: "2026-12-05" }] }],
    audience: ["Buyers", "Makers"],
  };
  const after = {
    fee: 6999,
    runs: [{ sessions: [{ start: "2027-02-12" }] }],
    audience: ["Makers"],
  };
  expect(differences(before, after)).toEqual([
    { field: "Fee", what: "changed", from: "₹6,499", to: "₹6,999" },
    {
      field: "Run 1, session 1, start",
      what: "changed",
      from: "5 Dec 2026",
      to: "12 Feb 2027",
    },
    { field: "Audience, item 1", what: "removed", from: "“Buyers”" },
  ]);
});

test("a run on other days → its dates in one line, before and after", () => {
  const time = { from: "09:00", to: "17:00" };
  const run = (start: string, end: string) => ({ runs: [{ sessions: [{ start, end }], time }] });
  expect(differences(run("2026-12-05", "2026-12-06"), run("2027-01-16", "2027-01-17"))).toEqual([
    {
      field: "Run 1, dates",
      what: "changed",
      from: "5–6 Dec 2026, 9:00 to 17:00",
      to: "16–17 Jan 2027, 9:00 to 17:00",
    },
  ]);
});

test("a list in another order → said, and no item called changed", () => {
  expect(differences({ tags: ["a", "b"] }, { tags: ["b", "a"] })).toEqual([
    { field: "Tags", what: "changed", to: "the same in another order" },
  ]);
});

test("a section removed, another changed, one added → each by its type and title", () => {
  const section = (type: string, title: string, lede = "Words.") => ({ type, title, lede });
  const [hero, text] = [section("hero", "Water"), section("text", "Why")];
  const steps = { ...section("steps", "How"), items: [{ title: "One walk", text: "A." }] };
  const walked = { ...steps, items: [{ title: "One walk", text: "B." }] };
  const news = section("text", "News");
  expect(
    differences({ sections: [hero, text, steps] }, { sections: [hero, walked, news] }),
  ).toEqual([
    {
      field: "Steps · How, items, One walk, text",
      what: "changed",
      from: "“A.”",
      to: "“B.”",
    },
    { field: "Text · Why, heading", what: "changed", from: "“Why”", to: "“News”" },
  ]);
  expect(
    differences({ sections: [hero, text, steps] }, { sections: [hero, walked] }).at(-1),
  ).toEqual({
    field: "Text · Why",
    what: "removed",
    where: "the page",
  });
});

test("a section hidden until a day, new or seen before → said, and not that it is added to the page", () => {
  const seen = { type: "text", title: "Why" };
  const hidden = { ...seen, hidden: true, returns: "2090-12-01" };
  const said = [{ field: "Text · Why", what: "changed", to: "hidden until 1 Dec 2090" }];
  expect(differences({ sections: [] }, { sections: [hidden] })).toEqual(said);
  expect(differences({ sections: [seen] }, { sections: [hidden] })).toEqual(said);
  const back = { ...hidden, returns: "2020-12-01" };
  expect(differences({ sections: [] }, { sections: [back] })).toMatchObject([
    { where: "the page" },
  ]);
});

test("an entry of the menus → told with its place", () => {
  const link = (label: string) => ({ label, to: `/${label}` });
  const menus = (children: object[], links: object[] = []) => ({
    main: [link("Home"), { ...link("Services"), ...(children.length > 0 && { children }) }],
    footer: [{ title: "Read", links }],
  });
  expect(differences(menus([]), menus([link("Water audits")]))).toEqual([
    { field: "“Water audits”", what: "added", where: "the menu below Services" },
  ]);
  const before = menus([link("Audits"), link("Advice")], [link("Blog")]);
  expect(differences(before, menus([link("Advice")]))).toEqual([
    { field: "“Audits”", what: "removed", where: "the menu below Services" },
    { field: "“Blog”", what: "removed", where: "the footer below Read" },
  ]);
});

test("a paragraph of a text → that one alone", () => {
  expect(recordDifferences({ body: "One.\n\nTwo.\n" }, { body: "One.\n\nThree.\n" })).toEqual([
    { field: "Text", what: "changed", from: "“Two.”", to: "“Three.”" },
  ]);
});

test("a picture in a text → told by its words, also when another part of it is shown", () => {
  const body = (name: string) => `One.\n\n![A plant.](${name} "At noon (May)")\n`;
  const said = "“picture: A plant.”";
  expect(
    recordDifferences({ body: "One.\n" }, { body: body("photos/plant.jpg#43-6-50-50") }),
  ).toEqual([{ field: "Text", what: "added", to: said }]);
  expect(
    recordDifferences({ body: body("photos/a.jpg") }, { body: body("photos/a.jpg#0-0-50-50") }),
  ).toEqual([{ field: "Text", what: "changed", from: said, to: `${said}, shown otherwise` }]);
});

test("files → a message whose first line says it", () => {
  const files = (fee: number) =>
    new Map([["content/trainings/tides.yaml", Buffer.from(`title: Tides\nfee: ${fee}\n`)]]);
  expect(messageOf(changesBetween(files(1), files(2)))).toBe("Change fee of Tides");
  expect(messageOf(changesBetween(new Map(), files(2)))).toBe("Add Tides");
  const photo = new Map([["content/photos/a.jpg", Buffer.from("x")]]);
  expect(messageOf(changesBetween(files(1), new Map([...files(2), ...photo])))).toBe(
    "Publish 2 changes of the content\n\n- Add a.jpg\n- Change fee of Tides",
  );
});

test.each([
  ["sections.0.title", "Section 1, heading"],
  ["sections.0.note.title", "Section 1, note, heading"],
  ["sections.0.hidden", "Section 1, hidden"],
  ["sections.0.action.to", "Section 1, action, leads to"],
  ["hidden", "Not in search engines"],
  ["under", "Page above"],
  ["seo.title", "For search engines, title"],
  ["runs.0.time.to", "Run 1, time, to"],
])("the field %s → called “%s”", (field, name) => {
  expect(fieldName(fieldPathOf(field))).toBe(name);
});

test.each(["mails", "notices"])("words of %s → not said to be on the first page", (name) => {
  const seen = seenOn(`content/${name}.yaml`);
  expect(seen).toEqual({ words: expect.stringContaining(name) });
});
