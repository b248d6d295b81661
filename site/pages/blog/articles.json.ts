import { articlesFile } from "../../views/blog/articles.ts";

/** Fetched by the search. */
export const GET = () => Response.json(articlesFile());
