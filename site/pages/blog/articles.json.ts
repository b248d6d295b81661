import { articlesFile } from "../../views/blog/articles.ts";

export const GET = () => Response.json(articlesFile());
