import { execFile } from "node:child_process";
import path from "node:path";
import type { AstroIntegration } from "astro";
import type { ViteDevServer } from "vite";
import { contentFolder } from "../../contract/firm.ts";

/** While developing, a changed record reloads the page, or shows the mistakes of the content in the page. */
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

/** Runs `work` again after it ends if it was called meanwhile: a new branch changes a hundred files at once. */
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

/** Has all shells loaded again: they list their records when they load, and would miss a new one. */
export function forgetPages(server: ViteDevServer): void {
  const pages = path.resolve("site/pages");
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values())
      if (module.file?.startsWith(pages)) moduleGraph.invalidateModule(module);
  }
}

/** The mistakes of the content, a line each, or an empty text. Runs in a new process, which loads changed schemas. */
export function contentMistakes(): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/check-content.ts"], (error, stdout, stderr) =>
      resolve(error ? stdout.trim() || stderr : ""),
    );
  });
}
