import { readFileSync } from "node:fs";
import { type SeriesName, seriesFile } from "../../site/climate/series.ts";
import { Refused } from "../lib/command.mjs";
import { refresh } from "./refresh.ts";

/** `npm run refresh-data -- temperature GLB.Ts+dSST.csv` */
const [name, file] = process.argv.slice(2);

if (!isSeries(name) || !file) {
  console.error("Usage: npm run refresh-data -- temperature|carbon-dioxide FILE.csv");
  process.exit(1);
}
try {
  console.log(`✓ ${refresh(name, readFileSync(file, "utf8"), seriesFile(name))}`);
  console.log("  Look at /gallery (npm run dev), then run npm run check.");
} catch (error) {
  const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
  if (!(isMissing || error instanceof Refused)) throw error;
  console.error(
    `✗ ${isMissing ? `There is no file ${file}.` : (error as Error).message}\n  Nothing was changed.`,
  );
  process.exit(1);
}

function isSeries(value: string | undefined): value is SeriesName {
  return value === "temperature" || value === "carbon-dioxide";
}
