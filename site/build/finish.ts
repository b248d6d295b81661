import type { AstroIntegration } from "astro";

export function finish(): AstroIntegration {
  return { name: "site:finish", hooks: {} };
}
