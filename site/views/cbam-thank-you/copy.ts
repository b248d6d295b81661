import { z } from "zod";
import { link, picture, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({ seo, title: text, message: text, hint: text, picture, home: link });

export type CbamThankYouCopy = z.output<typeof schema>;

export const cbamThankYouCopy = () => pageCopy("cbam-thank-you", schema);
