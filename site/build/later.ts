import { text } from "node:stream/consumers";
import type { AstroIntegration } from "astro";
import { cacheContent } from "../content/reader/content-files.ts";

// What pages load slowly is loaded meanwhile.
if (process.env.CONTENT_LATER)
  await Promise.all(
    ["react-dom/server", "lucide-react", "pdfkit", "satori"].map((name) => import(/* @vite-ignore */ name)),
  );

/**
 * Lets a build that began before its content is known (CONTENT_LATER) wait once scripts and styles are made. It reads
 * the folder of the content from its input, and ends if there comes none.
 */
export function contentLater(): AstroIntegration {
  const wait = async () => {
    const folder = await text(process.stdin);
    if (!folder) process.exit();
    process.env.CONTENT_DIR = folder;
    // What was read before is of other content.
    cacheContent();
  };
  return {
    name: "site:later",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        // After Vite has built all environments, and before Astro renders the pages.
        const plugin = { name: "site:later", buildApp: { order: "post" as const, handler: wait } };
        if (process.env.CONTENT_LATER) updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
