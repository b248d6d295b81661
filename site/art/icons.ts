import sharp from "sharp";
import { MARK, markSvg } from "./mark.ts";
import { ink } from "./palette.ts";

type Icon = { size: number; share: number; ground?: string };

/** `share` is how much of the square's side the mark fills. Systems that cut icons round need a ground and room. */
export const ICONS: Record<string, Icon> = {
  "favicon-32": { size: 32, share: 1 },
  "icon-192": { size: 192, share: 1 },
  "icon-512": { size: 512, share: 1 },
  "icon-maskable-512": { size: 512, share: 0.58, ground: ink },
  "apple-touch-icon": { size: 180, share: 0.64, ground: ink },
};

/** The mark as a PNG, for tabs of older browsers and for home screens; without a ground it is transparent. */
export function drawIcon({ size, share, ground }: Icon): Promise<Buffer<ArrayBuffer>> {
  const inner = Math.round((size * share) / 2) * 2;
  const room = (size - inner) / 2;
  return sharp(Buffer.from(markSvg()), { density: (72 * inner) / MARK.size })
    .resize(inner, inner)
    .extend({ top: room, bottom: room, left: room, right: room, background: ground ?? "#0000" })
    .flatten(ground ? { background: ground } : false)
    .png({ palette: true, effort: 8 })
    .toBuffer();
}
