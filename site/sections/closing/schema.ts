import { z } from "zod";
import { captionedPicture, closing as fields, optionsOf } from "../../content/reader/fields.ts";
import { sectionType } from "../section.ts";

export const closing = sectionType(
  "closing",
  {
    ...fields.shape,
    layout: z
      .enum(["beside", "across", "panel"])
      .optional()
      .meta(
        optionsOf({
          beside: "Picture in the right half",
          across: "Picture above the words",
          panel: "Picture behind the words",
        }),
      ),
    tone: z
      .enum(["leaf", "sand", "paper", "marigold"])
      .optional()
      .meta(
        optionsOf(
          { leaf: "Green", sand: "Sand", paper: "Off-white", marigold: "Light yellow" },
          "The colour of its ground",
        ),
      ),
    picture: captionedPicture.optional(),
  },
  { layout: { name: "picture", values: [] }, tone: { name: "picture", values: [] } },
);
