import {
  type ReviewRow,
  type ReviewTable,
  reviewTable,
} from "../site/content/records/review-table.ts";
import { daysLeftText, dayText, today } from "../site/dates/dates.ts";

/** What to read again and what changes next: as a table, with --json as data, with --lapsed only what is overdue. */
const table = reviewTable(today());
if (process.argv.includes("--json")) console.log(JSON.stringify(table, null, 2));
else if (process.argv.includes("--lapsed")) printLapsed(table);
else printAll(table);

function printLapsed({ overdue }: ReviewTable): void {
  if (overdue.length === 0) return;
  console.log("! Facts on the site have lapsed; read them again and set reviewed and recheckBy:");
  for (const row of overdue) console.log(line(row));
}

function printAll({ overdue, due, changes, unsaid }: ReviewTable): void {
  printPart("Overdue", overdue);
  printPart("Due within 60 days", due);
  printPart("Sentences that change next, by themselves", changes);
  if (unsaid.length > 0) console.log("\nStatements that no text says; use them or take them out");
  for (const { file, line, what } of unsaid) console.log(`  ${file}:${line}  ${what}`);
}

function printPart(title: string, rows: ReviewRow[]): void {
  console.log(`\n${title}${rows.length === 0 ? ": nothing" : ""}`);
  for (const row of rows) console.log(line(row));
}

function line({ file, line, day, what, usedIn }: ReviewRow): string {
  const left = daysLeftText(day, today());
  const uses = usedIn.map((file) => `\n${" ".repeat(30)}said in ${file}`).join("");
  return `  ${dayText(day).padEnd(12)} ${left.padEnd(13)}  ${file}:${line}\n${" ".repeat(30)}${what}${uses}`;
}
