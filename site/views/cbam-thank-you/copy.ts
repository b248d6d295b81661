import { link, picture, section, seo, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const cbamThankYouCopy = pageReader("cbam-thank-you", {
  seo,
  title: text,
  message: text,
  hint: text,
  checklist: text.describe("Words of the link to the checklist's file"),
  picture,
  home: link,
  next: section({ lede: text, estimator: link, checker: link }).describe(
    "Below: what to have ready by the next dates of content/rules/cbam.yaml",
  ),
});

export type CbamThankYouCopy = ReturnType<typeof cbamThankYouCopy>;
