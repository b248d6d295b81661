import { z } from "zod";
import { captionedPicture, link, optionsOf, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

const BANDS = { name: "form", values: ["split", "left", "right"] };

export const hero = headedType(
  "hero",
  {
    form: z
      .enum(["split", "left", "right", "beside", "ruled", "spine"])
      .default("split")
      .meta(
        optionsOf({
          split: "Picture across the window, below the words",
          left: "Words in the left half, picture in the right",
          right: "Words in the right half, picture in the left",
          beside: "Framed picture beside the words",
          ruled: "Lines between words and picture, dark",
          spine: "Upright picture along the left edge",
        }),
      ),
    tone: z
      .enum(["paper", "sand", "ink"])
      .optional()
      .meta(
        optionsOf({ paper: "Off-white", sand: "Sand", ink: "Dark" }, "The colour of its ground"),
      ),
    eyebrow: text.optional().describe("A few words above the heading"),
    lede: text,
    picture: captionedPicture.optional(),
    action: link.optional(),
    secondary: link.optional().describe("A second button"),
  },
  { tone: BANDS, eyebrow: BANDS },
);
