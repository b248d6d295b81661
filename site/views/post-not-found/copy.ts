import type { z } from "zod";
import { captionedPicture, link, point, seo } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = point.extend({ seo, picture: captionedPicture, link });

export type PostNotFoundCopy = z.output<typeof schema>;

export const postNotFoundCopy = () => pageCopy("post-not-found", schema);
