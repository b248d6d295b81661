import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { formatSeries, parseSeries, seriesCredit } from "../../site/climate/series-file.ts";
import { refresh } from "./refresh.ts";

const folder = mkdtempSync(join(tmpdir(), "series-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "series.csv");

describe("temperature from NASA’s file", () => {
  /** The base years average to nothing; the rest climb a little. */
  const anomalyOf = (year: number) => (year > 1980 ? 0.01 * (year - 1980) : year < 1951 ? -0.2 : 0);
  const years = (last: number) => Array.from({ length: last - 1879 }, (_, index) => 1880 + index);
  const published = (last: number, edit: (year: number) => string = (year) => String(anomalyOf(year))) =>
    [
      "Land-Ocean: Global Means",
      "Year,Jan,Feb,J-D,D-N",
      ...years(last).map((year) => `${year},-.19,-.25,${edit(year)},***`),
    ].join("\n");
  const before = formatSeries({
    source: "NASA GISTEMP",
    columns: "year,anomaly",
    rows: years(2023).map((year) => [year, anomalyOf(year)]),
  });
  beforeEach(() => writeFileSync(file, before));

  it("newer years → the record ends later, and its credit says so; the running year is left out", () => {
    const said = refresh(
      "temperature",
      published(2026, (year) => (year === 2026 ? "***" : String(anomalyOf(year)))),
      file,
    );
    expect(said).toContain("ends in 2025; 2 added, 0 revised");
    expect(seriesCredit(parseSeries(readFileSync(file, "utf8")))).toBe("Data: NASA GISTEMP, 1880–2025");
  });

  it("a value without its zero, as NASA writes it → read", () => {
    refresh(
      "temperature",
      published(2023, (year) => (year === 1880 ? "-.19" : String(anomalyOf(year)))),
      file,
    );
    expect(parseSeries(readFileSync(file, "utf8")).rows[0]).toEqual([1880, -0.19]);
  });

  it.each([
    ["another file", "a,b\n1,2", /not GLB\.Ts\+dSST\.csv/],
    [
      "a hemisphere’s file",
      published(2024).replace("Global", "Northern Hemispheric"),
      /not GLB\.Ts\+dSST\.csv/,
    ],
    [
      "a year cut out",
      published(2024).replace(/^1900.*\n/m, ""),
      /Line 23: the year 1900 is expected, not “1901”/,
    ],
    ["a year without its mean", published(2024, (year) => (year === 1990 ? "***" : "0")), /1990 has no mean/],
    ["a value that is none", published(2024, (year) => (year === 1990 ? "4.1" : "0")), /1990 reads “4\.1”/],
    [
      "another base period",
      published(2024, (year) => String(anomalyOf(year) + 0.1)),
      /1951–1980 are 0\.10 °C/,
    ],
    ["fewer years than the site has", published(2022), /ends in 2022; the site already has 2023/],
    [
      "a value far from the one known",
      published(2024, (year) => String(year === 2000 ? 0.9 : anomalyOf(year))),
      /2000 reads 0\.9/,
    ],
  ])("%s → refused with the reason, and nothing changes", (_, text, reason) => {
    expect(() => refresh("temperature", text, file)).toThrow(reason);
    expect(readFileSync(file, "utf8")).toBe(before);
  });
});

describe("carbon dioxide from NOAA and Scripps", () => {
  const months = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = 2 + index;
      return [1958 + Math.floor(at / 12), (at % 12) + 1, 315 + index * 0.1, 314 + index * 0.1] as const;
    });
  const noaa = (count: number) =>
    [
      "# Data from March 1958",
      "year,month,decimal date,average,deseasonalized,ndays,sdev,unc",
      ...months(count).map(
        ([year, month, ppm, trend]) => `${year},${month},${year}.2,${ppm},${trend},-1,-9.99,-0.99`,
      ),
    ].join("\n");
  const scripps = (count: number) =>
    [
      '" Atmospheric CO2 concentrations (ppm) "',
      "  Yr, Mn,    Date,      Date,     CO2,seasonally,        fit,  seasonally,      CO2, seasonally, Sta",
      "    ,   ,        ,          ,        ,  adjusted,           ,adjusted fit,   filled,adjusted filled,",
      "1958,  1,   21200, 1958.0411,  -99.99,   -99.99,   -99.99,   -99.99,   -99.99,   -99.99, MLO",
      ...months(count).map(
        ([year, month, ppm, trend]) =>
          `${year}, ${month},  21259, ${year}.2, ${ppm},  ${trend}, 1, 2, 3, 4, MLO`,
      ),
    ].join("\n");
  const before = formatSeries({
    source: "Scripps CO₂ Program, Mauna Loa",
    licence: "CC BY 4.0",
    columns: "year,month,ppm,trend",
    rows: months(12).map((row) => [...row]),
  });
  beforeEach(() => writeFileSync(file, before));

  it("NOAA’s file → more months, credited to NOAA", () => {
    expect(refresh("carbon-dioxide", noaa(30), file)).toContain("ends in 1960-8; 18 added, 0 revised");
    expect(seriesCredit(parseSeries(readFileSync(file, "utf8")))).toBe(
      "Data: NOAA Global Monitoring Laboratory, Mauna Loa, 1958–1960",
    );
  });

  it("Scripps’ file → months that were not measured are left out, and its licence is named", () => {
    expect(refresh("carbon-dioxide", scripps(14), file)).toContain("ends in 1959-4; 2 added");
    expect(seriesCredit(parseSeries(readFileSync(file, "utf8")))).toBe(
      "Data: Scripps CO₂ Program, Mauna Loa, 1958–1959 (CC BY 4.0)",
    );
  });

  it.each([
    ["another file", "date,value\n2020-01,1", /No line names the columns/],
    ["only a header", noaa(0), /no line that begins with a year/],
    ["a file that begins late", noaa(20).replace(/^1958.*\n/gm, ""), /begins in 1958, this file in 1959-01/],
    ["a gap", noaa(30).replace(/^1959.*\n/gm, ""), /between 1958-12 and 1960-01 12 months are missing/],
    ["a month twice", noaa(13).replace(/^(1958,5,.*)$/m, "$1\n$1"), /months have to follow each other once/],
    ["a month that is none", noaa(13).replace("1958,5,", "1958,15,"), /month of 1958 is “15”/],
    ["a value that is none", noaa(13).replace(",315.2,", ",31.5,"), /1958-05 reads “31\.5”/],
    ["a jump", noaa(13).replace(",315.2,", ",335.2,"), /1958-05 reads 335\.2 ppm/],
    ["fewer months than the site has", noaa(9), /ends in 1958-11; the site already has 1959-2/],
  ])("%s → refused with the reason, and nothing changes", (_, text, reason) => {
    expect(() => refresh("carbon-dioxide", text, file)).toThrow(reason);
    expect(readFileSync(file, "utf8")).toBe(before);
  });
});
