import { expect, onTestFinished, test, vi } from "vitest";
import { sitePaths } from "../../content/records/paths.ts";
import { rules } from "../../content/records/rules.ts";
import { ruleEntries } from "./record-entries.ts";

const dates = () => ruleEntries().filter(({ kind }) => kind === "date");

test("every rule → an entry, and every entry leads to a page", () => {
  const urls = ruleEntries().map(({ url }) => url);
  expect(rules().filter(({ id }) => !urls.includes(`/rules/${id}`))).toEqual([]);
  const pages = new Set(sitePaths());
  expect(urls.filter((url) => !pages.has(url.replace(/#.*/, "")))).toEqual([]);
});

test("a statement whose words change on a day → in no entry; one that lasts → an entry with its article", () => {
  const said = rules().flatMap(({ statements }) =>
    statements.map(({ forms }) => forms.map(({ text }) => text)),
  );
  const texts = ruleEntries().map(({ text }) => text);
  const [changing, lasting] = [
    said.filter((forms) => forms.length > 1),
    said.filter((forms) => forms.length === 1),
  ];
  expect(changing.length).toBeGreaterThan(0);
  expect(lasting.length).toBeGreaterThan(0);
  expect(changing.flat().filter((form) => texts.includes(form))).toEqual([]);
  expect(lasting.flat().filter((form) => !texts.includes(form))).toEqual([]);
  expect(ruleEntries()).toContainEqual(
    expect.objectContaining({
      url: "/rules/cbam#steady",
      about: expect.stringContaining("Harbour gazette 11"),
    }),
  );
});

test("a date → by its rule and what happens, with its day and article; once, by its next day, and none that has passed", () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: new Date("2098-07-01T06:00:00Z") });
  const titles = dates().map(({ title }) => title);
  expect(titles).not.toContain("Lantern Act: Event 1: careful almanacs");
  expect(titles.filter((title) => title.includes("Event 9: "))).toEqual([
    "Lantern Act: Event 9: quiet teapots of 2099",
  ]);
  expect(dates()).toContainEqual(
    expect.objectContaining({
      title: "Lantern Act: Event 10: northern barometers",
      about: expect.stringContaining("30 Sep 2099 · Harbour gazette 11"),
    }),
  );
});
