import type { AstroIntegration } from "astro";

/** The UI kit at /gallery, while developing only. */
export function gallery(): AstroIntegration {
  return {
    name: "site:gallery",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === "dev")
          injectRoute({ pattern: "/gallery", entrypoint: "./site/gallery/gallery.astro" });
      },
    },
  };
}
