import type { AstroIntegration } from "astro";
import { ADDRESSES } from "../addresses.ts";
import { cacheContent } from "../content/reader/content-files.ts";
import { NOT_FOUND_PAGES } from "./additions.ts";
import { contentMistakes } from "./content-changes.ts";

/** The route of all pages of sections. */
const SECTION_PAGES = "/[...page]";

/** Stops the build if the content has mistakes or site/pages and site/addresses.ts differ. Caches the content. */
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
            .filter((page) => !ADDRESSES.some((address) => address === page))
            .map((page) => `${page} is in site/pages and not in site/addresses.ts`),
          ...ADDRESSES.filter((address) => !pages.includes(address)).map(
            (address) => `${address} is in site/addresses.ts and not in site/pages`,
          ),
        ];
        if (problems.length > 0) throw new Error(`The addresses do not agree:\n  ${problems.join("\n  ")}`);
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
