import { z } from "zod";
import { section, some, text } from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { headedType } from "../section.ts";

const hour = z.strictObject({
  name: text,
  hours: some(z.number().int().positive()).describe("The hours of the dial it takes"),
  text: datedText,
});

export const incidentDial = headedType("incident-dial", {
  lede: text,
  before: section({ items: some(text) }).describe("What has to be ready"),
  dial: z
    .strictObject({ value: text, label: text, outer: text.describe("What the outer ring counts") })
    .describe("The words in the middle of the dial"),
  after: section({ items: some(hour) }),
  caption: text.describe("One sentence: what the drawing shows, and which hours are the law’s"),
});
