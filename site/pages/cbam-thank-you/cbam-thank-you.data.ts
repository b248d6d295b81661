import { z } from "zod";
import { renderPicture } from "../../art/render.ts";
import { link, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";

export const copy = {
  ...readPage(
    "cbam-thank-you",
    z.strictObject({ seo, title: text, message: text, hint: text, pictureAlt: text, home: link }),
  ),
  picture: renderPicture("cbam-globe"),
};
