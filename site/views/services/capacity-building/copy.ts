import { z } from "zod";
import { point, section, text } from "../../../content/reader/fields.ts";
import { pointList, serviceCopy } from "../schema.ts";

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

export const capacityBuildingCopy = serviceCopy("capacity-building", {
  programmes: section({
    intro: text,
    items: z.array(point.extend({ points: z.array(text).min(1) })).length(6, "needs six programmes"),
  }),
  delivery: section({
    year,
    items: z
      .array(point.extend({ when: text.describe("The quarter of the drawn year it stands under") }))
      .length(4, "needs four methods"),
  }),
  benefits: pointList(6, "needs six benefits"),
});

export type CapacityBuildingCopy = ReturnType<typeof capacityBuildingCopy>;
