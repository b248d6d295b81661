import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { MAIL_PICTURES, type MailPicture } from "../../contract/mail-pictures.ts";
import { stripes } from "../art/draw/stripes.ts";
import { svg } from "../art/draw/svg.ts";
import { type PictureName, pictures } from "../art/registry.ts";

/** Pixels for each one shown: screens are dense. */
const DENSITY = 2;

const drawings: Record<MailPicture, () => Promise<string>> = {
  mark: () => readFile("site/public/favicon.svg", "utf8"),
  band: async () => svg(MAIL_PICTURES.band, [], stripes(MAIL_PICTURES.band)),
  inquiry: async () => drawing("hero-stripes"),
  checklist: async () => drawing("course-export"),
  newsletter: async () => drawing("course-reporting"),
};

/** Mail programs show no SVG: what a mail carries is drawn as pixels here. */
export async function writeMailPictures(client: string): Promise<void> {
  await mkdir(path.join(client, "mail"), { recursive: true });
  for (const [name, { path: address }] of Object.entries(MAIL_PICTURES)) {
    await writeFile(path.join(client, address), await mailPicture(name as MailPicture));
  }
}

export async function mailPicture(name: MailPicture): Promise<Buffer> {
  const { width, height } = MAIL_PICTURES[name];
  const source = Buffer.from(await drawings[name]());
  const own = await sharp(source).metadata();
  return sharp(source, { density: (72 * width * DENSITY) / own.width })
    .resize(width * DENSITY, height * DENSITY, { fit: "cover", position: "centre" })
    .png({ palette: true, quality: 60, dither: 0.3, effort: 8, compressionLevel: 9 })
    .toBuffer();
}

function drawing(name: PictureName): string {
  const { frames, draw } = pictures[name];
  return draw({ ...frames.wide, shape: "wide" });
}
