import { feed } from "../../views/blog/articles.ts";

export const GET = () => new Response(feed().rss2());
