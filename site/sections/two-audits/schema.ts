import { z } from "zod";
import { captionedPicture, link, point, some, text } from "../../content/reader/fields.ts";
import { anchor, sectionType } from "../section.ts";

const audit = point.extend({
  id: anchor,
  points: some(text),
  bring: text.describe("What the client should have ready"),
  picture: captionedPicture,
});

export const twoAudits = sectionType("two-audits", {
  title: text
    .regex(/^[^.]+\. [^.]+\.$/, "Write two sentences, one for each half of the page.")
    .meta({ examples: ["[One half]. [The other half]."] }),
  lede: text,
  action: link,
  audits: z.tuple([audit, audit], {
    error: "Write two audits: the left half of the page, and the right.",
  }),
});
