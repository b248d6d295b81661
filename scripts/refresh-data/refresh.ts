import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { SeriesName } from "../../site/climate/series.ts";
import { parseSeries, type Series, writeSeries } from "../../site/climate/series-file.ts";
import { Refused } from "../lib/command.mjs";
import { readMaunaLoa } from "./carbon-dioxide.ts";
import { checkBase, readGistemp } from "./temperature.ts";

const readers: Record<SeriesName, (text: string) => Series> = {
  temperature(text) {
    const series = readGistemp(text);
    checkBase(series);
    return series;
  },
  "carbon-dioxide": readMaunaLoa,
};

/** How far a value may be revised, or differ between the two bodies that measure at Mauna Loa. */
const tolerance: Record<SeriesName, number> = { temperature: 0.15, "carbon-dioxide": 2 };
const keyLength: Record<SeriesName, number> = { temperature: 1, "carbon-dioxide": 2 };

/** Puts a published file in the place of a series, or throws what is wrong with it and changes nothing. */
export function refresh(name: SeriesName, text: string, kept: string): string {
  const old = parseSeries(readFileSync(kept, "utf8"));
  const series = readers[name](text);
  const said = compare(name, old, series);
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, writeSeries(series));
  renameSync(draft, kept);
  return said;
}

function compare(name: SeriesName, old: Series, series: Series): string {
  const length = keyLength[name];
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
  const strange = shared.find(({ before, now }) => Math.abs(now - before) > tolerance[name]);
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
