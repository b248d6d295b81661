import { expect, test } from "vitest";
import { LIMITS } from "../../../contract/fields.ts";
import { aboutText, readAbout } from "./use-about.ts";

const SITE = "https://verdant-ledger.example";
const service = "general" as const;

test("a training → title and dates; a result → title and its whole url", () => {
  expect(aboutText({ title: "Kettles", dates: "Jun 15 2024", service }, SITE)).toBe(
    "Kettles, Jun 15 2024",
  );
  expect(aboutText({ title: "Result", link: "/tools/obligations?campus=yes", service }, SITE)).toBe(
    `Result, ${SITE}/tools/obligations?campus=yes`,
  );
});

test("a title beyond the field's room → cut, while the url stays whole", () => {
  const link = `/tools/obligations?${"campus=yes&".repeat(30)}`;
  const text = aboutText({ title: "Long ".repeat(400), link, service }, SITE);
  expect(text.length).toBeLessThanOrEqual(LIMITS.about);
  expect(text.endsWith(`, ${SITE}${link}`)).toBe(true);
});

test("a url without room → left out, not cut", () => {
  const text = aboutText({ title: "Result", link: `/${"a".repeat(LIMITS.about)}`, service }, SITE);
  expect(text).toBe("Result");
});

test.each([
  ["no object", "Kettles"],
  ["no title", { service }],
  ["a service there is not", { title: "Kettles", service: "tea" }],
])("stored: %s → about nothing", (_what, value) => {
  expect(readAbout(value)).toBeUndefined();
});

test("stored: a topic there is not → only the service", () => {
  expect(readAbout({ title: "Kettles", service, topic: "course" })?.topic).toBe("course");
  expect(readAbout({ title: "Kettles", service, topic: "tea" })?.topic).toBeUndefined();
});

test("stored: dates of a run that has begun, also after the page was built → the next run, without a date", () => {
  const run = { title: "Kettles", dates: "Jun 15 2024", until: "2024-06-14", service };
  expect(readAbout(run, "2024-06-14")).toMatchObject({ dates: "Jun 15 2024", until: "2024-06-14" });
  expect(readAbout(run, "2024-06-15")).toEqual({ title: "Kettles", dates: "next run", service });
});

test.each(["https://elsewhere.example/", "//elsewhere.example/", "javascript:alert(1)"])(
  "stored: a url like %s → not linked to",
  (link) => {
    expect(readAbout({ title: "Result", link, service })).toEqual({ title: "Result", service });
  },
);
