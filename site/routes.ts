import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The only list of addresses: prerendering, the sitemap and the checks on links derive from it. */
export default [
  index("pages/home/home.tsx"),
  route("blog", "pages/blog/blog.tsx"),
  route("blog/:id", "pages/blog-post/blog-post.tsx"),
  route("privacy-policy", "pages/privacy-policy/privacy-policy.tsx"),
  ...(process.env.NODE_ENV === "development" ? [route("gallery", "pages/gallery/gallery.tsx")] : []),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
