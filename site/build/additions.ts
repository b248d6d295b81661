import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** The name under which the session remembers that the island was shown. */
    "client:exit"?: string;
  }
}

/** One more moment at which an island may start, the pointer leaving by the top; and while developing the UI kit. */
export function additions(): AstroIntegration {
  return {
    name: "site:additions",
    hooks: {
      "astro:config:setup": ({ command, addClientDirective, injectRoute }) => {
        addClientDirective({ name: "exit", entrypoint: "./site/build/directive-exit.ts" });
        if (command === "dev")
          injectRoute({ pattern: "/gallery", entrypoint: "./site/gallery/gallery.astro" });
      },
    },
  };
}
