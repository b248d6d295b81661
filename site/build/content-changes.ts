import { execFile } from "node:child_process";
import type { AstroIntegration } from "astro";
import { contentFolder } from "../../contract/firm.ts";

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

/** Asked of another process, which reads schemas as they are now. */
function contentMistakes(): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/check-content.ts"], (error, stdout, stderr) =>
      resolve(error ? stdout.trim() || stderr : ""),
    );
  });
}
