import { z } from "zod";
import { section, some, text } from "../../content/reader/fields.ts";
import { codedMessage } from "../../content/reader/problem-words.ts";
import { anchor, headedType } from "../section.ts";

const situation = z.strictObject({
  label: text.describe("Something that is true of some companies"),
  names: some(text)
    .describe("The frameworks and standards it leads to, as they are called in the groups")
    .meta({ examples: [["[Name]"]] }),
});

export const standardsFinder = headedType("standards-finder", {
  lede: text,
  situations: z.array(situation).min(2).max(6),
  groups: some(
    section({ rows: some(z.strictObject({ id: anchor.unwrap(), name: text })) }),
  ).describe("The rows of the table; each leads to the place on the page that has its id"),
  begin: text.describe("What a row says once it is lit"),
  caption: text,
}).superRefine(({ situations, groups }, context) => {
  const known = groups.flatMap(({ rows }) => rows.map(({ name }) => name));
  for (const [index, { names }] of situations.entries())
    for (const name of names.filter((name) => !known.includes(name)))
      context.addIssue({
        code: "custom",
        path: ["situations", index, "names"],
        message: codedMessage("inNoGroup", { name }),
      });
});
