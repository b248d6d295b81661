import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkContent } from "../content/check.ts";
import { posts } from "../content/posts.ts";
import { team } from "../content/team.ts";
import { Picture, SourceLine } from "../ui/picture.tsx";
import { photoProblem } from "./photograph.ts";
import { renderPicture } from "./render.ts";

const folder = mkdtempSync(join(tmpdir(), "photos-"));
const content = join(folder, "content");
const options = { cacheDir: join(folder, "cache") };

beforeAll(async () => {
  vi.stubEnv("CONTENT_DIR", content);
  cpSync("content", content, { recursive: true });
  mkdirSync(join(content, "photos", "trial"), { recursive: true });
  await photo("campus.jpg", 1280, 800);
  await photo("small.jpg", 900, 600);
  await photo("person.jpg", 720, 900);
  await photo("tiny.jpg", 500, 700);
  await photo("turned.jpg", 600, 1100, 6);
  writeFileSync(join(content, "photos", "trial", "broken.jpg"), "not a photograph");
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  const shared = ".cache/photos";
  for (const name of readdirSync(shared)) if (name.startsWith("trial-")) rmSync(join(shared, name));
});

async function photo(name: string, width: number, height: number, orientation = 1) {
  await sharp({ create: { width, height, channels: 3, background: "#1f6b4a" } })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(join(content, "photos", "trial", name));
}

/** Changes a line of a record, reads the content as the build does, and puts the record back. */
async function withLine(record: string, from: RegExp, to: string, action: () => Promise<void>) {
  const file = join(content, record);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(from, to));
  try {
    await action();
  } finally {
    writeFileSync(file, text);
  }
}

describe("a photograph in the place of a drawing", () => {
  it("a path in a record → read as any other picture", async () => {
    await withLine("posts/1.md", /^picture: .*$/m, "picture: photos/trial/campus.jpg", async () => {
      await checkContent();
      expect(posts().find(({ id }) => id === 1)?.picture).toBe("photos/trial/campus.jpg");
    });
    await withLine(
      "team/anika-rao.yaml",
      /^monogram: /m,
      "photo: photos/trial/person.jpg\nmonogram: ",
      async () => {
        expect(team()[0]?.photo).toBe("photos/trial/person.jpg");
      },
    );
  });

  it.each([
    [
      "photos/trial/absent.jpg",
      "content/posts/1.md: picture: there is no file content/photos/trial/absent.jpg",
    ],
    [
      "photos/trial/small.jpg",
      "content/photos/trial/small.jpg is 900 pixels wide and must have at least 960",
    ],
    ["photos/trial/broken.jpg", "content/photos/trial/broken.jpg cannot be read as a photograph"],
    ["photos/../firm.yaml", "“photos/../firm.yaml” must be a path like photos/campus.jpg"],
    ["no-such-drawing", "“no-such-drawing” is neither a drawing (anomaly-rings, "],
  ])("%s → the build stops and says why", async (reference, reason) => {
    await withLine("posts/1.md", /^picture: .*$/m, `picture: ${reference}`, async () => {
      await expect(checkContent()).rejects.toThrow(reason);
    });
  });

  it("a portrait under 640 pixels → refused", () => {
    expect(photoProblem("photos/trial/tiny.jpg", 640, options)).toContain("500 pixels wide");
    expect(photoProblem("photos/trial/person.jpg", 640, options)).toBeUndefined();
  });
});

/** Every record of the content with a drawing in it, as the editors see it. */
function recordsWithDrawings(): string[] {
  return readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .filter((name) => drawingLine.test(readFileSync(join(content, name), "utf8")));
}

const drawingLine = /^(\s*)picture: (?!photos\/).+$/m;

describe("all drawings at once", () => {
  it("a photograph's path in every record → no page shows a drawing any more", async () => {
    const records = recordsWithDrawings();
    const before = new Map(records.map((name) => [name, readFileSync(join(content, name), "utf8")]));
    for (const [name, text] of before) {
      const lines = new RegExp(drawingLine, "gm");
      writeFileSync(join(content, name), text.replace(lines, "$1picture: photos/trial/campus.jpg"));
    }
    vi.resetModules();
    try {
      const modules = import.meta.glob(["../pages/**/*.data.ts", "!../pages/gallery/*"]);
      const drawn: string[] = [];
      for (const [name, load] of Object.entries(modules)) {
        const shown = JSON.stringify(await load()).match(/\/art\/(?!monogram)[\w-]+-(?:wide|tall)\./g) ?? [];
        drawn.push(...shown.map((picture) => `${name}: ${picture}`));
      }
      expect(Object.keys(modules).length).toBeGreaterThan(30);
      expect(drawn).toEqual([]);
    } finally {
      for (const [name, text] of before) writeFileSync(join(content, name), text);
      vi.resetModules();
    }
  }, 60_000);

  it("a picture without a source → no empty paragraph where the source would stand", () => {
    const line = (source: string) => renderToStaticMarkup(createElement(SourceLine, { source }));
    expect(line(renderPicture("photos/trial/campus.jpg", options).source)).toBe("");
    expect(line("Data: NASA GISTEMP")).toBe("<p>Data: NASA GISTEMP</p>");
  });
});

describe("its files", () => {
  it("a photograph → AVIF and WebP in rising sizes, none larger than the original", async () => {
    const { wide, photo } = renderPicture("photos/trial/campus.jpg", options);
    expect(wide).toMatchObject({ width: 1280, height: 800 });
    for (const [format, list = ""] of Object.entries(photo ?? {})) {
      const sizes = list.split(", ").map((entry) => entry.split(" "));
      expect(sizes.map(([, width]) => width)).toEqual(["480w", "960w", "1280w"]);
      for (const [address = "", width = ""] of sizes) {
        expect(address).toMatch(new RegExp(`^/photos/trial-campus-\\d+\\.[0-9a-f]{8}\\.${format}$`));
        const made = await sharp(join(options.cacheDir, address.replace("/photos/", ""))).metadata();
        expect(made.width).toBe(Number.parseInt(width, 10));
        expect(made.exif).toBeUndefined();
      }
    }
    expect(photo?.webp).toContain(wide.src);
  });

  it("a camera held sideways → upright, and measured so", () => {
    expect(photoProblem("photos/trial/turned.jpg", 960, options)).toBeUndefined();
    expect(renderPicture("photos/trial/turned.jpg", options).wide).toMatchObject({
      width: 1100,
      height: 600,
    });
  });

  it("unchanged → not made again; another photograph under the same name → another address", async () => {
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
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]+480w, [^"]+720w" sizes="auto, [^"]+"\/>/);
  expect(html).toMatch(/<img src="\/photos\/trial-person-720\.\w+\.webp" srcSet="[^"]+" sizes="auto, [^"]+"/);
  expect(html).toContain('width="720" height="900" alt="Somebody"');
  expect(html).not.toContain("figcaption");
});
