import type { Series } from "../../site/climate/series-file.ts";
import { Refused } from "../lib/command.mjs";

/** The record itself lacks three months of 1964; more in a row is a file that was cut. */
const LONGEST_GAP = 4;
/** Parts per million by which a month may differ from the month before. */
const MOST_STEP = 6;

/** Whose file it is, and the numbers of its columns, from 0. */
type Layout = Pick<Series, "source" | "licence"> & { month: number; ppm: number; trend: number };

/** Reads the monthly means of Mauna Loa as NOAA (co2_mm_mlo.csv) or Scripps (monthly_in_situ_co2_mlo.csv) publish them. */
export function readMaunaLoa(text: string): Series {
  const lines = linesOf(text);
  const { month, ppm, trend, ...credit } = layoutOf(lines);
  const rows = lines
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line) }))
    .filter(({ cells: [year = ""] }) => /^\d{4}$/.test(year))
    .map(({ line, cells }) => ({ line, row: [cells[0], cells[month], cells[ppm], cells[trend]].map(Number) }))
    // Months without a measurement are given as -99.99 or -9.99.
    .filter(({ row: [, , value = 0] }) => !(value < 0));
  if (rows.length === 0) throw new Refused("The file has no line that begins with a year.");
  rows.forEach(({ line, row }, index) => {
    checkRow(line, row, rows[index - 1]?.row);
  });
  return { ...credit, columns: "year,month,ppm,trend", rows: rows.map(({ row }) => row) };
}

export const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\r?\n/);

export const cellsOf = (line: string) => line.split(",").map((cell) => cell.trim());

function layoutOf(lines: string[]): Layout {
  const names = cellsOf(lines.find((line) => /^year,month,/i.test(line))?.toLowerCase() ?? "");
  if (names.includes("average") && names.includes("deseasonalized")) {
    return {
      source: "NOAA Global Monitoring Laboratory, Mauna Loa",
      month: 1,
      ppm: names.indexOf("average"),
      trend: names.indexOf("deseasonalized"),
    };
  }
  const header = lines.find((line) => /^\s*Yr,\s*Mn,\s*Date,\s*Date,\s*CO2,\s*seasonally,/i.test(line));
  if (header)
    return { source: "Scripps CO₂ Program, Mauna Loa", licence: "CC BY 4.0", month: 1, ppm: 4, trend: 5 };
  throw new Refused(
    "No line names the columns of NOAA’s co2_mm_mlo.csv (year,month,decimal date,average,deseasonalized …, from https://gml.noaa.gov/ccgg/trends/data.html) or of Scripps’ monthly_in_situ_co2_mlo.csv (Yr, Mn, Date, Date, CO2, seasonally …, from https://scrippsco2.ucsd.edu/).",
  );
}

function checkRow(line: number, [year = 0, month = 0, ppm, trend]: number[], before?: number[]): void {
  const name = monthName(year, month);
  if (!(Number.isInteger(month) && month >= 1 && month <= 12))
    throw new Refused(`Line ${line}: the month of ${year} is “${month}”; 1 to 12 is expected.`);
  for (const value of [ppm, trend]) {
    if (!(value && value > 280 && value < 600)) {
      throw new Refused(`Line ${line}: ${name} reads “${value}”; a number from 280 to 600 ppm is expected.`);
    }
  }
  if (!before) {
    if (year !== 1958) throw new Refused(`Line ${line}: the record begins in 1958, this file in ${name}.`);
    return;
  }
  const [lastYear = 0, lastMonth = 0, lastPpm = 0] = before;
  const step = (year - lastYear) * 12 + month - lastMonth;
  const earlier = monthName(lastYear, lastMonth);
  if (step < 1)
    throw new Refused(`Line ${line}: ${name} comes after ${earlier}; months have to follow each other once.`);
  if (step > LONGEST_GAP)
    throw new Refused(`Line ${line}: between ${earlier} and ${name} ${step - 1} months are missing.`);
  if (Math.abs((ppm ?? 0) - lastPpm) > MOST_STEP * step)
    throw new Refused(
      `Line ${line}: ${name} reads ${ppm} ppm, the month before ${lastPpm}; that is no step of this record.`,
    );
}

const monthName = (year: number, month: number) => `${year}-${String(month).padStart(2, "0")}`;
