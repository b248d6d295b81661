import { rename, rmdir } from "node:fs/promises";
import type { AstroIntegration } from "astro";

/** Pages that answer unknown addresses. The second has no number for a name, which an article may have as well. */
export const NOT_FOUND_PAGES = ["/404", "/blog/not-found"];

/**
 * Hosts that look for the nearest 404.html answer unknown posts with blog/404.html. Astro knows only the one of the
 * root by its name and makes a folder with an index of every other.
 */
export function notFoundPages(): AstroIntegration {
  return {
    name: "site:not-found",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        await rename(new URL("blog/not-found/index.html", dir), new URL("blog/404.html", dir));
        await rmdir(new URL("blog/not-found", dir));
      },
    },
  };
}
