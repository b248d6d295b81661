import { expect, test } from "vitest";
import { entryTitle } from "../../content/words.ts";
import { asRead, saidIn } from "./said.ts";

const mentions = [
  { name: "firm", of: "Firm", says: "Lantern & Co" },
  { name: "cbam.sale", of: "CBAM", says: "Umbrellas go on sale in May." },
];
const text = "{firm}: reports for {financial-year}, {firm} again";

test("a text with a fact, a sentence of a rule and no others → each once, as it reads today", () => {
  expect(
    saidIn("{firm} {cbam.sale} {firm} {unknown}", mentions, { data: {}, path: ["title"] }),
  ).toEqual([
    { name: "{firm}", when: "today", words: "Lantern & Co" },
    { name: "{cbam.sale}", when: "today", words: "Umbrellas go on sale in May." },
  ]);
  expect(asRead("{firm}: {cbam.sale}", mentions)).toBe(
    "Lantern & Co: Umbrellas go on sale in May.",
  );
});

test("words of a milestone that comes back → as they read the next time, or the time they were changed for", () => {
  const repeats = { days: ["07-31"], later: [{}, { what: text }] };
  const data = { milestones: [{ date: "2098-07-31", what: text, repeats }] };
  const said = (...path: (string | number)[]) => saidIn(text, mentions, { data, path }).slice(1);
  expect(said("milestones", 0, "what")).toEqual([
    { name: "{financial-year}", when: "on 31 Jul 2098", words: "FY 2097-98" },
  ]);
  expect(said("milestones", 0, "repeats", "later", 1, "what")).toEqual([
    { name: "{financial-year}", when: "on 31 Jul 2100", words: "FY 2099-00" },
  ]);
  expect(said("title")).toEqual([]);
  expect(entryTitle(data.milestones[0])).toBe(
    "31 Jul 2098, every year · {firm}: reports for FY 2097-98, {firm} again",
  );
});

test("a milestone that is not filled in yet → says nothing, and breaks nothing", () => {
  for (const entry of [{}, { date: "" }, { date: "2098-07-31", repeats: {} }, null])
    expect(
      saidIn("{this-year}", [], { data: { milestones: [entry] }, path: ["milestones", 0, "what"] }),
    ).toEqual(
      entry?.repeats ? [{ name: "{this-year}", when: "on 31 Jul 2098", words: "2098" }] : [],
    );
});
