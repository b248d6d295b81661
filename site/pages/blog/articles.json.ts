import { articlesFile } from "../../views/blog/articles.ts";

/** Fetched by the blog's search. */
export const GET = () => Response.json(articlesFile());
