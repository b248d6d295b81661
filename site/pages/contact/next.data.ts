import { renderPicture } from "../../art/render.ts";
import { contactPage } from "./page.ts";

const { next, picture, pictureAlt } = contactPage();

export const copy = { ...next, pictureAlt, picture: renderPicture(picture) };
