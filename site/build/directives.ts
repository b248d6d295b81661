import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:intent"?: boolean;
    /** The name under which the session remembers that the island was shown. */
    "client:exit"?: string;
  }
}

/** Two more moments at which an island may start: the visitor's first touch of it, and the pointer leaving by the top. */
export function directives(): AstroIntegration {
  return {
    name: "site:directives",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "intent", entrypoint: "./site/build/directive-intent.ts" });
        addClientDirective({ name: "exit", entrypoint: "./site/build/directive-exit.ts" });
      },
    },
  };
}
