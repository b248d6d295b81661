import { renderPicture } from "../../art/render.ts";
import { services } from "../../content/services.ts";
import { page } from "./read-page.ts";

export const offeringsTitle = page.practices.offerings;

export const texts = services().map(({ order: _order, actions: _actions, picture, ...text }) => ({
  ...text,
  picture: renderPicture(picture),
}));
