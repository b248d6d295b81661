import { z } from "zod";
import { renderPicture } from "../../../../art/render.ts";
import { seo, text } from "../../../../content/fields.ts";
import { readPage } from "../../../../content/pages.ts";
import { closing, pictureHero } from "../fields.ts";

const framework = z.strictObject({ name: text, owner: text, audience: text, asks: text });
const certification = z.strictObject({ name: text, subject: text, text });

const page = readPage(
  "standards-certifications",
  z.strictObject({
    seo,
    hero: pictureHero,
    frameworks: z.strictObject({
      title: text,
      columns: framework,
      rows: z.array(framework).length(6, "needs six reporting frameworks"),
      note: text,
    }),
    certifications: z.strictObject({
      title: text,
      items: z.array(certification).length(5, "needs five certification standards"),
    }),
    services: z.strictObject({
      title: text,
      points: z.array(text).length(5, "needs five service bullets"),
      note: text,
    }),
    closing,
  }),
);

export const copy = {
  ...page,
  hero: { ...page.hero, picture: renderPicture(page.hero.picture) },
  frameworks: { ...page.frameworks, rows: page.frameworks.rows.map(withId) },
  certifications: { ...page.certifications, items: page.certifications.items.map(withId) },
};

function withId<Record extends { name: string }>(record: Record): Record & { id: string } {
  return { ...record, id: record.name.toLowerCase().replace(/\W+/g, "-") };
}
