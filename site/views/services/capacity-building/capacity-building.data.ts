import { z } from "zod";
import { renderPicture } from "../../../art/render.ts";
import { link, picture, seo, text } from "../../../content/fields.ts";
import { readPage } from "../../../content/pages.ts";

const item = z.strictObject({ title: text, text });

const page = readPage(
  "capacity-building",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text, picture, pictureAlt: text }),
    programmes: z.strictObject({
      title: text,
      intro: text,
      items: z.array(item.extend({ points: z.array(text).min(1) })).length(6, "needs six programmes"),
    }),
    delivery: z.strictObject({ title: text, items: z.array(item).length(4, "needs four methods") }),
    benefits: z.strictObject({ title: text, items: z.array(item).length(6, "needs six benefits") }),
    closing: z.strictObject({ title: text, text, action: link }),
  }),
);

export const copy = { ...page, hero: { ...page.hero, picture: renderPicture(page.hero.picture) } };
