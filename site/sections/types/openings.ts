import { z } from "zod";
import { captionedPicture, link, picture, point, section, some, text } from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { anchor, headedType, sectionType } from "../section.ts";

const BANDS = { name: "form", values: ["split", "left", "right"] };

export const hero = headedType(
  "hero",
  {
    form: z
      .enum(["split", "left", "right", "beside", "ruled", "spine"])
      .default("split")
      .describe(
        "split: Picture across the window, below the words; left: Words in the left half, picture in the right; right: Words in the right half, picture in the left; beside: Framed picture beside the words; ruled: Lines between words and picture, dark; spine: Upright picture along the left edge",
      ),
    tone: z
      .enum(["paper", "sand", "ink"])
      .optional()
      .describe("The colour of its ground; paper: Off-white; sand: Sand; ink: Dark"),
    eyebrow: text.optional().describe("A few words above the heading"),
    lede: text,
    picture: captionedPicture.optional(),
    action: link.optional(),
    secondary: link.optional().describe("A second button"),
  },
  { tone: BANDS, eyebrow: BANDS },
);

const medal = z.strictObject({
  medal: text,
  rank: z.enum(["Top 1%", "Top 5%", "Top 15%", "Top 35%"]).describe("Also its place on the drawn scale"),
});

/** The opening of a page above a scale of medals. */
export const medalScale = headedType("medal-scale", {
  lede: text,
  action: link,
  medals: section({
    id: anchor,
    text: datedText,
    scale: text.describe("How to read the drawn scale"),
    rows: some(medal),
    condition: text,
    note: text,
  }),
});

const audit = point.extend({
  id: anchor,
  points: some(text),
  bring: text.describe("What the client should have ready"),
  picture: captionedPicture,
});

/** The opening of a page about two audits. */
export const twoAudits = sectionType("two-audits", {
  title: text
    .regex(/^[^.]+\. [^.]+\.$/, "Write two sentences, one for each half of the page.")
    .meta({ examples: ["[One half]. [The other half]."] }),
  lede: text,
  action: link,
  audits: z.tuple([audit, audit], { error: "Write two audits: the left half of the page, and the right." }),
});

/** What the form for the checklist leads to; a visit is reported to the ad tag, if there is one. */
export const checklistSent = headedType("checklist-sent", {
  message: text,
  hint: text,
  checklist: text.describe("Words of the link to the checklist's file"),
  home: link,
  picture,
});

/** What the contact form leads to. */
export const thanks = headedType("thanks", {
  text,
  meanwhile: text.describe("Above what helps until the answer comes: topics in content/pages/contact.yaml"),
  link,
  picture,
});
