import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { monogram, renderPicture } from "../../art/render.ts";
import type { PageHead } from "../seo/head.ts";
import { shareCard } from "./card.ts";
import { CARD, drawScene } from "./draw.ts";
import { lettering } from "./lettering.tsx";
import { FALLBACK, portraits, stagingOf, views } from "./staging.ts";

const folder = mkdtempSync(join(tmpdir(), "cards-"));
const cache = join(folder, "cache");
process.env.PUBLISHED_DIR = join(folder, "published");
afterAll(() => rmSync(folder, { recursive: true }));

const page = (title: string, more: Partial<PageHead> = {}): PageHead => ({
  seo: { title, description: "" },
  path: "/a/page",
  ...more,
});
const card = async (...head: Parameters<typeof page>) =>
  (await shareCard(page(...head), cache)).src;
const published = (src: string) => join(folder, "published", src);
const trail = (...labels: string[]) => ({ trail: labels.map((label) => ({ label, to: "/" })) });

it("the same page again → the same small PNG, not drawn twice; another title → another file", async () => {
  const [src, same] = await Promise.all([card("One title"), card("One title")]);
  expect(src).toMatch(/^\/cards\/a-page\.[0-9a-f]{8}\.png$/);
  expect(same).toBe(src);
  expect(readdirSync(cache)).toHaveLength(1);
  expect(await sharp(published(src)).metadata()).toMatchObject({ format: "png", ...CARD });
  expect(statSync(published(src)).size).toBeLessThan(120_000);
  expect(await card("Another title")).not.toBe(src);
});

it("a page that names another → that page's card", async () => {
  const list = page("The list", { path: "/list" });
  expect(await card("An old record", { cardOf: list })).toBe(
    await card("The list", { path: "/list" }),
  );
});

it("breadcrumbs → the parent as section, unless the title begins with it", async () => {
  const bare = await card("CBAM consultancy");
  expect(await card("CBAM consultancy", trail("Home"))).toBe(bare);
  expect(await card("CBAM consultancy", trail("Home", "cbam"))).toBe(bare);
  const inClimate = await card("CBAM consultancy", trail("Home", "Services", "Climate", "CBAM"));
  expect(inClimate).toBe(await card("CBAM consultancy", trail("Home", "Climate", "Exports")));
  expect(inClimate).not.toBe(bare);
});

it("portraits of several people → a row along the foot, over the whole width", async () => {
  const src = await card("Our people", {
    pictures: [monogram("AB", 1), monogram("CD", 2), monogram("EF", 3)],
  });
  const row = { left: 0, top: CARD.height - 260, width: CARD.width, height: 40 };
  const { data } = await sharp(published(src))
    .extract(row)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = Number.parseInt(portraits.ground.slice(1), 16);
  const plain = Array.from({ length: row.width }, (_, x) => data.readUIntBE(x * 3, 3) === ground);
  expect(plain).not.toContain(true);
});

it.each([
  [
    "a title with a subtitle",
    `CO₂ for ₹2,499: ${"a very long title that nobody should write ".repeat(3)}`,
  ],
  ["a title without one", "A very long title that nobody should write ".repeat(4)],
  ["a very long word", "Supercalifragilisticexpialidociousness"],
])("%s, far too long → stays within its measure and above the foot", async (_, title) => {
  const staging = stagingOf(renderPicture("campus"), "/");
  const letters = Buffer.from(
    await lettering({ title, section: "Blog", firm: "Firm" }, staging, CARD),
  );
  const { info } = await sharp(letters).trim().toBuffer({ resolveWithObject: true });
  expect(info.width - (info.trimOffsetLeft ?? 0)).toBeLessThanOrEqual(64 + staging.measure);
  expect(info.height - (info.trimOffsetTop ?? 0)).toBeLessThan(CARD.height - 16);
});

it("Devanagari, signs and accents in a title → drawn; what no font has → left out", async () => {
  const staging = stagingOf(renderPicture("campus"), "/");
  const drawn = (title: string) =>
    lettering({ title, section: undefined, firm: "Firm" }, staging, CARD);
  const plain = await drawn("One title");
  expect(await drawn("One 😀title")).toBe(plain);
  for (const letter of ["ह", "क्ष", "≥", "Ł", "₄", "Ω"]) {
    const { length } = await drawn(`One ${letter}title`);
    expect(length, letter).toBeGreaterThan(plain.length);
  }
});

it.each(Object.entries(views).flatMap(([name, own]) => own.map((view) => ({ name, view }))))(
  "$name → no box of words reaches into the picture",
  async ({ name, view }) => {
    const staging = { ...stagingOf(renderPicture(name), "/"), ...view };
    const right = 64 + staging.measure;
    if (staging.words === "bottom") {
      const { edge = [640, 640] } = staging;
      if (edge !== "runs-on") expect(right).toBeLessThanOrEqual((edge[0] + edge[1]) / 2);
      return;
    }
    // Only the stripes are made to be written on.
    if (name === FALLBACK) return;
    const sky = staging.sky ?? 0;
    const longest = "The longest title that a page may have: it ends with a tail of sixty";
    for (const title of [longest, longest.replace(":", "")]) {
      const letters = Buffer.from(
        await lettering({ title, section: "Tools", firm: "Firm" }, staging, CARD),
      );
      const { info } = await sharp(letters).trim().toBuffer({ resolveWithObject: true });
      expect(info.height - (info.trimOffsetTop ?? 0)).toBeLessThanOrEqual(sky);
    }
    const { shape } = staging;
    const picture = renderPicture(name);
    const { src } = (shape === "tall" && picture.tall) || picture.wide;
    const scene = await drawScene(published(src), staging);
    const above = { left: 64, top: 146, width: staging.measure, height: sky - 146 };
    const grey = await scene.extract(above).greyscale().raw().toBuffer();
    const rows = Array.from({ length: above.height }, (_, y) =>
      grey.subarray(y * above.width, (y + 1) * above.width),
    );
    expect(Math.max(...rows.map((row) => Math.max(...row) - Math.min(...row)))).toBeLessThan(40);
  },
);

it("a photograph → never staged as the drawing of the same name", () => {
  const drawing = renderPicture("campus");
  const photo = { ...drawing, photo: { avif: "", webp: "" } };
  expect(stagingOf(photo, "/")).not.toEqual(stagingOf(drawing, "/"));
});
