export function csvRow(cells: (string | undefined)[]): string {
  return `${cells.map((value) => csvCell(value ?? "")).join(",")}\r\n`;
}

/** A spreadsheet runs a cell that begins like a formula; an apostrophe in front makes it text. */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
