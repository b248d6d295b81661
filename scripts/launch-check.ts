import { readdirSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../contract/firm.ts";
import { valueAt } from "../site/content/reader/read.ts";
import { sampleFields } from "../site/content/reader/samples.ts";
import { readSource } from "../site/content/reader/sources.ts";
import { reviewTable } from "../site/content/records/review-table.ts";
import { today } from "../site/dates/dates.ts";
import { emptySlots } from "../site/views/proof/empty-slots.ts";

/** Lists every sample value still in content/ and every fact that has lapsed, so that none goes live by accident. */
const files = readdirSync(contentFolder(), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ya?ml|md)$/.test(name))
  .sort();

const samples = files.flatMap((name) => {
  const { file, data } = readSource(path.join(contentFolder(), name));
  return sampleFields(data).map((field) => `${file}: ${field}: ${preview(valueAt(data, field))}`);
});
for (const sample of samples) console.log(sample);

const empty = emptySlots();
for (const [file, slots] of Map.groupBy(empty, ({ file }) => file))
  console.log(`${file}: ${slots.map(({ field }) => field).join(", ")}: empty, so no page shows it`);
if (empty.length > 0)
  console.log(
    `\n${empty.length} fields that visitors look for are empty. They hold up no launch.\n`,
  );

const lapsed = reviewTable(today()).overdue;
for (const { file, line, day, what } of lapsed)
  console.log(`${file}:${line}: lapsed on ${day}. ${what}`);
if (lapsed.length > 0) {
  console.log(
    `\n${lapsed.length} rules to read again before going live; npm run review says more.`,
  );
  process.exitCode = 1;
}

const left = `\n${samples.length} sample values to replace before going live; take each off its record's "sample" list when done.`;
console.log(samples.length > 0 ? left : "No sample values left: the content is ready to go live.");
if (samples.length > 0) process.exitCode = 1;

function preview(value: unknown): string {
  if (value === undefined) return "(missing)";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 70 ? `${text.slice(0, 67)}...` : text;
}
