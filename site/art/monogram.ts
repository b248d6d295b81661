import { anomalies, TEMPERATURE_SOURCE } from "../climate/temperature.ts";
import { letters } from "./draw/letters.ts";
import { hill } from "./draw/paths.ts";
import { across, linear, mix, type Position, range, smoothed } from "./draw/scale.ts";
import { stripes } from "./draw/stripes.ts";
import { group, linearGradient, path, rect, svg, tag } from "./draw/svg.ts";
import { dataScale, ink, leaf, leafDark, leafLight, nightScale, paper } from "./palette.ts";
import type { Frame, Picture } from "./picture.ts";

const portrait: Frame = { width: 640, height: 800 };
const sky = { width: portrait.width, height: 720, overlap: 0.6 };

const span = 24;

/** A portrait without a photograph: initials over some years of the temperature record, which the seed chooses. */
export function monogramPicture(initials: string, seed: number): Picture {
  const series = anomalies();
  const start = (Math.abs(Math.trunc(seed)) * 47) % (series.length - span + 1);
  const years = series.slice(start, start + span);
  return {
    source: TEMPERATURE_SOURCE,
    frames: { wide: [portrait.width, portrait.height] },
    draw: () =>
      svg(
        portrait,
        [
          linearGradient("fall", [0, 0, 0, 1], [0.56, "#fff"], [0.86, "#fff", 0.15]),
          tag(
            "mask",
            { id: "night" },
            rect(0, 0, portrait.width, portrait.height, { fill: "url(#fall)" }),
          ),
        ],
        stripes(sky, dataScale, years),
        group({ mask: "url(#night)" }, stripes(sky, nightScale, years)),
        ...range(3).map((near) => ridge(years, near)),
        centred(initials),
      ),
  };
}

function ridge(years: number[], near: number): string {
  const series = smoothed(years, near);
  const [low, high] = [Math.min(...series), Math.max(...series)];
  const y = linear([low, high], [700 + near * 58, 600 + near * 70]);
  const points = across(series, portrait.width, y);
  return path(hill(near === 1 ? mirrored(points) : points, 800), {
    fill: mix(mix(leafLight, leaf, 0.55), mix(leafDark, ink, 0.3), near * 0.5),
  });
}

/** The middle ridge runs backwards, so that the three do not look alike. */
const mirrored = (points: Position[]) =>
  points.map(([x, y]): Position => [portrait.width - x, y]).reverse();

function centred(initials: string): string {
  const { width } = letters(initials, 0, 0, 100);
  const height = Math.min(210, (100 * 450) / width);
  const { d } = letters(
    initials,
    (portrait.width - (width * height) / 100) / 2,
    318 + height / 2,
    height,
  );
  return path(d, { fill: paper });
}
