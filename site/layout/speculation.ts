/** Not files, whose names have a dot, nor the pages that thank a visitor, because they count their visits. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/*.*", "/*thank-you", "/f/*", "/api/*", "/search"] } },
          { not: { selector_matches: "[download],[target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
