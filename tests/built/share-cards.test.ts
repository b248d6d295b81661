import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MAIL_PICTURES } from "../../contract/mail-pictures.ts";
import { all, client, meta, pages } from "./pages.ts";

describe("share cards", () => {
  it.each(pages)("$path → a PNG of 1200 × 630, small and named in the head", async (page) => {
    const url = meta(page, "og:image") ?? "";
    expect(url).toMatch(/^https?:\/\/[^/]+\/cards\/[\w-]+\.[0-9a-f]{8}\.png$/);
    const file = path.join(client, new URL(url).pathname);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThan(250_000);
    expect(meta(page, "og:image:width")).toBe("1200");
    expect(meta(page, "og:image:height")).toBe("630");
    expect(meta(page, "og:image:alt")).toBeTruthy();
    expect(meta(page, "twitter:card")).toBe("summary_large_image");
  });

  it("the folder → no card that no page names", () => {
    const named = pages.map((page) => path.basename(meta(page, "og:image") ?? ""));
    expect(readdirSync(path.join(client, "cards")).filter((file) => !named.includes(file))).toEqual(
      [],
    );
  });
});

describe("pictures of the mails", () => {
  it.each(Object.values(MAIL_PICTURES))(
    "$path → a light PNG, sharp on dense screens",
    async (picture) => {
      const file = path.join(client, picture.path);
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({
        format: "png",
        width: picture.width * 2,
        height: picture.height * 2,
      });
      expect(statSync(file).size).toBeLessThan(60_000);
    },
  );
});

describe("icons", () => {
  const home = pages.find((page) => page.path === "/");
  const manifest = JSON.parse(readFileSync(path.join(client, "site.webmanifest"), "utf8"));

  it("the head → icons for tabs and home screens, and the manifest", () => {
    const linked = (home ? all(home.head, "link") : [])
      .filter(({ attribs }) => /icon|manifest/.test(attribs.rel ?? ""))
      .map(({ attribs }) => attribs.href ?? "");
    expect(linked).toEqual([
      "/favicon-32.png",
      "/favicon.svg",
      "/apple-touch-icon.png",
      "/site.webmanifest",
    ]);
    for (const href of linked) expect(statSync(path.join(client, href)).size).toBeGreaterThan(0);
  });

  it("the manifest → the firm's name and icons of the sizes it says", async () => {
    expect(manifest.name).toBe(home && meta(home, "og:site_name"));
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(path.join(client, src)).metadata();
      if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
      expect(type).toContain(format);
    }
  });
});
