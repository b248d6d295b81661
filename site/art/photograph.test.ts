import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { colour } from "../../brand/tokens.ts";
import { inFile } from "../content/reader/problem-words.ts";
import { Picture, SourceLine } from "../ui/picture.tsx";
import { photoProblem } from "./photograph.ts";
import { renderPicture } from "./render.ts";

const folder = mkdtempSync(join(tmpdir(), "photos-"));
const content = join(folder, "content");
const options = { cacheDir: join(folder, "cache") };

beforeAll(async () => {
  vi.stubEnv("CONTENT_DIR", content);
  vi.stubEnv("PUBLISHED_DIR", join(folder, "published"));
  mkdirSync(join(content, "photos", "trial"), { recursive: true });
  await photo("campus.jpg", 1280, 800);
  await photo("small.jpg", 900, 600);
  await photo("person.jpg", 720, 900);
  await photo("tiny.jpg", 500, 700);
  await photo("turned.jpg", 600, 1100, 6);
  // Neither black nor white.
  const ramp = Buffer.from(
    Array.from({ length: 640 * 400 }, (_, at) => 60 + Math.round((at % 640) / 6)),
  );
  await sharp(ramp, { raw: { width: 640, height: 400, channels: 1 } })
    .tint("seagreen")
    .jpeg()
    .toFile(join(content, "photos", "trial", "grey.jpg"));
  writeFileSync(join(content, "photos", "trial", "broken.jpg"), "not a photograph");
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const bytesOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

async function photo(name: string, width: number, height: number, orientation = 1) {
  await sharp({ create: { width, height, channels: 3, background: "seagreen" } })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(join(content, "photos", "trial", name));
}

describe("what an editor is told", () => {
  it.each([
    ["photos/trial/absent.jpg", "There is no file content/photos/trial/absent.jpg"],
    [
      "photos/trial/small.jpg",
      "content/photos/trial/small.jpg is 900 pixels wide and must have at least 960",
    ],
    ["photos/trial/broken.jpg", "content/photos/trial/broken.jpg cannot be read as a photograph"],
    ["photos/../firm.yaml", "“photos/../firm.yaml” is not the name of a photograph"],
  ])("%s → why it cannot be used", (reference, reason) => {
    expect(inFile(photoProblem(reference, { leastWidth: 960 }, options) ?? "")).toContain(reason);
  });

  it("a portrait under 640 pixels or wider than high → refused", () => {
    const portrait = { leastWidth: 640, upright: true };
    expect(inFile(photoProblem("photos/trial/tiny.jpg", portrait, options) ?? "")).toContain(
      "500 pixels wide",
    );
    expect(photoProblem("photos/trial/person.jpg", portrait, options)).toBeUndefined();
    expect(inFile(photoProblem("photos/trial/campus.jpg", portrait, options) ?? "")).toContain(
      "1280 by 800 pixels",
    );
  });
});

it("a picture without a source → no empty paragraph where the source would stand", () => {
  const line = (source: string) =>
    renderToStaticMarkup(createElement(SourceLine, { picture: { source } }));
  expect(line(renderPicture("photos/trial/campus.jpg", options).source)).toBe("");
  expect(line("Data: NASA GISTEMP")).toMatch(/^<p[^>]*>Data: NASA GISTEMP<\/p>$/);
});

describe("its files", () => {
  it("a photograph → AVIF and WebP in rising sizes, none larger than the original", async () => {
    const { wide, photo } = renderPicture("photos/trial/campus.jpg", options);
    expect(wide).toMatchObject({ width: 1280, height: 800 });
    for (const [format, list = ""] of Object.entries(photo ?? {})) {
      const sizes = list.split(", ").map((entry) => entry.split(" "));
      expect(sizes.map(([, width]) => width)).toEqual(["480w", "960w", "1280w"]);
      for (const [path = "", width = ""] of sizes) {
        expect(path).toMatch(new RegExp(`^/photos/trial-campus-\\d+\\.[0-9a-f]{8}\\.${format}$`));
        const made = await sharp(join(options.cacheDir, path.replace("/photos/", ""))).metadata();
        expect(made.width).toBe(Number.parseInt(width, 10));
        expect(made.exif).toBeUndefined();
      }
    }
    expect(photo?.webp).toContain(wide.src);
  });

  it("a camera held sideways → upright, and measured so", () => {
    expect(photoProblem("photos/trial/turned.jpg", { leastWidth: 960 }, options)).toBeUndefined();
    expect(renderPicture("photos/trial/turned.jpg", options).wide).toMatchObject({
      width: 1100,
      height: 600,
    });
  });

  it("a part of it → cut out before it is measured, and a file of its own", async () => {
    const part = "photos/trial/campus.jpg#50-25-50-100";
    expect(renderPicture(part, options).wide).toMatchObject({ width: 640, height: 600 });
    expect(inFile(photoProblem(part, { leastWidth: 960 }, options) ?? "")).toContain(
      "640 pixels wide",
    );
    expect(
      inFile(photoProblem("photos/trial/campus.jpg#50-25", { leastWidth: 960 }, options) ?? ""),
    ).toContain("is not the name");
  });

  it("in duotone → from ink in the darkest spot to paper in the lightest", async () => {
    const { photo = { webp: "" } } = renderPicture("photos/trial/grey.jpg", {
      ...options,
      duotone: true,
    });
    const [, file = ""] = /photos\/(\S+) 480w/.exec(photo.webp) ?? [];
    const { channels } = await sharp(join(options.cacheDir, file)).stats();
    const near = (found: number[], wanted: number[]) =>
      expect(
        Math.max(...found.map((value, band) => Math.abs(value - (wanted[band] ?? 0)))),
      ).toBeLessThan(12);
    near(
      channels.map(({ min }) => min),
      bytesOf(colour("ink")),
    );
    near(
      channels.map(({ max }) => max),
      bytesOf(colour("paper")),
    );
  });

  it("unchanged → not made again; another photograph under the same name → another path", async () => {
    const first = renderPicture("photos/trial/campus.jpg", options);
    const file = join(options.cacheDir, first.wide.src.replace("/photos/", ""));
    const made = statSync(file).mtimeMs;
    vi.resetModules();
    const next = await import("./render.ts");
    expect(next.renderPicture("photos/trial/campus.jpg", options)).toEqual(first);
    expect(statSync(file).mtimeMs).toBe(made);

    await photo("campus.jpg", 1281, 800);
    expect(renderPicture("photos/trial/campus.jpg", options).wide.src).not.toBe(first.wide.src);
  });
});

it("words stand on it → a photograph is darkened, a drawing left as it is", () => {
  const classOf = (picture: ReturnType<typeof renderPicture>) =>
    /class="([^"]*)"\/?>(?:<\/picture>)/.exec(
      renderToStaticMarkup(createElement(Picture, { picture, alt: "", photoClassName: "dark" })),
    )?.[1];
  expect(classOf(renderPicture("photos/trial/campus.jpg", options))).toBe("h-auto w-full dark");
  expect(classOf(renderPicture("hero-stripes", options))).toBe("h-auto w-full");
});

it("the picture component → both formats with sizes, the proportions, the alt text and no source line", () => {
  const picture = renderPicture("photos/trial/person.jpg", options);
  const html = renderToStaticMarkup(createElement(Picture, { picture, alt: "Somebody" }));
  expect(html).toMatch(
    /<source type="image\/avif" srcSet="[^"]+480w, [^"]+720w" sizes="auto, [^"]+"\/>/,
  );
  expect(html).toMatch(
    /<img src="\/photos\/trial-person-720\.\w+\.webp" srcSet="[^"]+" sizes="auto, [^"]+"/,
  );
  expect(html).toContain('width="720" height="900" alt="Somebody"');
  expect(html).not.toContain("figcaption");
});
