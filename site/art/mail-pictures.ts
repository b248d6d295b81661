import sharp from "sharp";
import { MAIL_PICTURES, type MailPicture } from "../../contract/mail-pictures.ts";
import { stripes } from "./draw/stripes.ts";
import { svg } from "./draw/svg.ts";
import { markSvg } from "./mark.ts";
import { drawingOf } from "./registry.ts";

/** Pixels of the file for each pixel shown, because screens are dense. */
const DENSITY = 2;

const drawings: Record<MailPicture, () => string> = {
  mark: markSvg,
  band: () => svg(MAIL_PICTURES.band, [], stripes(MAIL_PICTURES.band)),
  inquiry: () => wideDrawing("hero-stripes"),
  checklist: () => wideDrawing("course-export"),
  newsletter: () => wideDrawing("course-reporting"),
};

/** A picture of our mails as a PNG, because mail programs show no SVG; cut to the size that mails use. */
export async function mailPicture(name: MailPicture): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = MAIL_PICTURES[name];
  const source = Buffer.from(drawings[name]());
  const own = await sharp(source).metadata();
  return sharp(source, { density: (72 * width * DENSITY) / own.width })
    .resize(width * DENSITY, height * DENSITY, { fit: "cover", position: "centre" })
    .png({ palette: true, quality: 60, dither: 0.3, effort: 8, compressionLevel: 9 })
    .toBuffer();
}

function wideDrawing(name: string): string {
  const { frames, draw } = drawingOf(name);
  const [width, height] = frames.wide;
  return draw({ width, height, shape: "wide" });
}
