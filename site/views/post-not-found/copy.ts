import { captionedPicture, link, point } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const postNotFoundCopy = pageReader("post-not-found", {
  ...point.shape,
  picture: captionedPicture,
  link,
});

export type PostNotFoundCopy = ReturnType<typeof postNotFoundCopy>;
