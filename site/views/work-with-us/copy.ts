import { z } from "zod";
import { picture, point, sample, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text, picture }),
  benefits: z.strictObject({ title: text, items: z.array(point).length(6, "needs six benefits") }),
  form: z.strictObject({
    title: text,
    intro: text.describe("While the form is a demonstration"),
    sending: z
      .strictObject({ intro: text, sent: point })
      .describe("Where CAREERS=on: what happens to an application, and what is said once it has arrived"),
  }),
  careersContact: point,
  sample,
});

export type WorkWithUsCopy = z.output<typeof schema>;

export const workWithUsCopy = () => pageCopy("work-with-us", schema);
