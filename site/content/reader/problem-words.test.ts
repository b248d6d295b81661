import { expect, test } from "vitest";
import { z } from "zod";
import { type Coded, coded, inFile, inForm, reasonIn } from "./problem-words.ts";
import { messageFor } from "./reasons.ts";

test.each<[Coded, string]>([
  [coded("missing", { line: "title: …", about: "The heading" }), "This is empty: fill it in."],
  [coded("noType", { field: "type", known: ["hero", "text"] }), "Choose what this section is."],
  [
    coded("needsOtherChoice", { name: "layout", value: "rows", values: ["beside", "ticks"] }),
    "This layout does not show it: leave it out, or choose another layout.",
  ],
  [
    coded("noDrawing", { name: "moon", known: ["a", "b"] }),
    "There is no picture “moon”: choose another.",
  ],
  [
    coded("noRecord", { id: "nobody", folder: "team", known: ["ada-quill"] }),
    "“nobody” is not there any more: choose another.",
  ],
  [
    coded("narrowPhoto", { file: "content/photos/a.jpg", width: 500, least: 640, isPart: false }),
    "“a.jpg” is 500 pixels wide and must have at least 640: use a larger version.",
  ],
  [
    coded("orderTaken", { file: "content/team/ada-quill.yaml", order: 3, free: 7 }),
    "“team/ada-quill” already has the number 3: the next free one is 7.",
  ],
  [
    coded("endsBeforeFirstDay", { date: "2026-12-06" }),
    "This is before 6 Dec 2026, the first day.",
  ],
  [
    coded("textTooLong", { size: 70, most: 60 }),
    "This text has 70 characters and may have at most 60: remove 10.",
  ],
])("%j → in the words of a form, without files, ids and marks of YAML", (reason, words) => {
  expect(inForm(reason)).toBe(words);
});

test("the same for whoever edits files → with the file as it is named there", () => {
  const file = "content/team/ada-quill.yaml";
  expect(inFile(coded("orderTaken", { file, order: 3, free: 7 }))).toBe(
    `${file} already has the number 3: the next free one is 7.`,
  );
  expect(inFile(coded("endsBeforeFirstDay", { date: "2026-12-06" }))).toBe(
    "This is before 2026-12-06, the first day.",
  );
});

test("an issue of Zod → its code and what its words need, however deep it is found", () => {
  const schema = z.strictObject({ rows: z.array(z.strictObject({ name: z.string().max(3) })) });
  const found = schema.safeParse({ rows: [{ name: "long" }, { nme: "" }] }, { error: messageFor });
  expect(
    found.error?.issues.map(({ path, message }) => [path.join("."), reasonIn(message)]),
  ).toEqual([
    ["rows.0.name", coded("textTooLong", { size: 4, most: 3 })],
    ["rows.1.name", coded("missing", { line: "name: …", about: undefined })],
    ["rows.1", coded("unknownField", { key: "nme", known: ["name"] })],
  ]);
});
