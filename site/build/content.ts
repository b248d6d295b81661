import { execFile } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { AstroIntegration } from "astro";
import type { ViteDevServer } from "vite";
import { contentFolder } from "../../contract/firm.ts";
import { cacheContent } from "../content/reader/content-files.ts";

/** A build whose settings, scripts and styles are made before its content is known. */
const isLater = Boolean(process.env.CONTENT_LATER);

// What pages load slowly is loaded meanwhile.
if (isLater)
  await Promise.all(
    ["react-dom/server", "lucide-react", "pdfkit", "satori"].map(
      (name) => import(/* @vite-ignore */ name),
    ),
  );

/** Stops a build if the content has mistakes; while developing, reloads the page or shows them in it. */
export const content = (): AstroIntegration => ({
  name: "site:content",
  hooks: {
    "astro:config:setup": ({ updateConfig }) => {
      // After Vite has built all environments, and before Astro renders the pages.
      const plugin = {
        name: "site:later",
        buildApp: { order: "post" as const, handler: awaitContent },
      };
      if (isLater) updateConfig({ vite: { plugins: [plugin] } });
    },
    "astro:build:start": async () => {
      // scripts/lib/build.mjs has checked already: there Astro prints nothing around the mistakes.
      const mistakes = process.env.CONTENT_CHECKED ? undefined : await contentMistakes();
      if (mistakes) throw new Error(`The content has mistakes:\n${mistakes}`);
      cacheContent();
    },
    "astro:server:setup": ({ server, logger }) => {
      let next: NodeJS.Timeout | undefined;
      const show = async () => {
        forgetPages(server);
        const mistakes = await contentMistakes();
        if (!mistakes) return server.ws.send({ type: "full-reload" });
        logger.error(mistakes);
        server.ws.send({ type: "error", err: { message: mistakes, stack: "" } });
      };
      server.watcher.add(contentFolder());
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(contentFolder())) return;
        // A new branch changes a hundred files at once.
        clearTimeout(next);
        next = setTimeout(show, 100);
      });
    },
  },
});

/** Reads the folder of the content from the input of this process, and ends it if there comes none. */
async function awaitContent(): Promise<void> {
  const folder = await text(process.stdin);
  if (!folder) process.exit();
  process.env.CONTENT_DIR = folder;
  // What was read before is of other content.
  cacheContent();
}

/** Has all shells loaded again: they list their records when they load, and would miss a new one. */
export function forgetPages(server: ViteDevServer): void {
  const pages = path.resolve("site/pages");
  for (const { moduleGraph } of Object.values(server.environments))
    for (const module of moduleGraph.idToModuleMap.values())
      if (module.file?.startsWith(pages)) moduleGraph.invalidateModule(module);
}

/** The mistakes of the content, a line each, or an empty text. Runs in a new process, which loads changed schemas. */
const contentMistakes = (): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, ["scripts/check-content.ts"], (error, stdout, stderr) =>
      resolve(error ? stdout.trim() || stderr : ""),
    );
  });
