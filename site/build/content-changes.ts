import { execFile } from "node:child_process";
import path from "node:path";
import type { AstroIntegration } from "astro";
import type { ViteDevServer } from "vite";
import { contentFolder } from "../../contract/firm.ts";

/** While developing, a changed record shows at once, and mistakes are told in the page with file and field. */
export function contentChanges(): AstroIntegration {
  return {
    name: "site:content-changes",
    hooks: {
      "astro:server:setup": ({ server, logger }) => {
        const show = oneAtATime(async () => {
          forgetPages(server);
          const mistakes = await contentMistakes();
          if (!mistakes) return server.ws.send({ type: "full-reload" });
          logger.error(mistakes);
          server.ws.send({ type: "error", err: { message: mistakes, stack: "" } });
        });
        server.watcher.add(contentFolder());
        server.watcher.on("all", (_event, file) => file.startsWith(contentFolder()) && show());
      },
    },
  };
}

/** A switched branch changes a hundred files at once: one check runs, and one more for what came meanwhile. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      await work();
    }
    isRunning = false;
  };
}

/** Shells of records list them when they are loaded, so they must be loaded again for a new or changed one. */
export function forgetPages(server: ViteDevServer): void {
  const pages = path.resolve("site/pages");
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values())
      if (module.file?.startsWith(pages)) moduleGraph.invalidateModule(module);
  }
}

/** What is wrong with the content, a line each, or nothing. Another process looks, with the schemas as they are now. */
export function contentMistakes(): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/check-content.ts"], (error, stdout, stderr) =>
      resolve(error ? stdout.trim() || stderr : ""),
    );
  });
}
