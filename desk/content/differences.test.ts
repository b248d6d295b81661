import { expect, test } from "vitest";
import { changesBetween, messageOf } from "./changes.ts";
import { bodyDifferences, differences } from "./differences.ts";

test("a fee, a day, an item → in words", () => {
  const before = {
    fee: 6499,
    runs: [{ sessions: [{ start: "2026-12-05" }] }],
    audience: ["Buyers", "Makers"],
  };
  const after = { fee: 6999, runs: [{ sessions: [{ start: "2027-02-12" }] }], audience: ["Makers"] };
  expect(differences(before, after)).toEqual([
    { field: "Fee", what: "changed", from: "₹6,499", to: "₹6,999" },
    {
      field: "Run 1, session 1, start",
      what: "changed",
      from: "5 December 2026",
      to: "12 February 2027",
    },
    { field: "Audience, item 1", what: "removed", from: "“Buyers”" },
  ]);
});

test("a list in another order → said, and no item called changed", () => {
  expect(differences({ tags: ["a", "b"] }, { tags: ["b", "a"] })).toEqual([
    { field: "Tags", what: "changed", to: "the same in another order" },
  ]);
});

test("a paragraph of a text → that one alone", () => {
  expect(bodyDifferences("One.\n\nTwo.\n", "One.\n\nThree.\n")).toEqual([
    { field: "Text", what: "changed", from: "“Two.”", to: "“Three.”" },
  ]);
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
