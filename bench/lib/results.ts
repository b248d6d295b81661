import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./paths.ts";
import type { Goal, Report, Table } from "./report.ts";

export type Result = Report & { title: string; ran: string; took: string };
export type Results = Record<string, Result>;

const data = path.join(root, "bench", "results.json");
const page = path.join(root, "bench", "RESULTS.md");
const readme = path.join(root, "README.md");

/** Replaces the sections of the parts that ran and keeps the others as they were. */
export function saveResults(fresh: Results, order: string[]): void {
  const before: Results = existsSync(data) ? JSON.parse(readFileSync(data, "utf8")) : {};
  const merged = { ...before, ...fresh };
  const all = Object.fromEntries(order.flatMap((name) => (merged[name] ? [[name, merged[name]]] : [])));
  writeFileSync(data, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(page, resultsPage(all));
  writeFileSync(readme, withSummary(readFileSync(readme, "utf8"), all));
}

export function resultsPage(results: Results): string {
  const sections = Object.entries(results).map(
    ([name, result]) => `## ${result.title}\n\n\`npm run bench -- ${name}\`\n\n${section(result)}`,
  );
  return `# Results\n\nWritten by \`npm run bench\`; what each part measures is told in [README.md](README.md).\n\n${sections.join("\n\n")}\n`;
}

export function section({ ran, took, goals, tables, notes }: Result): string {
  return [
    `${ran} · took ${took}`,
    ...(goals.length > 0 ? [goalTable(goals)] : []),
    ...notes.map((note) => `- ${note}`),
    ...tables.map((table) => `### ${table.title}\n\n${markdown(table)}`),
  ].join("\n\n");
}

function goalTable(goals: Goal[]): string {
  return markdown({
    title: "Goals",
    head: ["", "Measured", "Goal", "", "By"],
    rows: goals.map(({ what, shown, goal, met, margin }) => [what, shown, goal, met ? "✓" : "✗", margin]),
  });
}

/** The first column is text, the others are figures and stand right. */
function markdown({ head, rows }: Table): string {
  const line = (cells: Array<string | number>) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index ? "---:" : "---"))), ...rows.map(line)].join("\n");
}

const START = "<!-- bench:start -->";
const END = "<!-- bench:end -->";

export function withSummary(text: string, results: Results): string {
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`README.md lacks ${START} and ${END}.`);
  const rows = Object.values(results).flatMap(({ title, goals }) =>
    goals
      .filter(({ headline }) => headline)
      .map(({ what, shown, goal, met }) => [`${title}: ${what}`, shown, goal, met ? "✓" : "✗"]),
  );
  const all = Object.values(results).flatMap(({ goals }) => goals);
  const met = all.filter((goal) => goal.met).length;
  const table = markdown({ title: "", head: ["", "Measured", "Goal", ""], rows });
  return `${before}${START}\n${table}\n\n${met} of ${all.length} goals met; all of them, with the machine: [bench/RESULTS.md](bench/RESULTS.md).\n${END}${after}`;
}
