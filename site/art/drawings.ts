import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture, Size } from "./picture.ts";
import { artFolder } from "./sources.ts";

type About = Record<string, Pick<Picture, "source" | "entrance" | "ground">>;

/** `<name>.svg`, `<name>.tall.svg` as the crop for phones, `<name>.<layer>[.tall].svg` as a layer. */
export function drawingFiles(folder = join(artFolder, "drawings")): Record<string, Picture> {
  const list = join(folder, "about.json");
  const about: About = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  const drawings: Record<string, Picture> = {};
  // In this order a layer comes after its drawing.
  for (const file of readdirSync(folder).sort((a, b) => a.length - b.length)) {
    const [, name = "", layer] = /^([a-z\d-]+)(?:\.(?!tall)(\w+))?\.svg$/.exec(file) ?? [];
    const drawn = name && readDrawing(join(folder, file.replace(/\.svg$/, "")));
    const whole = drawings[name];
    if (drawn && layer && whole) whole.layers = { ...whole.layers, [layer]: drawn };
    else if (drawn) drawings[name] = { source: "", ...about[name], ...drawn };
  }
  return drawings;
}

/** Throws, with the file, where a drawing has no size. */
export function readDrawing(stem: string) {
  const wide = readFrame(`${stem}.svg`);
  const tall = existsSync(`${stem}.tall.svg`) ? readFrame(`${stem}.tall.svg`) : undefined;
  return {
    frames: { wide: wide.size, ...(tall && { tall: tall.size }) },
    draw: ({ shape }) => (shape === "tall" && tall ? tall : wide).text,
  } satisfies Partial<Picture>;
}

function readFrame(file: string): { text: string; size: Size } {
  const text = readFileSync(file, "utf8");
  const [, width, height] = /<svg[^>]* viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
  if (!width || !height)
    throw new Error(
      `${file} needs a viewBox from 0 0 in whole numbers, as in viewBox="0 0 1200 800".`,
    );
  return { text, size: [Number(width), Number(height)] };
}
