import { markdownToHtml } from "../../content/records/markdown.ts";
import type { Post } from "../../content/records/posts.ts";
import { photoHtml } from "./photo-html.ts";
import { withTermLinks } from "./term-links.ts";

/** The text of an article as its page shows it. */
export const postHtml = ({ body }: Pick<Post, "body">) => withTermLinks(markdownToHtml(body, photoHtml));
