import { captionedPicture, link, point, seo } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const postNotFoundCopy = pageReader("post-not-found", {
  ...point.shape,
  seo,
  picture: captionedPicture,
  link,
});

export type PostNotFoundCopy = ReturnType<typeof postNotFoundCopy>;
