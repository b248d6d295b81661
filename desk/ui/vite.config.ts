import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildFonts, FONT_CACHE } from "../../site/art/fonts.ts";

await buildFonts();

/** Builds the page of the desk, apart from the build of the site. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss()],
  resolve: { alias: { "@fonts": FONT_CACHE } },
  build: {
    outDir: path.resolve(import.meta.dirname, "../../.cache/desk"),
    emptyOutDir: true,
    // The content security policy allows files only, nothing inlined.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: ["chrome109", "firefox128", "safari16.4"],
  },
});
