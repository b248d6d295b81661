export type Series = { source: string; licence?: string; columns: string; rows: number[][] };

/** Parses a series file: comment lines with source and licence, a line of column names, rows of numbers. */
export function parseSeries(text: string): Series {
  const lines = text.trim().split("\n");
  const headerOf = (key: string) =>
    lines.find((line) => line.startsWith(`# ${key}: `))?.slice(key.length + 4);
  const [columns = "", ...rows] = lines.filter((line) => !line.startsWith("#"));
  const licence = headerOf("licence");
  return {
    source: headerOf("source") ?? "",
    ...(licence ? { licence } : {}),
    columns,
    rows: rows.map((row) => row.split(",").map(Number)),
  };
}

/** The text of a series file; writes nothing to the disk. */
export function formatSeries({ source, licence, columns, rows }: Series): string {
  const head = [`# source: ${source}`, ...(licence ? [`# licence: ${licence}`] : []), columns];
  return `${[...head, ...rows.map((row) => row.join(","))].join("\n")}\n`;
}

/** The source line of a picture: source, first and last year, and the licence if there is one. */
export function seriesCredit({ source, licence, rows }: Series): string {
  return `Data: ${source}, ${rows[0]?.[0]}–${rows.at(-1)?.[0]}${licence ? ` (${licence})` : ""}`;
}
