export const csvRow = (cells: (string | undefined)[]): string =>
  `${cells.map((value) => csvCell(value ?? "")).join(",")}\r\n`;

/** Quotes a cell where needed. A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
