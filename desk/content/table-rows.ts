import { BrokenSheet, sheetCells } from "../sheet-cells.ts";
import { type FieldPath, keyOf, nameOf, valueAt, withValue } from "./field-path.ts";

type Table = { columns: string[]; rows: Array<{ cells: string[] }> };

const tableAt = (data: unknown, path: FieldPath): Table | undefined => {
  const { columns, rows } = Object(valueAt(data, path)) as Table;
  const isTable =
    Array.isArray(columns) &&
    Array.isArray(rows) &&
    rows.every(({ cells }) => Array.isArray(cells));
  return isTable ? { columns, rows } : undefined;
};

/** What was in columns, by their place and headings, for when one that was taken out is put back. */
const lost = new Map<string, string[]>();

/** A table whose columns were added, moved or taken out: its rows follow. The first column is the name of a row. */
export function withRows(before: unknown, after: unknown, path: FieldPath): unknown {
  const above = path.slice(
    0,
    nameOf(path) === "columns" && typeof path.at(-1) === "string" ? -1 : path.length,
  );
  const [old, table] = [tableAt(before, above), tableAt(after, above)];
  if (above.length === path.length || !old || !table) return after;
  const cellsOf = (column: number) => old.rows.map(({ cells }) => cells[column - 1] ?? "");
  const known = (heading: string) => `${keyOf(above)} ${heading}`;
  for (const [index, heading] of old.columns.entries())
    if (index > 0) lost.set(known(heading), cellsOf(index));
  const free = old.columns.map((_, index) => index);
  const taken = table.columns.map((heading) => {
    const at = free.findIndex((index) => old.columns[index] === heading);
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return found ? cellsOf(found) : (lost.get(known(heading)) ?? []);
  });
  const rows = table.rows.map((row, index) => ({
    ...row,
    cells: taken.slice(1).map((cells) => cells[index] ?? ""),
  }));
  return withValue(after, [...above, "rows"], rows);
}

/** Cells that were copied from a sheet, put into the rows from a cell on; `added` makes a row below the last. */
export function withSheet<Row extends { name?: string; cells?: string[] }>(
  rows: Row[],
  [row, column]: [row: number, column: number],
  sheet: string,
  added: () => Row,
): Row[] {
  const filled = [...rows];
  for (const [index, cells] of copiedCells(sheet).entries()) {
    const target = filled[row + index] ?? added();
    const all = [target.name ?? "", ...(target.cells ?? [])];
    for (const [at, words] of cells.entries())
      if (column + at < all.length) all[column + at] = words.trim().replaceAll(/\s*\n\s*/g, " ");
    filled[row + index] = { ...target, name: all[0], cells: all.slice(1) };
  }
  return filled;
}

/** What the clipboard holds of a spreadsheet. A quotation mark that no other closes is text. */
function copiedCells(sheet: string): string[][] {
  try {
    return sheetCells(sheet, "\t").map(({ cells }) => cells);
  } catch (error) {
    if (!(error instanceof BrokenSheet)) throw error;
    const lines = sheet.trimEnd().split(/\r?\n/);
    return lines.map((line) => line.split("\t"));
  }
}
