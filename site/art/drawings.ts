import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture, Size } from "./picture.ts";
import { artFolder } from "./sources.ts";

const FOLDER = join(artFolder, "drawings");

/** The drawings that are files: `<name>.svg`, and `<name>.tall.svg` where phones get a crop of their own. */
export function drawingFiles(folder = FOLDER): Record<string, Picture> {
  const names = readdirSync(folder).flatMap((file) => /^([a-z\d-]+)\.svg$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(names.map((name) => [name, drawingFile(join(folder, name))]));
}

function drawingFile(stem: string): Picture {
  const wide = readDrawing(`${stem}.svg`);
  const tall = existsSync(`${stem}.tall.svg`) ? readDrawing(`${stem}.tall.svg`) : undefined;
  return {
    source: "",
    frames: { wide: wide.size, ...(tall && { tall: tall.size }) },
    draw: ({ shape }) => (shape === "tall" && tall ? tall : wide).text,
    texts: [wide.text, tall?.text ?? ""],
  };
}

function readDrawing(file: string): { text: string; size: Size } {
  const text = readFileSync(file, "utf8");
  const [, width, height] = /<svg[^>]* viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
  if (!width || !height)
    throw new Error(`${file} needs a viewBox from 0 0 in whole numbers, as in viewBox="0 0 1200 800".`);
  return { text, size: [Number(width), Number(height)] };
}
