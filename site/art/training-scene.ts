import { TEMPERATURE_SOURCE, temperature } from "../climate/temperature.ts";
import { dots, hill, polyline } from "./draw/paths.ts";
import { across, clamp, linear, mix, type Point, sample, smoothed } from "./draw/scale.ts";
import { stripes } from "./draw/stripes.ts";
import {
  circle,
  drawing,
  linearGradient,
  path,
  pathData,
  roundStroke,
  type Stop,
  stroke,
} from "./draw/svg.ts";
import { dataScale, ink, leaf, leafDark, leafLight, marigold, night, nightScale, paper } from "./palette.ts";
import type { Frame, Picture } from "./picture.ts";

export type TrainingScene = {
  /** The days of the training as ISO dates. */
  days: string[];
  /** What the training is about, the most important word first. */
  words: string[];
};

/** How many years of the record the hills of one training show, and how many words its sky has room for. */
const SPAN = 30;
const WORDS = 6;

/** The height of the warming stripes along the foot. */
const BAND = 12;

/**
 * The picture of a training that has no drawing of its own: a lantern on the ridge for each day, placed by the day of
 * the month, and in the sky a constellation for each word, with a star for every letter.
 */
export function trainingScene({ days, words }: TrainingScene): Picture {
  const years = yearsOf(words);
  const record = years.map(({ anomaly }) => anomaly);
  return drawing(TEMPERATURE_SOURCE, { wide: [960, 320], tall: [800, 520] }, (frame) => {
    const floor = frame.height - BAND;
    const front = ridge(record, frame, 2);
    const dusk: Stop[] = [
      [0, nightScale[0]],
      [0.5, nightScale[3]],
      [0.86, mix(dataScale[6], nightScale[6], 0.3)],
    ];
    return [
      "url(#sky)",
      [linearGradient("sky", [0, 0, 0, 1], ...dusk)],
      ...constellations(words, frame),
      ...[0, 1].map((near) => path(hill(ridge(record, frame, near), floor), { fill: ridgeColour(near) })),
      ...lanterns(days, front, frame),
      path(hill(front, floor), { fill: ridgeColour(2) }),
      stripes({ y: floor, width: frame.width, height: BAND }),
    ];
  });
}

/** The alternative text of the picture; `dates` are the days of the training in words. */
export function sceneText({ words }: TrainingScene, dates: string): string {
  const years = yearsOf(words);
  const named = words.slice(0, WORDS).join(", ");
  return `Lanterns along a ridge at dusk, one for each day of the course (${dates}), under constellations with a star for every letter of ${named}; the hills are global temperature from ${years[0]?.year} to ${years.at(-1)?.year}.`;
}

/** The years whose temperatures are the hills. A hash of the words chooses them, so a training always has the same. */
function yearsOf(words: string[]) {
  const all = temperature();
  const sum = [...words.join("")].reduce((total, sign) => (total * 31 + sign.charCodeAt(0)) % 99_991, 7);
  const start = sum % (all.length - SPAN + 1);
  return all.slice(start, start + SPAN);
}

/** The colour of a ridge, from 0, the farthest, to 2. */
const ridgeColour = (near: number) => mix(mix(leafLight, leaf, 0.7), mix(leafDark, ink, 0.55), near * 0.5);

/** One of three ridges of the same years, 0 the farthest; nearer ones are smoother, the middle one runs backwards. */
function ridge(record: number[], { width, height }: Frame, near: number): Point[] {
  const series = smoothed(near === 1 ? record.toReversed() : record, near + 1);
  const [low, high] = [Math.min(...series), Math.max(...series)];
  return across(
    series,
    width,
    linear([low, high], [height * (0.74 + near * 0.07), height * (0.5 + near * 0.105)]),
  );
}

function lanterns(days: string[], front: Point[], frame: Frame): string[] {
  const { width, height } = frame;
  const size = width * 0.0095;
  const heights = front.map(([, y]) => y);
  const tops = days.map((date): Point => {
    const x = linear([0.5, 31.5], [width * 0.05, width * 0.95])(Number(date.slice(8)));
    return [x, sample(heights, clamp(x / width)) - height * 0.17];
  });
  return [
    path(
      tops.map(([x, y]) => pathData`M${x} ${y}V${y + height * 0.22}`).join(""),
      stroke(night, size * 0.28),
    ),
    ...strings(tops, days).map((row) => path(polyline(row), { ...stroke(paper, 1.4, 0.5), fill: "none" })),
    path(dots(tops), roundStroke(marigold, size * 5.6, 0.1)),
    path(dots(tops), roundStroke(marigold, size * 3.6, 0.18)),
    ...tops.map(([x, y]) => circle(x, y, size, { fill: marigold })),
    path(dots(tops), roundStroke(paper, size * 0.7)),
  ];
}

/** For each string, its lanterns: those of consecutive days of one month; a day by itself is left out. */
function strings(tops: Point[], days: string[]): Point[][] {
  const rows: Point[][] = [];
  tops.forEach((top, index) => {
    const gap = Date.parse(days[index] ?? "") - Date.parse(days[index - 1] ?? "");
    const isNext = gap === 86_400_000 && top[0] > (tops[index - 1]?.[0] ?? 0);
    if (isNext) rows.at(-1)?.push(top);
    else rows.push([top]);
  });
  return rows.filter(({ length }) => length > 1);
}

/** One for each of the first words, from left to right: a star for every letter, lower the later in the alphabet. */
function constellations(words: string[], { width, height }: Frame): string[] {
  const shown = words.slice(0, WORDS);
  const room = width / shown.length;
  return shown.flatMap((word, place) => {
    const letters = [...word.toLowerCase()].filter((sign) => /[a-z]/.test(sign)).slice(0, 14);
    const x = linear([0, Math.max(1, letters.length - 1)], [room * (place + 0.14), room * (place + 0.86)]);
    const y = linear([0, 25], [height * 0.07, height * 0.36]);
    const stars = letters.map((sign, at): Point => [x(at), y(sign.charCodeAt(0) - 97)]);
    if (stars.length === 0) return [];
    const bright = stars.filter((_, at) => at % 3 === 0);
    return [
      path(polyline(stars), { ...stroke(paper, 1, 0.22), fill: "none" }),
      path(dots(stars.filter((star) => !bright.includes(star))), roundStroke(paper, 3, 0.7)),
      path(dots(bright), roundStroke(paper, 4.6, 0.95)),
    ];
  });
}
