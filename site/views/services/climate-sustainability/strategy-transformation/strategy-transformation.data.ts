import { z } from "zod";
import { renderPicture } from "../../../../art/render.ts";
import { seo, text } from "../../../../content/fields.ts";
import { readPage } from "../../../../content/pages.ts";
import { closing, pictureHero } from "../fields.ts";

const topic = z.strictObject({
  title: text,
  summary: text,
  paragraphs: z.array(text).min(1),
  points: z.array(text).min(1),
  result: text.describe("The document the client ends up holding"),
});

const page = readPage(
  "strategy-transformation",
  z.strictObject({
    seo,
    hero: pictureHero,
    topics: z.array(topic).length(5, "needs five topics"),
    closing,
  }),
);

export const copy = { ...page, hero: { ...page.hero, picture: renderPicture(page.hero.picture) } };
