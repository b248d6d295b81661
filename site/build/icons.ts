import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Plugin } from "vite";
import { ink, paper } from "../art/palette.ts";
import { firm } from "../content/read.ts";

const MARK = "site/public/favicon.svg";

/** `share` is how much of the square the mark fills; a system that cuts icons round needs a ground and room. */
const icons = {
  "favicon-32.png": { size: 32, share: 1 },
  "icon-192.png": { size: 192, share: 1 },
  "icon-512.png": { size: 512, share: 1 },
  "icon-maskable-512.png": { size: 512, share: 0.58, ground: ink },
  "apple-touch-icon.png": { size: 180, share: 0.64, ground: ink },
} as const;

/** Where the mark must be pixels: tabs of older browsers, home screens, and the manifest that lists them. */
export function iconFiles(): Plugin {
  return {
    name: "site:icons",

    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const fileName of [...Object.keys(icons), "site.webmanifest"]) {
        this.emitFile({ type: "asset", fileName, source: (await iconFile(fileName)) ?? "" });
      }
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        iconFile((request.url ?? "").slice(1)).then((file) => (file ? response.end(file) : next()), next);
      });
    },
  };
}

async function iconFile(name: string): Promise<Buffer | string | undefined> {
  if (name === "site.webmanifest") return manifest();
  return name in icons ? drawIcon(icons[name as keyof typeof icons]) : undefined;
}

async function drawIcon({ size, share, ground }: { size: number; share: number; ground?: string }) {
  const inner = Math.round((size * share) / 2) * 2;
  const room = (size - inner) / 2;
  const mark = await readFile(MARK);
  return sharp(mark, { density: (72 * inner) / 36 })
    .resize(inner, inner)
    .extend({ top: room, bottom: room, left: room, right: room, background: ground ?? "#0000" })
    .flatten(ground ? { background: ground } : false)
    .png({ palette: true, effort: 8 })
    .toBuffer();
}

function manifest(): string {
  const { name, tagline } = firm();
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    lang: "en-IN",
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
