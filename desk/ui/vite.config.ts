import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildFonts, FONT_CACHE } from "../../site/art/fonts.ts";

await buildFonts();

/** The page of the desk alone: nothing of it goes into the site's build. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss()],
  resolve: { alias: { "@fonts": FONT_CACHE } },
  build: {
    outDir: path.resolve(import.meta.dirname, "../../.cache/desk"),
    emptyOutDir: true,
    // The policy allows files of the desk, and nothing written into others.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: ["chrome109", "firefox128", "safari16.4"],
  },
});
