import { renderPicture } from "../../../art/render.ts";
import { page } from "./read-page.ts";

const { seo, hero, closing } = page;

export const copy = { seo, hero: { ...hero, picture: renderPicture(hero.picture) }, closing };
