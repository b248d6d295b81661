import type { Picture } from "./picture.ts";
import * as all from "./pictures/all.ts";

export type PictureName = keyof typeof all;

export const pictures: Record<PictureName, Picture> = all;
export const PICTURE_NAMES = Object.keys(all) as PictureName[];
