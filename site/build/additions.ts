import { rename, rmdir } from "node:fs/promises";
import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** The name under which the session remembers that the island was shown. */
    "client:exit"?: string;
  }
}

/** Pages that answer unknown addresses. The second has no number for a name, which an article may have as well. */
export const NOT_FOUND_PAGES = ["/404", "/blog/not-found"];

/**
 * One more moment at which an island may start, the pointer leaving by the top; while developing the UI kit; and a
 * second page for what is missing.
 */
export function additions(): AstroIntegration {
  return {
    name: "site:additions",
    hooks: {
      "astro:config:setup": ({ command, addClientDirective, injectRoute }) => {
        addClientDirective({ name: "exit", entrypoint: "./site/build/directive-exit.ts" });
        if (command === "dev")
          injectRoute({ pattern: "/gallery", entrypoint: "./site/gallery/gallery.astro" });
      },
      // Hosts that look for the nearest 404.html answer unknown posts with blog/404.html. Astro knows only the one of
      // the root by its name and makes a folder with an index of every other.
      "astro:build:done": async ({ dir }) => {
        await rename(new URL("blog/not-found/index.html", dir), new URL("blog/404.html", dir));
        await rmdir(new URL("blog/not-found", dir));
      },
    },
  };
}
