import { expect, onTestFinished, test, vi } from "vitest";
import { sitePaths } from "../../content/records/paths.ts";
import { rules } from "../../content/records/rules.ts";
import { ruleRecords } from "./rule-records.ts";

test("every rule and every date → one record, which leads to a page", () => {
  const records = ruleRecords();
  expect(records).toHaveLength(rules().length + rules().flatMap(({ milestones }) => milestones).length);
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  const pages = new Set(sitePaths());
  expect(records.filter(({ to }) => !pages.has(to.replace(/#.*/, "")))).toEqual([]);
});

test("a statement whose words change on a day → in no record; one that lasts → in its rule's", () => {
  const said = rules().flatMap(({ statements }) =>
    statements.map(({ forms }) => forms.map(({ text }) => text)),
  );
  const text = ruleRecords()
    .map((record) => record.text)
    .join("\n");
  const [changing, lasting] = [
    said.filter((forms) => forms.length > 1),
    said.filter((forms) => forms.length === 1),
  ];
  expect(changing.length).toBeGreaterThan(0);
  expect(lasting.length).toBeGreaterThan(0);
  expect(changing.flat().filter((form) => text.includes(form))).toEqual([]);
  expect(lasting.flat().filter((form) => !text.includes(form))).toEqual([]);
});

test("a date → by its rule and what happens; what comes back once, by its next day", () => {
  onTestFinished(() => void vi.useRealTimers());
  const titles = () => ruleRecords().flatMap(({ id, title }) => (id.startsWith("date:cbam") ? [title] : []));
  vi.useFakeTimers({ now: new Date("2098-07-01T06:00:00Z") });
  expect(titles()).toContain("Lantern Act: Event 8: sturdy umbrellas");
  expect(titles().filter((title) => title.includes("Event 9: "))).toEqual([
    "Lantern Act: Event 9: quiet teapots of 2099",
  ]);
});
