import { z } from "zod";
import { renderPicture } from "../../../art/render.ts";
import { link, picture, seo, text } from "../../../content/fields.ts";
import { readPage } from "../../../content/pages.ts";

const point = z.strictObject({ title: text, text });

const page = readPage(
  "climate-sustainability",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text, picture, pictureAlt: text, action: link }),
    services: z.strictObject({
      title: text,
      items: z.array(point.extend({ prompt: text, link })).length(6, "needs six services"),
    }),
    specialised: z.strictObject({
      title: text,
      items: z
        .array(point.extend({ points: z.array(text).min(1), link }))
        .length(2, "needs two consultancies"),
    }),
    climateRisk: z.strictObject({
      title: text,
      lede: text,
      items: z
        .array(point.extend({ kind: z.enum(["Physical", "Transition", "Physical and transition"]) }))
        .length(6, "needs six climate risk services"),
    }),
    closing: z.strictObject({ title: text, text, action: link }),
  }),
);

export const copy = { ...page, hero: { ...page.hero, picture: renderPicture(page.hero.picture) } };
