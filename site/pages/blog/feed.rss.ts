import { blogFeed } from "../../feeds/blog-feed.ts";

export const GET = () => new Response(blogFeed().rss2());
