import { memoise, readDataset } from "./package-files.ts";

type YearAnomaly = { year: number; anomaly: number };

export const TEMPERATURE_SOURCE = "Data: NASA GISTEMP";

/** Global mean temperature, 1880–2023, in °C against the mean of 1951–1980. */
export const temperature = memoise((): YearAnomaly[] =>
  readDataset("global-temp.csv")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [year, anomaly] = row.split(",");
      return { year: Number(year), anomaly: Number(anomaly) };
    }),
);

export const anomalies = memoise((): number[] => temperature().map((entry) => entry.anomaly));
