import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { packageVersion, sourceKey } from "../../art/sources.ts";
import { isIndexable } from "../sitemap.ts";
import { CARD, type Card, drawCard } from "./draw.ts";
import { cardFacts, type ShownPicture } from "./facts.ts";
import { FALLBACK, portraits, stagingOf } from "./staging.ts";
import { loadFaces } from "./type.ts";

type Planned = Card & { page: string; file: string };

/**
 * Draws the picture that stands beside a shared link, for every page that search engines may index, and says which
 * page has which. Unchanged cards come from the cache.
 */
export async function shareCards(
  client: string,
  pages: string[],
  cache = path.resolve(".cache/cards"),
): Promise<Map<string, string>> {
  const planned = await plan(client, pages);
  await mkdir(cache, { recursive: true });
  await drawMissing(planned, cache);
  await mkdir(path.join(client, "cards"), { recursive: true });
  for (const { file } of planned) await copyFile(path.join(cache, file), path.join(client, "cards", file));
  await prune(planned, cache);
  return new Map(planned.map(({ page, file }) => [page, `/cards/${file}`]));
}

/** Names the card in the page's head, and as its article's image: search engines take no SVG for one. */
export function withCard(html: string, card: string | undefined, siteUrl: string): string {
  if (!card) return html;
  const [, url] = /<meta property="og:url" content="([^"]*)"/.exec(html) ?? [];
  return html
    .replace(`"@id":"${url}#article",`, (id) => `${id}"image":"${siteUrl}${card}",`)
    .replace("</head>", () => `${cardTags(html, card, siteUrl)}</head>`);
}

function cardTags(html: string, card: string, siteUrl: string): string {
  const alt = /<title>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('"', "&quot;") ?? "";
  const properties = {
    "og:image": siteUrl + card,
    "og:image:width": CARD.width,
    "og:image:height": CARD.height,
    "og:image:alt": alt,
  };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${content}"/>`,
  );
  return `${tags.join("")}<meta name="twitter:card" content="summary_large_image"/>`;
}

async function plan(client: string, pages: string[]): Promise<Planned[]> {
  const shape = everythingElse();
  const uses = new Map<string, number>();
  const planned: Planned[] = [];
  for (const page of [...pages].sort((a, b) => address(a).localeCompare(address(b)))) {
    const html = await readFile(path.join(client, page), "utf8");
    if (!isIndexable(html)) continue;
    const { pictures, ...words } = cardFacts(html);
    const card = { words, ...(await scene(client, pictures, uses)) };
    const names = card.files.map((file) => path.basename(file));
    const key = createHash("sha256").update(JSON.stringify({ ...card, files: names, shape }));
    planned.push({ ...card, page, file: `${slug(page)}.${key.digest("hex").slice(0, 8)}.png` });
  }
  return planned;
}

/** A person's portrait, taller than wide, is no picture of a page's subject; several of them are one of its people. */
async function scene(
  client: string,
  pictures: ShownPicture[],
  uses: Map<string, number>,
): Promise<Pick<Card, "files" | "staging">> {
  const tall = await Promise.all(pictures.map((picture) => isTall(client, picture)));
  const people = pictures.filter((_, index) => tall[index]).slice(0, 6);
  if (tall[0] && people.length > 1) {
    return { files: people.map(({ files }) => path.join(client, largest(files))), staging: portraits };
  }
  const shown = pictures.find((_, index) => !tall[index]) ?? (await fallback(client));
  const use = uses.get(shown.name) ?? 0;
  uses.set(shown.name, use + 1);
  const staging = stagingOf(shown.name, use);
  const file = shown.files.find((name) => name.includes(`-${staging.shape}.`)) ?? largest(shown.files);
  return { files: [path.join(client, file)], staging };
}

const tallness = new Map<string, Promise<boolean>>();

function isTall(client: string, { files }: ShownPicture): Promise<boolean> {
  const file = path.join(client, largest(files));
  const known =
    tallness.get(file) ??
    sharp(file)
      .metadata()
      .then(({ width, height }) => width < height);
  tallness.set(file, known);
  return known;
}

/** Of a photograph's sizes the largest; a drawing's wide frame. */
function largest(files: string[]): string {
  const size = (file: string) => Number(/-(\d+)\./.exec(file)?.[1] ?? (file.includes("-wide.") ? 1 : 0));
  return [...files].sort((a, b) => size(b) - size(a))[0] ?? "";
}

async function fallback(client: string): Promise<ShownPicture> {
  const files = (await readdir(path.join(client, "art"))).filter((name) => name.startsWith(`${FALLBACK}-`));
  return { name: FALLBACK, files: files.map((name) => `/art/${name}`) };
}

/** What shapes a card besides its words and picture: this code, its faces, the mark and the tools. */
function everythingElse(): string[] {
  const tools = [
    "sharp",
    "subset-font",
    "@fontsource-variable/newsreader",
    "@fontsource-variable/source-sans-3",
  ];
  return [
    sourceKey("../engine/cards/draw.ts"),
    readFileSync("site/public/favicon.svg", "utf8"),
    ...tools.map(packageVersion),
  ];
}

async function drawMissing(planned: Planned[], cache: string): Promise<void> {
  const missing = planned.filter(({ file }) => !existsSync(path.join(cache, file)));
  if (missing.length === 0) return;
  const faces = await loadFaces();
  let [done, told] = [0, Date.now()];
  const queue = missing.values();
  const draw = async () => {
    for (const card of queue) {
      const draft = path.join(cache, `${card.file}.${process.pid}`);
      await writeFile(draft, await drawCard(card, faces));
      await rename(draft, path.join(cache, card.file));
      done += 1;
      if (Date.now() - told < 5000) continue;
      console.log(`  Share cards: ${done} of ${missing.length} drawn`);
      told = Date.now();
    }
  };
  await Promise.all([draw(), draw()]);
  console.log(`  Share cards: ${missing.length} drawn, ${planned.length - missing.length} unchanged`);
}

async function prune(planned: Planned[], cache: string): Promise<void> {
  const current = new Set(planned.map(({ file }) => file));
  for (const file of await readdir(cache)) {
    if (!current.has(file)) await rm(path.join(cache, file), { force: true });
  }
}

const address = (page: string) => page.replaceAll(path.sep, "/").replace(/\/?index\.html$/, "");

const slug = (page: string) => address(page).replaceAll("/", "-") || "home";
