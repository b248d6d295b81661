import { z } from "zod";
import { sample, text } from "../reader/fields.ts";
import { readRecord } from "../reader/read.ts";
import { datedText } from "./dated-text.ts";

export const checklistSchema = z.strictObject({
  title: text.describe("Title of the PDF"),
  intro: text.describe("What stands above the ten points"),
  items: z
    .array(
      z.strictObject({
        title: text.describe("The point in a few words"),
        text: datedText.describe("What to look at"),
        evidence: text.describe("What shows that it is done"),
      }),
    )
    .length(10),
  closing: datedText.describe("What stands below the ten points"),
  sample,
});

export type Checklist = z.output<typeof checklistSchema>;

export const checklist = () => readRecord("content/checklist/cbam.yaml", checklistSchema);
