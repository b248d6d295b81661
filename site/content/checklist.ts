import path from "node:path";
import { z } from "zod";
import { datedText } from "./dated-text.ts";
import { sample, text } from "./fields.ts";
import { contentFolder, parseRecord, readSource } from "./read.ts";

const checklistSchema = z.strictObject({
  title: text,
  intro: text,
  items: z
    .array(z.strictObject({ title: text, text: datedText, evidence: text }))
    .length(10, "needs ten points"),
  closing: datedText,
  sample,
});

export type Checklist = z.output<typeof checklistSchema>;

export function checklist(): Checklist {
  return parseRecord(readSource(path.join(contentFolder(), "checklist", "cbam.yaml")), checklistSchema);
}
