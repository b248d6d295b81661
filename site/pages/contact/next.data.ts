import { renderPicture } from "../../art/render.ts";
import { contactPage } from "./page.ts";

const { next, pictureAlt } = contactPage();

export const copy = { ...next, pictureAlt, picture: renderPicture("monsoon-bars") };
