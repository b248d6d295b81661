import type { Series } from "../../site/climate/series-file.ts";
import { Refused } from "../lib/command.mjs";
import { cellsOf, linesOf } from "./carbon-dioxide.ts";

const DOWNLOAD = "https://data.giss.nasa.gov/gistemp/ (Global-mean monthly, seasonal, and annual means, CSV)";
const MISSING = /^\**$/;

/** Reads NASA's GLB.Ts+dSST.csv: of each year the mean from January to December. */
export function readGistemp(text: string): Series {
  const lines = linesOf(text);
  if (!/Land-Ocean: Global Means/i.test(lines[0] ?? "")) {
    throw new Refused(
      `The first line is not “Land-Ocean: Global Means”; this is not GLB.Ts+dSST.csv from ${DOWNLOAD}.`,
    );
  }
  const names = cellsOf(lines[1] ?? "");
  const column = names.indexOf("J-D");
  if (names[0] !== "Year" || column < 0)
    throw new Refused("Line 2 does not name the columns Year and J-D (the mean of January to December).");
  const years = lines.slice(2).map((line, index) => {
    const cells = cellsOf(line);
    return { line: index + 3, year: Number(cells[0]), mean: cells[column] ?? "" };
  });
  const last = years.at(-1);
  // NASA lists the running year before all its months are there.
  const whole = last && MISSING.test(last.mean) ? years.slice(0, -1) : years;
  const rows = whole.map(checkedRow);
  checkBase(rows);
  return { source: "NASA GISTEMP", columns: "year,anomaly", rows };
}

function checkedRow({ line, year, mean }: { line: number; year: number; mean: string }, index: number) {
  const expected = 1880 + index;
  if (year !== expected) throw new Refused(`Line ${line}: the year ${expected} is expected, not “${year}”.`);
  if (MISSING.test(mean)) throw new Refused(`Line ${line}: ${year} has no mean of January to December.`);
  const anomaly = Number(mean);
  if (!(Math.abs(anomaly) <= 3)) {
    throw new Refused(`Line ${line}: ${year} reads “${mean}”; a number from -3 to 3 °C is expected.`);
  }
  return [year, anomaly];
}

/** A file with another base period has the same form, and would turn every picture too warm or too cold. */
function checkBase(rows: number[][]): void {
  const base = rows.filter(([year = 0]) => year >= 1951 && year <= 1980).map(([, anomaly = 0]) => anomaly);
  const mean = base.reduce((sum, value) => sum + value, 0) / base.length;
  if (!(Math.abs(mean) < 0.05)) {
    throw new Refused(
      `The years 1951–1980 are ${mean.toFixed(2)} °C on average; they are the base of the record and should be 0.`,
    );
  }
}
