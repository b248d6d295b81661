import { existsSync } from "node:fs";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { isHidden } from "./site/addresses.ts";
import { checks } from "./site/build/checks.ts";
import { contentChanges } from "./site/build/content-changes.ts";
import { directives } from "./site/build/directives.ts";
import { publishedFiles } from "./site/build/files.ts";
import { finish } from "./site/build/finish.ts";
import { buildFonts, FONT_CACHE } from "./site/build/fonts.ts";
import { gallery } from "./site/build/gallery.ts";
import { isNotFoundPage, notFoundPages } from "./site/build/not-found.ts";
import { siteConfig } from "./site/config.ts";

// The same settings as the server's; what the shell sets wins.
if (existsSync(".env")) process.loadEnvFile(".env");
await buildFonts();

const isForSearch = (path: string) => !isHidden(path) && !isNotFoundPage(path);

export default defineConfig({
  site: siteConfig().siteUrl,
  srcDir: "site",
  outDir: process.env.BUILD_DIR ?? "build/client",
  cacheDir: ".cache/astro",
  trailingSlash: "never",
  devToolbar: { enabled: false },
  server: { port: Number(process.env.PORT ?? 3000) },
  // Each page gets the part of the sheet it uses, and the rest after its content; see finish.
  build: { inlineStylesheets: "never", assets: "assets" },
  integrations: [
    react(),
    sitemap({ filter: (page) => isForSearch(new URL(page).pathname.replace(/\/$/, "")) }),
    directives(),
    gallery(),
    checks(),
    contentChanges(),
    publishedFiles(),
    notFoundPages(),
    finish(),
  ],
  vite: {
    plugins: [tailwindcss()],
    server: { strictPort: true },
    resolve: { alias: { "@fonts": FONT_CACHE } },
    build: {
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      target: ["chrome109", "firefox128", "safari16.4"],
    },
  },
});
