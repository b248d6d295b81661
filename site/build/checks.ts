import type { AstroIntegration } from "astro";
import { cacheContent } from "../content/reader/content-files.ts";
import { PATHS } from "../paths.ts";
import { NOT_FOUND_PAGES } from "./additions.ts";
import { contentMistakes } from "./content-changes.ts";

/** The route of all pages of sections. */
const SECTION_PAGES = "/[...page]";

/** Stops the build if the content has mistakes or site/pages and site/paths.ts differ. Caches the content. */
export function checks(): AstroIntegration {
  return {
    name: "site:checks",
    hooks: {
      "astro:routes:resolved": ({ routes }) => {
        const pages = routes
          .filter(({ type, origin }) => type === "page" && origin === "project")
          .map(({ pattern }) => pattern.replace(/\[(\w+)\]/g, ":$1"))
          .filter((pattern) => ![SECTION_PAGES, ...NOT_FOUND_PAGES].includes(pattern));
        const problems = [
          ...pages
            .filter((page) => !PATHS.some((path) => path === page))
            .map((page) => `${page} is in site/pages and not in site/paths.ts`),
          ...PATHS.filter((path) => !pages.includes(path)).map(
            (path) => `${path} is in site/paths.ts and not in site/pages`,
          ),
        ];
        if (problems.length > 0) throw new Error(`The paths do not agree:\n  ${problems.join("\n  ")}`);
      },
      "astro:build:start": async () => {
        // scripts/lib/build.mjs has checked already: there Astro prints nothing around the mistakes.
        const mistakes = process.env.CONTENT_CHECKED ? undefined : await contentMistakes();
        if (mistakes) throw new Error(`The content has mistakes:\n${mistakes}`);
        cacheContent();
      },
    },
  };
}
