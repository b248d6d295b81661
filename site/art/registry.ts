import { drawingFiles } from "./drawings.ts";
import type { Picture } from "./picture.ts";
import * as drawnByCode from "./pictures/all.ts";

/** The pictures that code draws from data, and the drawings that are files. */
export const pictures: typeof drawnByCode & Record<string, Picture> = { ...drawnByCode, ...drawingFiles() };
export const PICTURE_NAMES = Object.keys(pictures).sort();
