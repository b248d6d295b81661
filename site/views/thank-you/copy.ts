import type { z } from "zod";
import { link, picture, point, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = point.extend({
  seo,
  picture,
  link,
  meanwhile: text.describe("Above what helps until the answer comes: topics in content/pages/contact.yaml"),
});

export type ThankYouCopy = z.output<typeof schema>;

export const thankYouCopy = () => pageCopy("thank-you", schema);
