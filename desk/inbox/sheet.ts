import { z } from "zod";
import { LIMITS } from "../../contract/fields.ts";
import { cleanName } from "../certificates/names.ts";
import { email, line } from "../fields.ts";
import { Refusal, read } from "../refusal.ts";
import { BrokenSheet, type SheetLine, sheetCells } from "../sheet-cells.ts";

const HEADINGS = {
  name: ["name", "participant", "full name"],
  email: ["email", "e-mail", "mail", "email address"],
  organisation: ["organisation", "organization", "company", "institution"],
  seats: ["seats", "places"],
};

const MOST_ROWS = 500;

const row = z.object({
  name: z.string().transform(cleanName),
  email,
  organisation: line("The organisation", LIMITS.company),
  seats: z.coerce.number("The number of seats is no number.").int().min(1).max(500).catch(1),
});

/** `line` is that of the sheet; `problem` says what is wrong with it, "" if it can be taken in. */
export type SheetRow = z.output<typeof row> & { line: number; problem: string };

/** The people in a sheet saved as CSV. Rows with a mistake say so, and the others can be taken in all the same. */
export function sheetRows(
  csv: string,
  known: (row: { name: string; email: string }) => boolean,
): SheetRow[] {
  const [first, ...rest] = linesOf(csv);
  const headings = (first?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const columns = Object.entries(HEADINGS).map(
    ([field, names]) => [field, headings.findIndex((heading) => names.includes(heading))] as const,
  );
  for (const [field, index] of columns)
    if (index < 0 && (field === "name" || field === "email"))
      throw new Refusal(400, `The sheet has no column called “${field}” in its first line.`);
  const filled = rest.filter(({ cells }) => cells.some((cell) => cell.trim()));
  if (filled.length === 0) throw new Refusal(400, "The sheet names nobody below its first line.");
  if (filled.length > MOST_ROWS) throw new Refusal(400, `At most ${MOST_ROWS} lines at once.`);
  const seen = new Set<string>();
  return filled.map(({ cells, line }) => {
    const given = Object.fromEntries(
      columns.map(([field, index]) => [field, cells[index]?.trim() ?? ""]),
    ) as Record<keyof typeof HEADINGS, string>;
    try {
      const person = read(row, { ...given, seats: given.seats || 1 });
      const key = `${person.name} ${person.email}`;
      const isTwice = seen.has(key) || known(person);
      seen.add(key);
      return { line, ...person, problem: isTwice ? "Is registered already." : "" };
    } catch (error) {
      if (error instanceof Refusal) return { ...given, line, seats: 1, problem: error.message };
      throw error;
    }
  });
}

function linesOf(csv: string): SheetLine[] {
  try {
    return sheetCells(csv);
  } catch (error) {
    if (error instanceof BrokenSheet) throw new Refusal(400, error.message);
    throw error;
  }
}
