import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { colour } from "../../brand/tokens.ts";
import { drawingFiles } from "./drawings.ts";
import * as palette from "./palette.ts";
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
    const [first, second] = [
      render.monogram("AK", 1, { cacheDir }),
      render.monogram("RS", 2, { cacheDir }),
    ];
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

describe("a file among the drawings", () => {
  /** As a designer's program saves a picture on the ground of the page. */
  const saved = `<?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" id="Layer_1" data-name="Layer 1" viewBox="0 0 800 600">
      <style>.page { fill: ${colour("sand")} }</style>
      <path class="page" d="M0 0h800v600H0z"/><path class="page" d="M9 9h9v9z"/>
      <path style="stroke:${colour("ink")}" d="M0 9h800"/>
    </svg>`;
  const dropped = join(folder, "drawings");
  beforeAll(() => mkdirSync(dropped));

  /** What the next build publishes of a file with this name. */
  async function published(name: string, tall?: string) {
    writeFileSync(join(dropped, `${name}.svg`), saved);
    if (tall) writeFileSync(join(dropped, `${name}.tall.svg`), tall);
    const { renderPicture } = await nextBuild();
    const { drawingFiles } = await import("./drawings.ts");
    Object.assign((await import("./registry.ts")).pictures, drawingFiles(dropped));
    return renderPicture(name, { cacheDir });
  }

  it("dropped there → published like the others, as it is in both themes", async () => {
    const { wide, ...files } = await published("sketch");
    expect(files).toEqual({ name: "sketch", source: "" });
    checkDrawing(text(wide.src), wide);
    expect(text(wide.src)).toContain(colour("sand"));
    expect(text(wide.src)).not.toContain("<style>");
  });

  it("said to stand on the ground of the page → dark where the page is dark", async () => {
    writeFileSync(join(dropped, "about.json"), JSON.stringify({ grounded: { ground: "page" } }));
    const { wide } = await published("grounded");
    const [, rules] = text(wide.src).split("@media (prefers-color-scheme:dark)");
    expect(rules).toContain(`[fill="${colour("sand")}"]{fill:${colour("dark-sand")}}`);
    expect(rules).toContain(`[stroke="${colour("ink")}"]{stroke:${colour("dark-ink")}}`);
  });

  it("a crop for phones beside it → published with it, and anew when it changes", async () => {
    const crop = saved.replace("800 600", "400 500");
    const first = await published("sketch", crop);
    expect(first.tall).toMatchObject({ width: 400, height: 500 });
    const second = await published("sketch", crop.replace(colour("ink"), colour("leaf")));
    expect(second.wide).toEqual(first.wide);
    expect(text(second.tall?.src ?? "")).toContain(colour("leaf"));
  });

  it("layers and a line of about.json beside it → published with it", async () => {
    const about = { source: "Data: ours", entrance: "left" };
    writeFileSync(join(dropped, "about.json"), JSON.stringify({ chart: about }));
    for (const layer of ["back", "front"])
      writeFileSync(join(dropped, `chart.${layer}.svg`), saved);
    writeFileSync(join(dropped, "chart.front.tall.svg"), saved.replace("800 600", "400 500"));
    const files = await published("chart");
    expect(files).toMatchObject(about);
    expect(Object.keys(files.layers ?? {})).toEqual(["back", "front"]);
    expect(files.layers?.front?.tall).toMatchObject({ width: 400, height: 500 });
  });

  it("without a size → refused with its name and what it needs", async () => {
    await expect(published("sketch", "<svg/>")).rejects.toThrow(
      /sketch\.tall\.svg needs a viewBox/,
    );
  });

  const ours = Object.entries(drawingFiles()).filter(([, { ground }]) => ground === "page");
  it.each(ours)(
    "%s → its ground is a colour of the brand, which the dark theme can replace",
    (_, drawing) => {
      for (const shape of ["wide", "tall"] as const)
        expect(Object.values(palette)).toContain(
          /(?:fill|stop-color)="(#\w+)"/.exec(drawing.draw({ width: 1, height: 1, shape }))?.[1],
        );
    },
  );
});

describe("the cache", () => {
  /** What the next build shows of a drawing, and whether it made it again. */
  async function drawAgain(name: "hero-stripes" | "tab-cyber") {
    const optimise = vi.fn((await import("./optimise.ts")).optimise);
    vi.doMock("./optimise.ts", () => ({ optimise }));
    const { renderPicture } = await nextBuild();
    vi.doUnmock("./optimise.ts");
    return { files: renderPicture(name, { cacheDir }), isDrawn: optimise.mock.calls.length > 0 };
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
    rmSync(
      join(
        cacheDir,
        readdirSync(cacheDir).find((file) => /^tab-cyber-wide\.\w{64}/.test(file)) ?? "",
      ),
    );
    await drawAgain("tab-cyber");
    expect(existsSync(earlier)).toBe(false);
  });
});

describe("maps", () => {
  it("the sources → no file with political boundaries is named anywhere", () => {
    const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));
    for (const source of sources) {
      expect(source).not.toMatch(
        /countries-|objects\.countries|world-110m|us-10m|countries\.json|borders|mesh\(/,
      );
    }
  });
});
