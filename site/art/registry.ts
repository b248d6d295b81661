import { drawingFiles } from "./drawings.ts";
import type { Picture } from "./picture.ts";
import * as drawnByCode from "./pictures/all.ts";

/** The pictures that code draws from data, and the drawings that are files. */
export const pictures: Record<string, Picture> = { ...drawnByCode, ...drawingFiles() };
export const PICTURE_NAMES = Object.keys(pictures).sort();

/** Throws if there is no such drawing. */
export function drawingOf(name: string): Picture {
  const picture = Object.hasOwn(pictures, name) && pictures[name];
  if (!picture) throw new Error(`There is no drawing “${name}” in site/art.`);
  return picture;
}
