import { drawingFiles } from "./drawings.ts";
import type { Picture } from "./picture.ts";
import * as drawnByCode from "./pictures/all.ts";

export const pictures: Record<string, Picture> = { ...drawnByCode, ...drawingFiles() };
export const PICTURE_NAMES = Object.keys(pictures).sort();

/** Throws for an unknown name: the check of the content lets none through. */
export function drawingOf(name: string): Picture {
  const picture = Object.hasOwn(pictures, name) && pictures[name];
  if (!picture) throw new Error(`There is no drawing “${name}” in site/art.`);
  return picture;
}
