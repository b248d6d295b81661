import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Firm } from "../../contract/firm.ts";

const sentence = z.string().min(1);

const checklistSchema = z.strictObject({
  title: sentence,
  intro: sentence,
  items: z.array(z.strictObject({ title: sentence, text: sentence, evidence: sentence })).length(10),
  closing: sentence,
  sample: z.array(z.string()).default([]),
});

export type Checklist = z.infer<typeof checklistSchema>;

const FILE = new URL("../../content/checklist/cbam.yaml", import.meta.url);

export function readChecklist(firm: Firm): Checklist {
  const filled = readFileSync(FILE, "utf8")
    .replaceAll("{firm}", firm.name)
    .replaceAll("{email}", firm.email)
    .replaceAll("{phone}", firm.phone);
  const parsed = checklistSchema.safeParse(parse(filled));
  if (parsed.success) return parsed.data;
  throw new Error(`content/checklist/cbam.yaml: ${z.prettifyError(parsed.error)}`);
}
