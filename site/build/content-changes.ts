import type { AstroIntegration } from "astro";
import { contentFolder } from "../../contract/firm.ts";

/** While developing, a changed record shows at once, and a mistake in one is told in the page. */
export function contentChanges(): AstroIntegration {
  return {
    name: "site:content-changes",
    hooks: {
      "astro:server:setup": ({ server }) => {
        server.watcher.add(contentFolder());
        server.watcher.on("all", async (_event, file) => {
          if (!file.startsWith(contentFolder())) return;
          server.ws.send({ type: "full-reload" });
        });
      },
    },
  };
}
