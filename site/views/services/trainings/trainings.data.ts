import { z } from "zod";
import { renderPicture } from "../../../art/render.ts";
import { figure, link, picture, seo, text } from "../../../content/fields.ts";
import { readPage } from "../../../content/pages.ts";

const page = readPage(
  "service-trainings",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text, picture, pictureAlt: text }),
    programmes: z.strictObject({
      title: text,
      intro: text,
      items: z
        .array(z.strictObject({ title: text, text, modules: z.array(text).min(1) }))
        .length(6, "needs six programmes"),
    }),
    benefits: z.strictObject({
      title: text,
      items: z.array(z.strictObject({ title: text, text })).length(6, "needs six benefits"),
    }),
    stats: z.strictObject({ title: text, items: z.array(figure).length(4, "needs four figures") }),
    related: z.strictObject({ title: text, text, action: link }),
    closing: z.strictObject({ title: text, text, primary: link, secondary: link }),
  }),
);

export const copy = { ...page, hero: { ...page.hero, picture: renderPicture(page.hero.picture) } };
