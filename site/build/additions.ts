import { rename, rmdir } from "node:fs/promises";
import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** The key in session storage that says that the island was shown. */
    "client:exit"?: string;
    "client:near"?: boolean;
  }
}

/** Pages for unknown paths. The second is called not-found and no number, because articles have numbers. */
export const NOT_FOUND_PAGES = ["/404", "/blog/not-found"];

/** Adds islands that start when the pointer leaves by the top edge or somebody comes near, and blog/404.html. */
export const additions = (): AstroIntegration => ({
  name: "site:additions",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      addClientDirective({ name: "exit", entrypoint: "./site/build/directive-exit.ts" });
      addClientDirective({ name: "near", entrypoint: "./site/build/directive-near.ts" });
    },
    // Some hosts answer an unknown article with the nearest 404.html, blog/404.html. Astro makes such a file only
    // at the root, and a folder with index.html for every other page.
    "astro:build:done": async ({ dir }) => {
      await rename(new URL("blog/not-found/index.html", dir), new URL("blog/404.html", dir));
      await rmdir(new URL("blog/not-found", dir));
    },
  },
});
