import { renderPicture } from "../../../../art/render.ts";
import { today } from "../../../../content/dates.ts";
import { cbamPage } from "./page.ts";

const page = cbamPage();

/** What the first view and the section form need; see page.ts for the other parts. */
export const copy = {
  seo: page.seo,
  banner: { ...page.banner, isPast: page.banner.date < today() },
  hero: { ...page.hero, picture: renderPicture(page.hero.picture) },
  checklist: page.checklist,
  floating: page.floating,
};
