import { memoise } from "./memoise.ts";
import { readSeries } from "./series.ts";

const series = memoise(() => readSeries("temperature"));

export const TEMPERATURE_SOURCE = series().credit;

/** Global mean temperature of each year since 1880, in °C against the mean of 1951–1980. */
export const temperature = memoise(() =>
  series().rows.map(([year = 0, anomaly = 0]) => ({ year, anomaly })),
);

export const anomalies = memoise(() => temperature().map((entry) => entry.anomaly));

export const temperatureEnds = memoise(() => {
  const years = temperature();
  const none = { year: 0, anomaly: 0 };
  const byWarmth = [...years].sort((a, b) => a.anomaly - b.anomaly);
  return {
    first: years[0] ?? none,
    last: years.at(-1) ?? none,
    coldest: byWarmth[0] ?? none,
    warmest: byWarmth.at(-1) ?? none,
  };
});
