import type { z } from "zod";
import { link, picture, point, seo } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = point.extend({ seo, picture, link });

export type ThankYouCopy = z.output<typeof schema>;

export const thankYouCopy = () => pageCopy("thank-you", schema);
