import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

const client = "build/client";
const pages = readdirSync(client, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => ({ name, html: readFileSync(path.join(client, name), "utf8") }))
  .map((page) => ({ ...page, noindex: /<meta name="robots" content="noindex/.test(page.html) }));

const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe("share cards", () => {
  it.each(pages.filter(({ noindex }) => !noindex))(
    "$name → a PNG of 1200 × 630, small and named in the head",
    async ({ html }) => {
      const address = tag(html, "og:image") ?? "";
      expect(address).toMatch(/^https?:\/\/[^/]+\/cards\/[\w-]+\.[0-9a-f]{8}\.png$/);
      const file = path.join(client, new URL(address).pathname);
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
      expect(statSync(file).size).toBeLessThan(150_000);
      expect(tag(html, "og:image:width")).toBe("1200");
      expect(tag(html, "og:image:height")).toBe("630");
      expect(tag(html, "og:image:alt")).toBeTruthy();
      expect(tag(html, "twitter:card")).toBe("summary_large_image");
    },
  );

  it("the folder → no card that no page names", () => {
    const all = pages.map(({ html }) => html).join();
    for (const file of readdirSync(path.join(client, "cards"))) expect(all).toContain(`/cards/${file}"`);
  });
});

describe("icons", () => {
  const home = readFileSync(path.join(client, "index.html"), "utf8");
  const manifest = JSON.parse(readFileSync(path.join(client, "site.webmanifest"), "utf8"));
  const linked = [...home.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];

  it("the head → icons for tabs and home screens, and the manifest", () => {
    expect(linked.map(([, href]) => href)).toEqual([
      "/favicon-32.png",
      "/favicon.svg",
      "/apple-touch-icon.png",
      "/site.webmanifest",
    ]);
    for (const [, href = ""] of linked) expect(statSync(path.join(client, href)).size).toBeGreaterThan(0);
  });

  it("the manifest → the firm's name and icons of the sizes it says", async () => {
    expect(home).toContain(`<meta property="og:site_name" content="${manifest.name}"`);
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(path.join(client, src)).metadata();
      if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
      expect(type).toContain(format);
    }
  });
});
