import type { AstroIntegration } from "astro";
import { contentFolder } from "../../contract/firm.ts";
import { contentMistakes } from "./content-mistakes.ts";

/** While developing, a changed record shows at once, and mistakes are told in the page with file and field. */
export function contentChanges(): AstroIntegration {
  return {
    name: "site:content-changes",
    hooks: {
      "astro:server:setup": ({ server, logger }) => {
        server.watcher.add(contentFolder());
        server.watcher.on("all", async (_event, file) => {
          if (!file.startsWith(contentFolder())) return;
          const problems = await contentMistakes();
          if (!problems) return server.ws.send({ type: "full-reload" });
          logger.error(problems);
          server.ws.send({ type: "error", err: { message: problems, stack: "" } });
        });
      },
    },
  };
}
