import { z } from "zod";
import { renderPicture } from "../../art/render.ts";
import { link, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";

export const copy = {
  ...readPage("thank-you", z.strictObject({ seo, title: text, text, pictureAlt: text, link })),
  picture: renderPicture("hero-stripes"),
};
