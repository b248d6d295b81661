import { z } from "zod";
import {
  captionedPicture,
  link,
  picturedClosing,
  point,
  sample,
  section,
  seo,
  text,
} from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { pageCopy } from "../../content/records/pages.ts";
import { pageRules } from "../../content/records/rules.ts";

/** How the page of a service opens. */
export const serviceHero = section({ lede: text, picture: captionedPicture, action: link });

/** What a client asks before the first call; one line each. */
export const briefSchema = z
  .strictObject({
    audience: text.describe("For whom"),
    result: text.describe("What the client gets"),
    time: text.describe("How long it takes"),
    fee: text.describe("What it costs, or how the fee is set"),
    supplies: text.describe("What the client supplies"),
    signs: text.describe("Who signs the result"),
  })
  .describe("The service in brief");

export type BriefCopy = z.output<typeof briefSchema>;

/** One reason to choose the firm, and a link to /services, which gives all of them. */
export const whyChooseSchema = section({
  text: datedText.describe("The one reason that belongs to this page"),
  link: link.describe("Where all the reasons stand"),
});

export type WhyChooseCopy = z.output<typeof whyChooseSchema>;

/** The fields that every page of a service has, with its own sections among them. The desk shows them in this order. */
export function serviceSchema<Sections extends z.ZodRawShape>(sections: Sections) {
  return z.strictObject({
    seo,
    rules: pageRules,
    hero: serviceHero,
    brief: briefSchema,
    ...sections,
    closing: picturedClosing,
    sample,
  });
}

/** Makes the function that reads the copy of a service's page; `sections` are those that only this page has. */
export function serviceCopy<Sections extends z.ZodRawShape>(name: string, sections: Sections) {
  const schema = serviceSchema(sections);
  return () => pageCopy(name, schema);
}

/** A section with exactly `count` points; `reason` is what the problem says otherwise. */
export function pointList(count: number, reason: string) {
  return section({ items: z.array(point).length(count, reason) });
}
