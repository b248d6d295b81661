import { z } from "zod";
import { captionedPicture, closing as fields } from "../../content/reader/fields.ts";
import { sectionType } from "../section.ts";

export const closing = sectionType("closing", {
  ...fields.shape,
  layout: z
    .enum(["beside", "across", "panel"])
    .optional()
    .describe("beside: the picture fills the right half; across: above the words; panel: behind them"),
  tone: z.enum(["leaf", "sand", "paper", "marigold"]).optional().describe("The colour of its ground"),
  picture: captionedPicture.optional(),
});
