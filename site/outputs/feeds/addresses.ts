/** The blog for feed readers, in the three ways they understand; hosts know the files by their endings. */
export const BLOG_FEEDS = [
  { kind: "rss", type: "application/rss+xml", address: "/blog/feed.rss" },
  { kind: "atom", type: "application/atom+xml", address: "/blog/feed.atom" },
  { kind: "json", type: "application/feed+json", address: "/blog/feed.json" },
] as const;

/** As a page's head names them. */
export const blogFeeds = (title: string) => BLOG_FEEDS.map(({ type, address }) => ({ type, title, address }));
