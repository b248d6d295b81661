import { blogFeed } from "../../outputs/feeds/blog-feed.ts";

export const GET = () => new Response(blogFeed().json1());
