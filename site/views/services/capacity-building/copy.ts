import { z } from "zod";
import {
  captionedPicture,
  link,
  picturedClosing,
  point,
  sample,
  seo,
  text,
} from "../../../content/reader/fields.ts";
import { pageCopy } from "../../../content/records/pages.ts";
import { pageRules } from "../../../content/records/rules.ts";

const year = z.strictObject({
  ours: text,
  yours: text,
  month: text,
  shares: z
    .array(z.number().min(0).max(99))
    .length(12, "needs twelve months")
    .describe("Of a hundred hours in each month, how many are ours; an illustration"),
  caption: text,
});

const schema = z.strictObject({
  seo,
  rules: pageRules,
  hero: z.strictObject({ title: text, lede: text, picture: captionedPicture, action: link }),
  programmes: z.strictObject({
    title: text,
    intro: text,
    items: z.array(point.extend({ points: z.array(text).min(1) })).length(6, "needs six programmes"),
  }),
  delivery: z.strictObject({
    title: text,
    year,
    items: z
      .array(point.extend({ when: text.describe("The quarter of the drawn year it stands under") }))
      .length(4, "needs four methods"),
  }),
  benefits: z.strictObject({ title: text, items: z.array(point).length(6, "needs six benefits") }),
  closing: picturedClosing,
  sample,
});

export type CapacityBuildingCopy = z.output<typeof schema>;

export const capacityBuildingCopy = () => pageCopy("capacity-building", schema);
