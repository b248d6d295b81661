import { z } from "zod";
import { picture, point, sample, section, seo, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const workWithUsCopy = pageReader("work-with-us", {
  seo,
  hero: section({ lede: text, picture }),
  benefits: section({ items: z.array(point).length(6, "needs six benefits") }),
  form: section({
    intro: text.describe("While the form is a demonstration"),
    sending: z
      .strictObject({ intro: text, sent: point })
      .describe("Where CAREERS=on: what happens to an application, and what is said once it has arrived"),
  }),
  careersContact: point,
  sample,
});

export type WorkWithUsCopy = ReturnType<typeof workWithUsCopy>;
