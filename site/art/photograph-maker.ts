import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Run by photograph.ts: writes one photograph in every size and, last, what it made. */
const [file = "", folder = "", name = "", hash = ""] = process.argv.slice(2);
const WIDTHS = [480, 960, 1600];

const photo = sharp(file).autoOrient();
const { autoOrient } = await photo.metadata();
const { width, height } = autoOrient;
// Never larger than the original, whose own width closes the row when it lies between two steps.
const widths = [...new Set(WIDTHS.map((step) => Math.min(step, width)))];

for (const step of widths) {
  const smaller = photo.clone().resize({ width: step });
  const stem = join(folder, `${name}-${step}.${hash}`);
  // More effort saves a tenth of the bytes and costs eight times the time.
  await smaller.clone().avif({ quality: 55, effort: 2 }).toFile(`${stem}.avif`);
  await smaller.clone().webp({ quality: 76 }).toFile(`${stem}.webp`);
}

const draft = join(folder, `${name}.${hash}.${process.pid}`);
writeFileSync(draft, JSON.stringify({ width, height, widths }));
renameSync(draft, join(folder, `${name}.${hash}.json`));
