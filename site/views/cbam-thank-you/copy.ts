import { z } from "zod";
import { link, picture, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  seo,
  title: text,
  message: text,
  hint: text,
  checklist: text.describe("Words of the link to the checklist's file"),
  picture,
  home: link,
  next: z
    .strictObject({
      title: text,
      lede: text,
      estimator: link,
      checker: link,
    })
    .describe("Below: what to have ready by the next dates of content/rules/cbam.yaml"),
});

export type CbamThankYouCopy = z.output<typeof schema>;

export const cbamThankYouCopy = () => pageCopy("cbam-thank-you", schema);
