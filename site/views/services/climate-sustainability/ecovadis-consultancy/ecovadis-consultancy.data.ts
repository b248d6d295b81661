import { z } from "zod";
import { renderPicture } from "../../../../art/render.ts";
import { picture, seo, text } from "../../../../content/fields.ts";
import { readPage } from "../../../../content/pages.ts";
import { closing, hero, item } from "../fields.ts";

const theme = z.strictObject({ theme: text, policy: text, action: text, result: text });

const medal = z.strictObject({
  medal: text,
  rank: z.enum(["Top 1%", "Top 5%", "Top 15%", "Top 35%"]).describe("Also its place on the drawn scale"),
});

const page = readPage(
  "ecovadis-consultancy",
  z.strictObject({
    seo,
    hero,
    support: z.strictObject({ title: text, steps: z.array(item).length(5, "needs five support steps") }),
    themes: z.strictObject({
      title: text,
      lede: text,
      columns: theme,
      rows: z.array(theme).length(4, "needs four themes"),
    }),
    medals: z.strictObject({
      title: text,
      text,
      scale: text.describe("How to read the drawn scale"),
      picture,
      pictureAlt: text,
      rows: z.array(medal).length(4, "needs four medals"),
      condition: text,
      note: text,
    }),
    benefits: z.strictObject({ title: text, items: z.array(item).length(5, "needs five benefits") }),
    closing,
  }),
);

export const copy = { ...page, medals: { ...page.medals, picture: renderPicture(page.medals.picture) } };
