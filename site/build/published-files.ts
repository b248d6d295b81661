import { createReadStream, existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { publishedFolder } from "../art/publish.ts";

const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
};

/** Serves the pictures that pages publish while they are rendered, or copies them into the build. */
export const publishedFiles = (): AstroIntegration => ({
  name: "site:files",
  hooks: {
    "astro:config:setup": async ({ command, config }) => {
      const beside = fileURLToPath(config.outDir).replace(/\/$/, ".published");
      process.env.PUBLISHED_DIR = command === "build" ? beside : path.resolve(".cache/published");
      await rm(publishedFolder(), { recursive: true, force: true });
    },
    "astro:server:setup": ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const [, asked = ""] = /^(\/(?:art|photos|cards)\/[\w.-]+)$/.exec(request.url ?? "") ?? [];
        const file = path.join(publishedFolder(), asked);
        if (!asked || !existsSync(file)) return next();
        response.setHeader("content-type", types[path.extname(file)] ?? "application/octet-stream");
        createReadStream(file).pipe(response);
      });
    },
    "astro:build:done": async ({ dir }) => {
      await cp(publishedFolder(), fileURLToPath(dir), { recursive: true });
      await rm(publishedFolder(), { recursive: true, force: true });
    },
  },
});
