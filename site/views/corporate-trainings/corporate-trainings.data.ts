import { z } from "zod";
import { renderPicture } from "../../art/render.ts";
import { corporateCategories } from "../../content/corporate-trainings.ts";
import { figure, link, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";

const page = readPage(
  "corporate-trainings",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text }),
    overview: z.strictObject({ title: text, intro: text }),
    detail: z.strictObject({ modulesTitle: text, stats: z.array(figure).length(4) }),
    benefits: z.strictObject({
      title: text,
      intro: text,
      items: z.array(z.strictObject({ title: text, text })),
    }),
    closing: z.strictObject({ title: text, text, action: link }),
  }),
);

const { detail: _detail, benefits: _benefits, ...shown } = page;

/** What the page itself needs; its long texts are in texts.data.ts. */
export const copy = shown;

const all = corporateCategories();

export const categories = all.map(({ id, shortTitle }) => ({ id, shortTitle }));

const sources = all.map(({ picture }) => renderPicture(picture).source).filter((source) => source !== "");

export const pictureSource = [...new Set(sources)].join(" · ");
