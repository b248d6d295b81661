import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Picture } from "./picture.ts";
import { PICTURE_NAMES } from "./registry.ts";

/** Where builds keep theirs. */
const ART_CACHE = ".cache/art";
const folder = mkdtempSync(join(tmpdir(), "art-"));
const cacheDir = join(folder, "cache");
vi.stubEnv("PUBLISHED_DIR", join(folder, "published"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A fresh copy of the module has no memory of its own, as in the next build. */
async function nextBuild() {
  vi.resetModules();
  return import("./render.ts");
}

const text = (src: string) => readFileSync(join(folder, "published", src), "utf8");

describe("every picture", () => {
  let render: Awaited<ReturnType<typeof nextBuild>>;
  beforeAll(async () => {
    render = await nextBuild();
  });

  // What a build has drawn by the same code is not drawn again.
  it.each(PICTURE_NAMES)("%s → small, self-contained, without words", (name) => {
    const files = render.renderPicture(name, { cacheDir: ART_CACHE });
    for (const file of [files.wide, files.tall]) {
      if (!file) continue;
      expect(file.src).toMatch(new RegExp(`^/art/${name}-(wide|tall)\\.[0-9a-f]{8}\\.svg$`));
      checkDrawing(text(file.src), file);
    }
    expect(files.source).toMatch(/^(Data: |Drawn from |$)/);
  });

  it("monogram → a drawing of its own for each person, under the same rules", () => {
    const [first, second] = [render.monogram("AK", 1, { cacheDir }), render.monogram("RS", 2, { cacheDir })];
    for (const { wide } of [first, second]) checkDrawing(text(wide.src), wide);
    expect(first.wide.src).not.toBe(second.wide.src);
  });
});

function checkDrawing(svg: string, { width, height }: { width: number; height: number }) {
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(svg).not.toMatch(
    /<(script|text|tspan|image|foreignObject)\b|<style>(?!@media \(prefers-color-scheme:dark\))|data:|https?:\/\/(?!www\.w3\.org)/,
  );
  expect(svg).not.toContain("NaN");
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(15_000);
}

describe("the cache", () => {
  /** What the next build shows of a drawing, and whether it drew it again. */
  async function drawAgain(name: "hero-stripes" | "tab-cyber") {
    const { renderPicture } = await nextBuild();
    const registry = await import("./registry.ts");
    const draw = vi.spyOn(registry.pictures[name] as Picture, "draw");
    return { files: renderPicture(name, { cacheDir }), isDrawn: draw.mock.calls.length > 0 };
  }

  it("unchanged inputs → not drawn again, also in the next build", async () => {
    const files = (await nextBuild()).renderPicture("hero-stripes", { cacheDir });
    expect(await drawAgain("hero-stripes")).toEqual({ files, isDrawn: false });
  });

  it("a drawing missing from the folder → drawn again", async () => {
    const files = (await nextBuild()).renderPicture("tab-cyber", { cacheDir });
    rmSync(cacheDir, { recursive: true });
    expect(await drawAgain("tab-cyber")).toEqual({ files, isDrawn: true });
    expect(text(files.wide.src)).toContain("<svg");
  });

  it("a changed drawing → takes the place of its earlier version", async () => {
    const earlier = join(cacheDir, "tab-cyber-wide.0123.svg");
    writeFileSync(earlier, "");
    rmSync(join(cacheDir, readdirSync(cacheDir).find((file) => /^tab-cyber-wide\.\w{64}/.test(file)) ?? ""));
    await drawAgain("tab-cyber");
    expect(existsSync(earlier)).toBe(false);
  });
});

describe("maps", () => {
  it("the sources → no file with political boundaries is named anywhere", () => {
    const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));
    expect(sources.join("\n")).toContain("land-50m.json");
    for (const source of sources) {
      expect(source).not.toMatch(
        /countries-|objects\.countries|world-110m|us-10m|countries\.json|borders|mesh\(/,
      );
    }
  });
});
