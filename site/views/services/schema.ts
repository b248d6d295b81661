import { z } from "zod";
import { captionedPicture, link, picturedClosing, point, seo, text } from "../../content/reader/fields.ts";
import { pageRules } from "../../content/records/rules.ts";

/** How the page of a service opens. */
export const serviceHero = z.strictObject({
  title: text,
  lede: text,
  picture: captionedPicture,
  action: link,
});

/** What the page of a service says, around sections of its own. Forms show the fields in this order. */
export function serviceSchema<Sections extends z.ZodRawShape>(sections: Sections) {
  return z.strictObject({ seo, rules: pageRules, hero: serviceHero, ...sections, closing: picturedClosing });
}

/** A section with a fixed number of points. */
export function pointList(count: number, reason: string) {
  return z.strictObject({ title: text, items: z.array(point).length(count, reason) });
}
