import { memoise } from "./memoise.ts";
import { readSeries } from "./series.ts";

export type MonthlyReading = {
  year: number;
  /** 0 is January. */
  month: number;
  /** Parts per million as measured, the seasons included. */
  ppm: number;
  /** Parts per million with the seasonal cycle taken out. */
  trend: number;
};

const series = memoise(() => readSeries("carbon-dioxide"));

export const CARBON_DIOXIDE_SOURCE = series().credit;

/** Monthly readings since March 1958; a few early months were never measured. */
export const carbonDioxide = memoise((): MonthlyReading[] =>
  series().rows.map(([year = 0, month = 1, ppm = 0, trend = 0]) => ({
    year,
    month: month - 1,
    ppm,
    trend,
  })),
);

export const mostCarbonDioxide = memoise(() => Math.max(...carbonDioxide().map(({ ppm }) => ppm)));

/** The mean year: how many ppm each month is above or below the trend, January first. */
export const seasonalCycle = memoise((): number[] =>
  Array.from({ length: 12 }, (_, month) => {
    const readings = carbonDioxide().filter((reading) => reading.month === month);
    return readings.reduce((sum, { ppm, trend }) => sum + ppm - trend, 0) / readings.length;
  }),
);
