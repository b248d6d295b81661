import { z } from "zod";
import { captionedPicture, link, point, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = point.extend({
  seo,
  picture: captionedPicture,
  linksIntro: text,
  links: z.array(link.extend({ text })).min(1),
});

export type NotFoundCopy = z.output<typeof schema>;

export const notFoundCopy = () => pageCopy("not-found", schema);
