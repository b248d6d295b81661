import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./site.ts";

export type Report = { goals: Goal[]; tables: Table[]; notes: string[] };
type Table = { title: string; head: string[]; rows: Array<Array<string | number>> };
type Goal = { what: string; measured: string; goal: string; met: boolean };

/** A value beside its goal; NaN stands for “not measured” and meets no goal. */
export function goal(
  what: string,
  value: number,
  sign: "≤" | "<" | "≥",
  limit: number,
  show: (value: number) => string = plain,
): Goal {
  const met = sign === "≤" ? value <= limit : sign === "<" ? value < limit : value >= limit;
  return {
    what,
    measured: Number.isNaN(value) ? "not measured" : show(value),
    goal: `${sign} ${show(limit)}`,
    met,
  };
}

const plain = (value: number) => String(Math.round(value * 100) / 100);
export const bytes = (value: number) => `${count(value)} B`;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const seconds = (value: number) => `${value.toFixed(1)} s`;
export const count = (value: number) => Math.round(value).toLocaleString("en-IN");

/** The middle value; NaN without values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** The Markdown of one part of the benchmark for RESULTS.md; `ran` describes the run. */
export function section(name: string, ran: string, { goals, tables, notes }: Report): string {
  const rows = goals.map(({ what, measured, goal, met }) => [
    `${name}: ${what}`,
    measured,
    goal,
    met ? "✓" : "✗",
  ]);
  return [
    `## ${name}`,
    ran,
    markdown({ head: ["", "Measured", "Goal", ""], rows }),
    ...notes,
    ...tables.map((table) => `### ${table.title}\n\n${markdown(table)}`),
  ].join("\n\n");
}

/** Writes a section into RESULTS.md, and the goals of all sections into the README. */
export function save(name: string, text: string): void {
  const page = path.join(root, "bench", "RESULTS.md");
  const readme = path.join(root, "README.md");
  const results = replaceBetween(readFileSync(page, "utf8"), name, text);
  writeFileSync(page, results);
  writeFileSync(readme, replaceBetween(readFileSync(readme, "utf8"), "bench", summary(results)));
}

/** Replaces the text between the two marks of a name; throws if a mark is missing. */
export function replaceBetween(text: string, name: string, fresh: string): string {
  const [start, end] = [`<!-- ${name}:start -->\n`, `\n<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`The marks ${start.trim()} and ${end.trim()} are missing.`);
  return text.slice(0, from + start.length) + fresh + text.slice(to);
}

/** The table of every goal in RESULTS.md, for the README. */
export function summary(results: string): string {
  const goals = results.split("\n").filter((line) => /\| [✓✗] \|$/.test(line));
  const met = goals.filter((line) => line.endsWith("✓ |")).length;
  const table = [markdown({ head: ["", "Measured", "Goal", ""], rows: [] }), ...goals].join("\n");
  return `${table}\n\n${met} of ${goals.length} goals met; the machine and the details: [bench/RESULTS.md](bench/RESULTS.md).`;
}

/** A Markdown table: the first column is text, the others are figures aligned right. */
function markdown({ head, rows }: Omit<Table, "title">): string {
  const line = (cells: Array<string | number>) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index ? "---:" : "---"))), ...rows.map(line)].join("\n");
}
