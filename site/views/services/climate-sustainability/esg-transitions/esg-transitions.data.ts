import { z } from "zod";
import { renderPicture } from "../../../../art/render.ts";
import { seo, text } from "../../../../content/fields.ts";
import { readPage } from "../../../../content/pages.ts";
import { closing, item, pictureHero } from "../fields.ts";

const audit = z.strictObject({
  title: text,
  text,
  points: z.array(text).length(4, "needs four bullets"),
  bring: text.describe("What the client should have ready"),
});

const page = readPage(
  "esg-transitions",
  z.strictObject({
    seo,
    hero: pictureHero.extend({
      title: text.regex(/^[^.]+\. [^.]+\.$/, "needs two sentences, one for each half of the page"),
    }),
    energyAudit: audit,
    waterAudit: audit,
    extraServices: z.strictObject({ title: text, items: z.array(item).length(3, "needs three services") }),
    outcomes: z.strictObject({ title: text, items: z.array(item).length(4, "needs four outcomes") }),
    closing,
  }),
);

export const copy = { ...page, hero: { ...page.hero, picture: renderPicture(page.hero.picture) } };
