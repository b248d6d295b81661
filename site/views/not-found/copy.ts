import { captionedPicture, link, point, some, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const notFoundCopy = pageReader("not-found", {
  ...point.shape,
  picture: captionedPicture,
  linksIntro: text,
  links: some(link.extend({ text })),
});

export type NotFoundCopy = ReturnType<typeof notFoundCopy>;
