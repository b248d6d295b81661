import { expect, test } from "vitest";
import { questions } from "../../site/content/records/questions.ts";
import { rules } from "../../site/content/records/rules.ts";
import { conditionText } from "./condition-words.ts";
import { type FieldSchema, formOf } from "./schemas.ts";
import { entryTitle, fieldName, titleIn } from "./words.ts";

test.each([
  ["trainings/carbon.yaml", ["runs", "time", "from"], "hour", undefined],
  [
    "trainings/carbon.yaml",
    ["runs", "sessions", "start"],
    "day",
    "First day of a block of consecutive days",
  ],
  ["trainings/carbon.yaml", ["trainer"], undefined, "Who teaches it"],
  [
    "trainings/carbon.yaml",
    ["live"],
    undefined,
    "If not: listed in the calendar without a page of its own yet",
  ],
  ["team/anika.yaml", ["photo"], "portrait", "A photograph, upright"],
  ["pages/new.yaml", ["under"], "path", undefined],
  ["rules/new.yaml", ["penalty"], undefined, ""],
])(
  "content/%s, field %j → the control %s, and the hint “%s” without files and ids",
  (file, path, control, hint) => {
    const field = path.reduce<FieldSchema | undefined>(
      (schema, name) => (schema?.items ?? schema)?.properties?.[name],
      formOf(`content/${file}`),
    );
    expect(field).toBeDefined();
    expect(field?.control).toBe(control);
    if (hint !== undefined) expect(field?.hint ?? field?.description).toBe(hint);
  },
);

test("an entry of a list → named by its day and its words", () => {
  expect(entryTitle({ id: "sale", date: "2027-02-01", what: "Certificates go on sale" })).toBe(
    "1 Feb 2027 · Certificates go on sale",
  );
  const [sessions, time] = [
    [{ start: "2026-12-05", end: "2026-12-06" }],
    { from: "09:00", to: "17:00" },
  ];
  expect(entryTitle({ sessions, time })).toBe("5–6 Dec 2026, 9:00 to 17:00");
  expect(entryTitle({ id: "phase", forms: [{ text: "It applies." }] })).toBe("It applies.");
  expect(entryTitle({ title: "" })).toBeUndefined();
  const data = { milestones: [{ date: "2027-02-01", what: "Sale" }] };
  expect(fieldName(["milestones", 0, "what"], data)).toBe("Milestones, 1 Feb 2027 · Sale, what");
});

test("a section of a page → named by its type, and by its heading where it has one", () => {
  expect(titleIn("sections", { type: "campus-plan", title: "Six audits" })).toBe(
    "Campus plan · Six audits",
  );
  expect(titleIn("sections", { type: "brief", time: "3 weeks" })).toBe("In brief");
  expect(titleIn("sections", { type: "stesp", title: "How" })).toBe("Unknown type “stesp” · How");
  expect(titleIn("questions", { type: "yes-no", ask: "Do you export?" })).toBe("Do you export?");
});

test("the conditions of every rule → sentences without names of fields", () => {
  for (const { id, applies, milestones } of rules())
    for (const condition of Object.values(applies)) {
      const named = milestones.map((one) => ({ id: one.id, title: one.what }));
      const words = conditionText(condition, questions(), named);
      expect(words, id).toMatch(/^[A-Z(]/);
      expect(words, id).not.toMatch(/undefined|not chosen|…|[{}[\]]|oneOf|moreThan/);
    }
});
