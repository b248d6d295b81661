import { z } from "zod";
import { captionedPicture, closing as fields } from "../../content/reader/fields.ts";
import { sectionType } from "../section.ts";

export const closing = sectionType(
  "closing",
  {
    ...fields.shape,
    layout: z
      .enum(["beside", "across", "panel"])
      .optional()
      .describe(
        "beside: Picture in the right half; across: Picture above the words; panel: Picture behind the words",
      ),
    tone: z
      .enum(["leaf", "sand", "paper", "marigold"])
      .optional()
      .describe(
        "The colour of its ground; leaf: Green; sand: Sand; paper: Off-white; marigold: Light yellow",
      ),
    picture: captionedPicture.optional(),
  },
  { layout: { name: "picture", values: [] }, tone: { name: "picture", values: [] } },
);
