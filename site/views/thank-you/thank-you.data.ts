import { z } from "zod";
import { renderPicture } from "../../art/render.ts";
import { link, picture, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";

const page = readPage(
  "thank-you",
  z.strictObject({ seo, title: text, text, picture, pictureAlt: text, link }),
);

export const copy = { ...page, picture: renderPicture(page.picture) };
