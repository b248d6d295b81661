import { z } from "zod";
import { captionedPicture, some, text } from "../reader/fields.ts";
import { codedMessage, valueShown } from "../reader/problem-words.ts";
import { tryRead } from "../reader/problems.ts";
import { readRecord } from "../reader/read.ts";

export const listsSchema = z.strictObject({
  trainingCategories: some(text).describe("What a training may have as category"),
  trainingLevels: some(text).describe("What a training may have as level"),
  articleCategories: some(text).describe("What an article may have as category"),
  articlePicture: captionedPicture.describe("The picture of an article that names none"),
});

/** The categories and levels that records choose from, so that no filter shows one under two spellings. */
export const lists = () => readRecord("content/lists.yaml", listsSchema);

/** A field that takes an entry of one of the lists; any entry while content/lists.yaml is broken. */
export const listed = (name: Exclude<keyof z.output<typeof listsSchema>, "articlePicture">) =>
  text
    .refine((value) => tryRead(lists)?.[name].includes(value) ?? true, {
      error: ({ input }) =>
        codedMessage("notListed", { value: valueShown(input), known: lists()[name], list: name }),
    })
    .meta({ record: name });
