import { link, picture, point, seo, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const thankYouCopy = pageReader("thank-you", {
  ...point.shape,
  seo,
  picture,
  link,
  meanwhile: text.describe("Above what helps until the answer comes: topics in content/pages/contact.yaml"),
});

export type ThankYouCopy = ReturnType<typeof thankYouCopy>;
