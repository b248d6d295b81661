import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { loadSettings } from "./contract/setting-names.ts";
import { buildFonts, FONT_CACHE } from "./site/art/fonts.ts";
import { additions, NOT_FOUND_PAGES } from "./site/build/additions.ts";
import { content } from "./site/build/content.ts";
import { finish } from "./site/build/finish.ts";
import { firstScript } from "./site/build/first-script.ts";
import { hostFiles } from "./site/build/hosts.ts";
import { lastChanged } from "./site/build/last-changed.ts";
import { publishedFiles } from "./site/build/published-files.ts";
import { siteConfig } from "./site/config.ts";
import { isHidden } from "./site/content/records/page-tree.ts";

/** The same settings as the server's; what the shell sets wins. */
function readSettings(): void {
  const mistakes = loadSettings();
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  siteConfig();
}

try {
  readSettings();
} catch (error) {
  // Astro would put the sentence between the name of its config and places in files of its own.
  console.error((error as Error).message);
  process.exit(1);
}
await buildFonts();

const pathOf = (url: string) => new URL(url).pathname.replace(/\/$/, "");
const isForSearch = (path: string) => !isHidden(path) && !NOT_FOUND_PAGES.includes(path);
/** Read when it is needed: mistakes in the content are told by the checks, all at once. */
let changed: Map<string, string> | undefined;

/** As constants, so that pages hold nothing of what is not used. */
function visitsDefined(): Record<string, string> {
  const { by, origin, id, asks } = siteConfig().visits;
  const values = Object.entries({ BY: by, ORIGIN: origin, ID: id, ASK: asks });
  const written = (value: unknown) => JSON.stringify(value) ?? "undefined";
  return Object.fromEntries(
    values.map(([name, value]) => [`import.meta.env.VISITS_${name}`, written(value)]),
  );
}

export default defineConfig({
  site: siteConfig().siteUrl,
  srcDir: "site",
  outDir: process.env.BUILD_DIR ?? "build/client",
  cacheDir: ".cache/astro",
  trailingSlash: "never",
  devToolbar: { enabled: false },
  server: { host: "localhost", port: Number(process.env.PORT ?? 3000) },
  // Each page gets the part of the sheet that it can use; see finish.
  // While one card is drawn, the next pages are rendered: half the time of a build that has to draw them all.
  build: { inlineStylesheets: "never", assets: "assets", concurrency: 4 },
  integrations: [
    react(),
    sitemap({
      filter: (page) => isForSearch(pathOf(page)),
      serialize(item) {
        changed ??= lastChanged();
        return { ...item, lastmod: changed.get(pathOf(item.url)) };
      },
    }),
    additions(),
    content(),
    publishedFiles(),
    finish(),
    hostFiles(),
  ],
  vite: {
    plugins: [tailwindcss(), firstScript()],
    server: {
      strictPort: true,
      // Whoever can reach this port, another user of the machine say, gets no inbox, no mail and no setting.
      cors: false,
      fs: {
        strict: true,
        allow: ["site", "brand", "contract", "node_modules", FONT_CACHE],
        deny: [
          ".env",
          ".env.*",
          "*.{crt,pem,key,p12,pfx,cer,der}",
          ".npmrc",
          "**/.git/**",
          "*.sqlite*",
          "*.eml",
        ],
      },
    },
    define: visitsDefined(),
    resolve: { alias: { "@fonts": FONT_CACHE } },
    build: {
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      target: ["chrome109", "firefox128", "safari16.4"],
    },
    environments: {
      client: {
        build: {
          // Each file more costs 400 bytes of headers: what several pages, islands, forms or lists share is in one.
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: "client",
                    test: /contract\/(?:visits|waiting)\.ts|site\/(?:layout\/layout\.astro|dates\/today\.ts|ui\/(?:draft|visits)\.ts)/,
                  },
                  {
                    name: "react",
                    test: /node_modules\/(?:react|react-dom|scheduler|lucide-react)\/|site\/(?:paths|tools\/typed-digits|islands\/island|islands\/hooks\/(?:url|use-records)|ui\/(?:badge|button|field|save-file|sending))\.tsx?$/,
                  },
                  { name: "fields", test: /contract\/(?:fields|forms)\.ts|site\/ui\/post\.ts/ },
                  {
                    name: "email-form",
                    test: /site\/islands\/(?:parts\/(?:email-form-parts|failure-help|form-field)|hooks\/use-(?:sent|email)-form)\.tsx?|@emailjs/,
                  },
                  { name: "dates", test: /site\/dates\// },
                  {
                    name: "list",
                    test: /site\/islands\/(?:parts\/list-search|hooks\/(?:matching|use-query-filters))\.tsx?/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
