import { z } from "zod";
import { LIMITS } from "../../contract/fields.ts";
import { cleanName } from "../certificates/names.ts";
import { email, line } from "../fields.ts";
import { Refusal } from "../refusal.ts";

/** The headings by which a column is found, in small letters. */
const HEADINGS = {
  name: ["name", "participant", "full name"],
  email: ["email", "e-mail", "mail", "email address"],
  organisation: ["organisation", "organization", "company", "institution"],
  seats: ["seats", "places"],
};

const MOST_ROWS = 500;

export interface SheetRow {
  /** The line of the sheet. */
  line: number;
  name: string;
  email: string;
  organisation: string;
  seats: number;
  /** What is wrong with it, in a sentence; "" if it can be taken in. */
  problem: string;
}

const row = z.object({
  name: z.string().transform(cleanName),
  email,
  organisation: line("The organisation", LIMITS.company),
  seats: z.coerce.number("The number of seats is no number.").int().min(1).max(500).catch(1),
});

/** The people in a sheet saved as CSV. Rows with a mistake say so, and the others can be taken in all the same. */
export function sheetRows(csv: string, known: (row: { name: string; email: string }) => boolean): SheetRow[] {
  const rows = rowsOf(csv.replace(/^\uFEFF/, ""));
  const headings = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const at = (names: string[]) => headings.findIndex((heading) => names.includes(heading));
  const columns = Object.entries(HEADINGS).map(([field, names]) => [field, at(names)] as const);
  for (const [field, index] of columns)
    if (index < 0 && (field === "name" || field === "email"))
      throw new Refusal(400, `The sheet has no column called “${field}” in its first line.`);
  const filled = rows
    .slice(1)
    .flatMap((cells, index) => (cells.some((cell) => cell.trim()) ? [{ cells, index }] : []));
  if (filled.length === 0) throw new Refusal(400, "The sheet names nobody below its first line.");
  if (filled.length > MOST_ROWS) throw new Refusal(400, `At most ${MOST_ROWS} lines at once.`);
  const seen = new Set<string>();
  return filled.map(({ cells, index }) => {
    const given = Object.fromEntries(columns.map(([field, column]) => [field, cells[column]?.trim() ?? ""]));
    const typed = {
      name: given.name ?? "",
      email: given.email ?? "",
      organisation: given.organisation ?? "",
    };
    const base = { line: index + 2, ...typed, seats: 1 };
    try {
      const read = row.safeParse({ ...given, seats: given.seats || 1 });
      if (!read.success)
        return { ...base, problem: read.error.issues[0]?.message ?? "This line is not right." };
      const key = `${read.data.name} ${read.data.email}`;
      const isTwice = seen.has(key) || known(read.data);
      seen.add(key);
      return { line: base.line, ...read.data, problem: isTwice ? "Is registered already." : "" };
    } catch (error) {
      if (error instanceof Refusal) return { ...base, problem: error.message };
      throw error;
    }
  });
}

/** Reads CSV by RFC 4180. Semicolons or tabs separate the cells if the first line has one. */
function rowsOf(csv: string): string[][] {
  const separator = /^[^"\n]*?([;\t])/.exec(csv)?.[1] ?? ",";
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r?\\n|$)`, "g");
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain, end] of csv.matchAll(cells)) {
    if (whole === "") break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end !== separator) rows.push([]);
  }
  return rows;
}
