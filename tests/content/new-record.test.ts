import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { type Asked, KINDS, writeRecord } from "../../scripts/lib/new-records.ts";
import { contentProblems } from "../../site/build/check.ts";
import { copyOf, FIXTURES } from "./folders.ts";

const make = (kind: string, asked: Asked) =>
  writeRecord(KINDS[kind] ?? expect.unreachable(`there is no kind ${kind}`), asked);

test("a training, an article, a person → files without a mistake, by the next name; none is overwritten", async () => {
  const content = copyOf(FIXTURES);
  const training = { title: "Water: Stewardship & Plants", date: "2027-02-12", fee: "₹4,499" };
  const person = { name: "Zoë Nair", title: "Advisor" };
  expect(await make("training", training)).toMatch(
    /^Wrote content\/trainings\/water-stewardship-and-plants.yaml\./,
  );
  expect(await make("post", { title: 'What a "meter": tells', author: "ada-quill" })).toMatch(
    /^Wrote content\/posts\/405.md\./,
  );
  expect(await make("person", person)).toMatch(/^Wrote content\/team\/zoe-nair.yaml\./);
  expect(await contentProblems()).toEqual([]);
  expect(content.read("team/zoe-nair.yaml")).toContain("monogram: ZN");
  await expect(make("person", person)).rejects.toThrow("content/team/zoe-nair.yaml is there already");
});

test("a value that is wrong → what is right, and no file", async () => {
  const content = copyOf(FIXTURES);
  const kites = { title: "Kites", date: "12/02/2027", fee: "4499" };
  await expect(make("training", kites)).rejects.toThrow("Write the date with the year first: 2027-02-12.");
  expect(existsSync(path.join(content.folder, "trainings/kites.yaml"))).toBe(false);
});
