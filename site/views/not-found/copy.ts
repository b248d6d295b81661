import { z } from "zod";
import { captionedPicture, link, point, seo, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const notFoundCopy = pageReader("not-found", {
  ...point.shape,
  seo,
  picture: captionedPicture,
  linksIntro: text,
  links: z.array(link.extend({ text })).min(1),
});

export type NotFoundCopy = ReturnType<typeof notFoundCopy>;
