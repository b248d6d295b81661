import { rename, rmdir } from "node:fs/promises";
import type { AstroIntegration } from "astro";

/**
 * Hosts that look for the nearest 404.html answer unknown posts with blog/404.html. Astro knows only the one of the
 * root by its name and makes a folder with an index of every other.
 */
export function notFoundPages(): AstroIntegration {
  return {
    name: "site:not-found",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        await rename(new URL("blog/404/index.html", dir), new URL("blog/404.html", dir));
        await rmdir(new URL("blog/404", dir));
      },
    },
  };
}

/** Whether an address of the build is an answer to unknown ones. */
export const isNotFoundPage = (path: string) => /(?:^|\/)404$/.test(path);
