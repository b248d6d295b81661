import { z } from "zod";
import { renderPicture } from "../../art/render.ts";
import { picture, sample, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";

const page = readPage(
  "work-with-us",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text, picture, pictureAlt: text }),
    benefits: z.strictObject({
      title: text,
      items: z.array(z.strictObject({ title: text, text })).length(6, "needs six benefits"),
    }),
    form: z.strictObject({ title: text, intro: text }),
    careersContact: z.strictObject({ title: text, text }),
    sample,
  }),
);

const { sample: _sample, ...rest } = page;

export const copy = { ...rest, hero: { ...rest.hero, picture: renderPicture(rest.hero.picture) } };
