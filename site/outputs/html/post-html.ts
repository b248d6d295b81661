import { photograph, photoProblem } from "../../art/photograph.ts";
import { markdownToHtml } from "../../content/records/markdown.ts";
import type { Post } from "../../content/records/posts.ts";
import { withTermLinks } from "./term-links.ts";

/** The text of an article as HTML, with photographs and with links to the glossary. */
export const postHtml = ({ body }: Pick<Post, "body">) => withTermLinks(markdownToHtml(body, photoHtml));

/** The width of an article's text; see site/styles/prose.css. */
const SIZES = "auto, (min-width: 40rem) 38rem, 100vw";

/** A photograph as site/ui/picture.tsx shows it; nothing if the file cannot be used. `alt` must be escaped. */
export function photoHtml(reference: string, alt: string): string | undefined {
  if (photoProblem(reference, { leastWidth: 1 })) return undefined;
  const { wide, photo } = photograph(reference);
  const { src, width, height } = wide;
  return `<picture><source type="image/avif" srcset="${photo?.avif}" sizes="${SIZES}"><img src="${src}" srcset="${photo?.webp}" sizes="${SIZES}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"></picture>`;
}
