export type Series = { source: string; licence?: string; columns: string; rows: number[][] };

/** A series as it is kept here: where it comes from, the names of its columns, and numbers. */
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

export function writeSeries({ source, licence, columns, rows }: Series): string {
  const head = [`# source: ${source}`, ...(licence ? [`# licence: ${licence}`] : []), columns];
  return `${[...head, ...rows.map((row) => row.join(","))].join("\n")}\n`;
}

/** The line beside a picture: whose record, its first and its last year, and what its licence asks to be said. */
export function seriesCredit({ source, licence, rows }: Series): string {
  return `Data: ${source}, ${rows[0]?.[0]}–${rows.at(-1)?.[0]}${licence ? ` (${licence})` : ""}`;
}
