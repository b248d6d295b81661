import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { PictureFiles } from "../../art/picture.ts";
import { publish, publishedFolder, writeWhole } from "../../art/publish.ts";
import { renderPicture } from "../../art/render.ts";
import { cardSources } from "../../art/sources.ts";
import { memoise } from "../../climate/memoise.ts";
import { firm } from "../../content/reader/read.ts";
import type { Card, PageHead } from "../seo/head.ts";
import { CARD, drawCard } from "./draw.ts";
import { FALLBACK, portraits, type Staging, stagingOf } from "./staging.ts";

const drawn = new Map<string, Promise<void>>();

/** The picture beside a shared link, drawn only if it is not in the cache; while developing, it is not drawn. */
export async function shareCard(head: PageHead, cacheDir = resolve(".cache/cards")): Promise<Card> {
  const { seo, path, trail, pictures = [] } = head.cardOf ?? head;
  const words = { title: seo.title, section: sectionOf(seo.title, trail), firm: firm().name };
  const { shown, staging } = scene(pictures, path);
  const key = JSON.stringify([words, shown, staging, drawingKey()]);
  const name = `${slug(path)}.${createHash("sha256").update(key).digest("hex").slice(0, 8)}.png`;
  const card = { src: `/cards/${name}`, ...CARD };
  if (process.env.NODE_ENV === "development") return card;
  const file = join(cacheDir, name);
  const files = shown.map((src) => join(publishedFolder(), src));
  const draw = async () => writeWhole(file, await drawCard(words, files, staging));
  // Pages that share a card may ask for it at the same moment.
  if (!drawn.has(file)) drawn.set(file, existsSync(file) ? Promise.resolve() : draw());
  await drawn.get(file);
  publish(card.src, file);
  return card;
}

function sectionOf(title: string, trail: PageHead["trail"] = []): string | undefined {
  const labels = trail.slice(1).map(({ label }) => label);
  const label = labels.at(-2) ?? labels[0];
  return label && !title.toLowerCase().startsWith(label.toLowerCase()) ? label : undefined;
}

/** Two or more upright pictures are portraits, shown in a row, six at most; otherwise the first picture is shown. */
function scene(
  pictures: Array<string | PictureFiles>,
  path: string,
): { shown: string[]; staging: Staging } {
  const files = pictures.map((one) => (typeof one === "string" ? renderPicture(one) : one));
  const people = files.filter(({ wide }) => wide.height > wide.width).slice(0, 6);
  if (people.length > 1) return { shown: people.map(({ wide }) => wide.src), staging: portraits };
  const picture = files[0] ?? renderPicture(FALLBACK);
  const staging = stagingOf(picture, path);
  const { src } = (staging.shape === "tall" && picture.tall) || picture.wide;
  return { shown: [src], staging };
}

const drawingKey = memoise(() =>
  cardSources([
    ...["satori", "sharp", "subset-font", "fontkit"],
    ...["@fontsource-variable/newsreader", "@fontsource-variable/source-sans-3"],
    ...["@fontsource-variable/noto-sans-devanagari", "@expo-google-fonts/source-sans-3"],
  ]),
);

const slug = (path: string) => path.slice(1).replaceAll("/", "-") || "home";
