import { CsvError, parse } from "csv-parse/browser/esm/sync";

/** A sheet that cannot be read from this line on, counted from 1. */
export class BrokenSheet extends Error {
  override name = "BrokenSheet";
  readonly line: number;
  constructor(line: number) {
    super(
      `Line ${line} of the sheet opens a quotation mark that is not closed: close it or take it away.`,
    );
    this.line = line;
  }
}

export type SheetLine = { line: number; cells: string[] };

/**
 * The rows of a sheet that was pasted or saved as CSV, each with the line on which it begins. A quotation mark inside a
 * cell is text; throws a `BrokenSheet` where one opens a cell and is not closed before the next cell.
 */
export function sheetCells(sheet: string, delimiter = delimiterOf(sheet)): SheetLine[] {
  const rows: SheetLine[] = [];
  let line = 1;
  const on_record = (cells: string[], { lines }: { lines: number }) => {
    if (cells.some(isTorn)) throw new BrokenSheet(line);
    rows.push({ line, cells });
    line = lines + 1;
    return null;
  };
  const text = sheet.replaceAll(/\r\n?/g, "\n");
  const options = {
    bom: true,
    record_delimiter: "\n",
    relax_quotes: true,
    relax_column_count: true,
  };
  try {
    parse(text, { ...options, delimiter, on_record });
  } catch (error) {
    throw error instanceof CsvError ? new BrokenSheet(line) : error;
  }
  return rows;
}

/** A cell that keeps its opening quotation mark was not closed properly; over several lines it took in others. */
const isTorn = (cell: string) => cell.startsWith('"') && cell.includes("\n");

/** The first line has the headings, in which nobody writes a tab or a semicolon. */
function delimiterOf(sheet: string): string {
  const [headings = ""] = sheet.split(/[\r\n]/, 1);
  return ["\t", ";"].find((one) => headings.includes(one)) ?? ",";
}
