import { z } from "zod";
import { link, picture, seo, text } from "../../content/fields.ts";
import { pageCopy } from "../../content/pages.ts";

const schema = z.strictObject({ seo, title: text, message: text, hint: text, picture, home: link });

export type CbamThankYouCopy = z.output<typeof schema>;

export const cbamThankYouCopy = () => pageCopy("cbam-thank-you", schema);
