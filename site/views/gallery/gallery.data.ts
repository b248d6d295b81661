import { PICTURE_NAMES } from "../../art/registry.ts";
import { renderPicture } from "../../art/render.ts";

export const pictures = PICTURE_NAMES.map((name) => renderPicture(name));
