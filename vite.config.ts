import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { dataModules } from "./site/engine/data-modules.ts";
import { buildFonts, FONT_CACHE } from "./site/engine/fonts.ts";
import { iconFiles } from "./site/engine/icons.ts";
import { leanClient } from "./site/engine/lean-client.ts";

const isOnEveryPage = new RegExp(
  [
    "node_modules/(react|react-dom|react-router|scheduler|clsx|class-variance-authority)/",
    "preload-helper",
    "/site/(layout|seo|root|entry\\.client|contract)",
    "/site/forms/(newsletter-form|delivery|use-page-path)",
    "/site/ui/(breadcrumbs|button|call-to-action|field|icons|notice|picture|prerendered|section|spinner|stripes|use-hydrated)\\.",
  ].join("|"),
);

export default defineConfig(async () => {
  await buildFonts();
  return {
    plugins: [dataModules(), iconFiles(), leanClient(), tailwindcss(), reactRouter()],
    publicDir: "site/public",
    resolve: { alias: { "@fonts": FONT_CACHE } },
    build: {
      assetsInlineLimit: 0,
      // The budgets are measured in brotli by the tests; Vite's own report would only add noise.
      reportCompressedSize: false,
      target: "baseline-widely-available",
      // The framework prints its own preload links; Vite's lists of chunks would only ride along in every import.
      modulePreload: false,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // One file for all that every page needs compresses 5 KB smaller than the dozen it would be split into.
            output: {
              codeSplitting: {
                groups: [
                  { name: "site", test: isOnEveryPage },
                  {
                    name: "email-form",
                    test: /\/site\/forms\/(use-email-form|email-form-parts|checklist-form)/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    server: {
      port: Number(process.env.PORT ?? 3000),
      // Prerendering starts a server of its own, which would watch every file of the project for nothing.
      ...(process.env.NODE_ENV === "development" ? {} : { watch: null }),
    },
  };
});
