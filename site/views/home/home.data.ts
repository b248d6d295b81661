import { z } from "zod";
import { renderPicture } from "../../art/render.ts";
import { figure, link, picture, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";

const page = readPage(
  "home",
  z.strictObject({
    seo,
    hero: z.strictObject({
      title: text,
      lede: text,
      primary: link,
      secondary: link,
      picture,
      pictureAlt: text,
      pictureCaption: text
        .optional()
        .describe("What the picture shows; leave it out where the picture says it"),
    }),
    stats: z.strictObject({ title: text, items: z.array(figure).length(8) }),
    phonePrompt: z.strictObject({ title: text, text, link }),
    featured: z.strictObject({
      eyebrow: text,
      title: text,
      lede: text,
      items: z
        .array(z.strictObject({ title: text, text, points: z.array(text), picture, pictureAlt: text, link }))
        .length(3, "needs three featured services"),
    }),
    industries: z.strictObject({
      title: text,
      lede: text,
      items: z.array(z.strictObject({ name: text, text })).length(8),
    }),
    how: z.strictObject({ title: text, steps: z.array(z.strictObject({ title: text, text })).length(3) }),
    closing: z.strictObject({ title: text, text, button: link }),
  }),
);

export const copy = {
  ...page,
  hero: { ...page.hero, picture: renderPicture(page.hero.picture) },
  featured: {
    ...page.featured,
    items: page.featured.items.map((item) => ({ ...item, picture: renderPicture(item.picture) })),
  },
};
