import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { SeriesName } from "../../site/climate/series.ts";
import { formatSeries, parseSeries, type Series } from "../../site/climate/series-file.ts";
import { Refused } from "../lib/command.mjs";
import { readMaunaLoa } from "./carbon-dioxide.ts";
import { readGistemp } from "./temperature.ts";

interface Published {
  read(text: string): Series;
  /** How far a value may be revised, or differ between the two bodies that measure at Mauna Loa. */
  tolerance: number;
  /** How many columns name a row: the year, or the year and the month. */
  keyLength: number;
}

const PUBLISHED: Record<SeriesName, Published> = {
  temperature: { read: readGistemp, tolerance: 0.15, keyLength: 1 },
  "carbon-dioxide": { read: readMaunaLoa, tolerance: 2, keyLength: 2 },
};

/** Replaces the series in the file `file` by a published one and returns what changed; throws if the text is wrong. */
export function refresh(name: SeriesName, text: string, file: string): string {
  const old = parseSeries(readFileSync(file, "utf8"));
  const series = PUBLISHED[name].read(text);
  const said = compare(name, old, series);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, formatSeries(series));
  renameSync(draft, file);
  return said;
}

/** Says how many rows are added and revised; throws if the new series ends earlier or differs too much. */
function compare(name: SeriesName, old: Series, series: Series): string {
  const { keyLength: length, tolerance } = PUBLISHED[name];
  const keyOf = (row: number[]) => row.slice(0, length).join("-");
  const end = (rows: number[][]) => keyOf(rows.at(-1) ?? []);
  const order = (rows: number[][]) =>
    (rows.at(-1) ?? []).slice(0, length).reduce((sum, part) => sum * 12 + part, 0);
  if (order(series.rows) < order(old.rows)) {
    throw new Refused(`The file ends in ${end(series.rows)}; the site already has ${end(old.rows)}.`);
  }
  const values = new Map(series.rows.map((row) => [keyOf(row), row[length] ?? 0]));
  const shared = old.rows.flatMap((row) => {
    const value = values.get(keyOf(row));
    return value === undefined ? [] : [{ key: keyOf(row), before: row[length] ?? 0, now: value }];
  });
  const strange = shared.find(({ before, now }) => Math.abs(now - before) > tolerance);
  if (strange) {
    const { key, before, now } = strange;
    throw new Refused(
      `${key} reads ${now}, the site has ${before}: too far apart for a revision of the same record.`,
    );
  }
  const known = new Set(old.rows.map(keyOf));
  const added = series.rows.filter((row) => !known.has(keyOf(row)));
  const revised = shared.filter(({ before, now }) => before !== now).length;
  return `${series.source}: the record now ends in ${end(series.rows)}; ${added.length} added, ${revised} revised.`;
}
