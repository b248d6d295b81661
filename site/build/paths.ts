import type { RouteConfigEntry } from "@react-router/dev/routes";
import { postIds } from "../content/posts.ts";
import { trainings } from "../content/trainings.ts";
import routes from "../routes.ts";

/** Stand-ins that are rendered once and answered, with status 404, for every address that leads nowhere. */
export const NOT_FOUND_PATHS = ["/404", "/blog/404"];

const values: Record<string, () => string[]> = {
  "trainings/:slug": () =>
    trainings()
      .filter(({ live }) => live)
      .map(({ slug }) => slug),
  "blog/:id": () => postIds().map(String),
};

/** How many pages of a collection are made with every care; what is older is opened seldom. */
const RECENT = 40;

/** Older posts and trainings, with the page whose share card they use. Their files are compressed less hard, too. */
export function archivedPaths(): Map<string, string> {
  const olderPosts = postIds().slice(RECENT);
  const olderTrainings = trainings().slice(0, -RECENT);
  return new Map([
    ...olderPosts.map((id) => [`/blog/${id}`, "/blog"] as const),
    ...olderTrainings.map(({ slug }) => [`/trainings/${slug}`, "/trainings-calendar"] as const),
  ]);
}

/** Every address of the site, from site/routes.ts and the records behind its parameters. */
export function sitePaths(): string[] {
  return patterns(routes).flatMap((pattern) => {
    const fill = values[pattern];
    if (fill) return fill().map((value) => `/${pattern.replace(/:\w+/, value)}`);
    return pattern.includes(":") || pattern.includes("*") ? [] : [`/${pattern}`];
  });
}

export function prerenderPaths(): string[] {
  const known = patterns(routes);
  return [...sitePaths(), ...NOT_FOUND_PATHS.filter((path) => path === "/404" || known.includes("blog/:id"))];
}

function patterns(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const full = [parent, path].filter(Boolean).join("/");
    return children ? patterns(children, full) : path || index ? [full] : [];
  });
}
