import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture, Size } from "./picture.ts";
import { artFolder } from "./sources.ts";

const FOLDER = join(artFolder, "drawings");

/** What about.json says of a drawing, if there is anything to say. */
type About = Record<string, Pick<Picture, "source" | "entrance" | "ground">>;

/**
 * The drawings that are files: `<name>.svg`, and `<name>.tall.svg` where phones get a crop of their own. A layer is
 * `<name>.<layer>.svg`, with a crop of the same kind.
 */
export function drawingFiles(folder = FOLDER): Record<string, Picture> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg") && !file.endsWith(".tall.svg"));
  const list = join(folder, "about.json");
  const about: About = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  const names = files.flatMap((file) => /^([a-z\d-]+)\.svg$/.exec(file)?.[1] ?? []);
  const layersOf = (name: string) =>
    files.flatMap((file) =>
      file.startsWith(`${name}.`) && file.split(".").length > 2 ? file.split(".")[1] : [],
    );
  return Object.fromEntries(
    names.map((name) => {
      const whole = readDrawing(join(folder, name));
      const layers = layersOf(name).map(
        (layer) => [layer, readDrawing(join(folder, `${name}.${layer}`))] as const,
      );
      const parts = layers.length > 0 && { layers: Object.fromEntries(layers) };
      return [name, { source: "", ...about[name], ...whole, ...parts }];
    }),
  );
}

/** The drawing of a file, named without its ending, and of the crop for phones beside it, if there is one. */
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
    throw new Error(`${file} needs a viewBox from 0 0 in whole numbers, as in viewBox="0 0 1200 800".`);
  return { text, size: [Number(width), Number(height)] };
}
