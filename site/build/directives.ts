import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** The name under which the session remembers that the island was shown. */
    "client:exit"?: string;
  }
}

/** One more moment at which an island may start: the pointer leaving the page by the top. */
export function directives(): AstroIntegration {
  return {
    name: "site:directives",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "exit", entrypoint: "./site/build/directive-exit.ts" });
      },
    },
  };
}
