import { photograph, photoProblem } from "../../art/photograph.ts";
import { markdownToHtml } from "../../content/records/markdown.ts";
import type { Post } from "../../content/records/posts.ts";
import { withTermLinks } from "./term-links.ts";

/** The text of an article as its page shows it. */
export const postHtml = ({ body }: Pick<Post, "body">) => withTermLinks(markdownToHtml(body, photoHtml));

/** As wide as the text of an article; see site/styles/prose.css. */
const SIZES = "auto, (min-width: 40rem) 38rem, 100vw";

/** A photograph within a text that comes as HTML, as site/ui/picture.tsx shows one; nothing where it cannot be used. */
export function photoHtml(reference: string, alt: string): string | undefined {
  if (photoProblem(reference, { leastWidth: 1 })) return undefined;
  const { wide, photo } = photograph(reference);
  const { src, width, height } = wide;
  return `<picture><source type="image/avif" srcset="${photo?.avif}" sizes="${SIZES}"><img src="${src}" srcset="${photo?.webp}" sizes="${SIZES}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"></picture>`;
}
