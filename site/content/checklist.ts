import path from "node:path";
import { z } from "zod";
import { datedText } from "./dated-text.ts";
import { sample, text } from "./fields.ts";
import { contentFolder, parseRecord } from "./read.ts";
import { readSource } from "./sources.ts";

const checklistSchema = z.strictObject({
  title: text,
  intro: text,
  items: z.array(z.strictObject({ title: text, text: datedText, evidence: text })).length(10),
  closing: datedText,
  sample,
});

export type Checklist = z.output<typeof checklistSchema>;

export function checklist(): Checklist {
  return parseRecord(readSource(path.join(contentFolder(), "checklist", "cbam.yaml")), checklistSchema);
}
