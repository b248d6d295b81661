import { feed } from "../../views/blog/feed.ts";

export const GET = () => new Response(feed().rss2());
