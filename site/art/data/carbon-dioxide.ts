import { memoise, readDataset } from "./package-files.ts";

export type MonthlyReading = {
  year: number;
  /** 0 is January. */
  month: number;
  /** Parts per million as measured, the seasons included. */
  ppm: number;
  /** Parts per million with the seasonal cycle taken out. */
  trend: number;
};

export const CARBON_DIOXIDE_SOURCE = "Data: Scripps CO₂ Program, Mauna Loa (CC BY 4.0)";

/** Monthly readings, March 1958 to April 2020; a few early months were never measured. */
export const carbonDioxide = memoise((): MonthlyReading[] =>
  readDataset("co2-concentration.csv")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [date = "", ppm, trend] = row.split(",");
      const [year, month] = date.split("-");
      return { year: Number(year), month: Number(month) - 1, ppm: Number(ppm), trend: Number(trend) };
    }),
);

/** The mean year: how far each month stands above or below the trend, January first. */
export const seasonalCycle = memoise((): number[] =>
  Array.from({ length: 12 }, (_, month) => {
    const readings = carbonDioxide().filter((reading) => reading.month === month);
    return readings.reduce((sum, { ppm, trend }) => sum + ppm - trend, 0) / readings.length;
  }),
);
