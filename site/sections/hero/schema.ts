import { z } from "zod";
import { captionedPicture, link, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

export const hero = headedType("hero", {
  form: z
    .enum(["split", "left", "right", "beside", "ruled", "spine"])
    .default("split")
    .describe(
      "split: the picture across the window, below the words; left, right: the words in that half of a tall band; beside: a framed picture beside the words; ruled: lines between words and picture; spine: the picture upright along the left edge",
    ),
  tone: z.enum(["paper", "sand", "ink"]).optional().describe("The colour of its ground"),
  eyebrow: text.optional().describe("A few words above the heading, in the forms split, left and right"),
  lede: text,
  picture: captionedPicture.optional(),
  action: link.optional(),
  secondary: link.optional().describe("A second button"),
});
