import { ink, leafDark, night, paper, sand } from "../../art/palette.ts";
import type { PictureFiles } from "../../art/picture.ts";
import type { PlainPath } from "../../paths.ts";

export type Staging = {
  shape: "wide" | "tall";
  /** Left edge, top and width of the picture, which may reach beyond the card. By default it fills the right half. */
  at?: readonly [x: number, y: number, width: number];
  /** Towards the words, the picture goes on in the colours of its edge, or fades in between two x positions. */
  edge?: "runs-on" | readonly [from: number, to: number];
  ground: string;
  words: "top" | "bottom";
  measure: number;
  lines: number;
  /** Words at the top must end above this y position, because the picture is busy below it. */
  sky?: number;
  shade?: number;
};

const plain: Staging = { shape: "tall", ground: ink, words: "bottom", measure: 540, lines: 4 };

const landscape = { shape: "wide", edge: "runs-on", words: "top" } as const;

type View = Partial<Staging> & { page?: PlainPath };

export const views: Record<string, View[]> = {
  "hero-stripes": [
    { page: "/", ...landscape, at: [40, 0, 1200], measure: 590, lines: 3, shade: 0.45 },
    { at: [0, -40, 1200], edge: "runs-on", measure: 800, lines: 3 },
    { shape: "wide", at: [-520, -300, 1820], edge: [420, 720] },
    { ...landscape, shape: "tall", at: [0, -632, 1200], measure: 640, lines: 3 },
    { ...landscape, at: [-60, -110, 1560], measure: 700, lines: 3, shade: 0.5 },
  ],
  "anomaly-rings": [{ at: [640, -116, 830] }],
  binders: [{ shape: "wide", at: [560, 140, 860], edge: "runs-on", ground: sand, measure: 480 }],
  campus: [{ at: [600, -8, 640], measure: 490 }],
  "carbon-months": [{ ...landscape, at: [0, 340, 1200], measure: 1060, lines: 2, sky: 350 }],
  "carbon-strata": [
    { ...landscape, at: [0, 200, 1200], measure: 780, lines: 2, ground: paper, sky: 325 },
  ],
  "cbam-globe": [{ shape: "wide", at: [280, -130, 1200], edge: [440, 800] }],
  "checked-figure": [{ at: [560, 0, 700], edge: "runs-on", ground: sand, measure: 520 }],
  "container-years": [{ ...landscape, at: [0, 330, 1200], measure: 1000, lines: 2, sky: 340 }],
  "course-export": [
    { ...landscape, shape: "tall", at: [520, 225, 680], measure: 1000, lines: 2, sky: 400 },
  ],
  "five-forks": [
    { ...landscape, at: [400, 324, 800], measure: 960, lines: 2, ground: sand, sky: 355 },
  ],
  "keeling-curve": [
    {
      ...landscape,
      at: [310, -2, 950],
      edge: [450, 900],
      ground: night,
      lines: 3,
      measure: 430,
      sky: 560,
    },
  ],
  lamps: [{ shape: "wide", at: [560, -58, 860], edge: "runs-on", measure: 500 }],
  "marked-sheets": [{ ...landscape, at: [0, 372, 1200], measure: 1060, lines: 2, sky: 385 }],
  "monsoon-rain": [{ shape: "wide", at: [440, -100, 1160], edge: [550, 820], ground: sand }],
  "post-1": [
    { page: "/blog", at: [460, -30, 900], edge: "runs-on" },
    { at: [240, -190, 1160], edge: [460, 900] },
  ],
  "post-2": [{ at: [500, -60, 980], edge: [560, 800], ground: paper }],
  "post-3": [{ at: [600, 0, 840], edge: "runs-on", ground: sand, measure: 520 }],
  ripples: [{ shape: "wide", at: [300, -10, 1220], edge: [590, 800], measure: 520 }],
  "sealed-letter": [{ shape: "wide", at: [500, 0, 788], edge: "runs-on", ground: leafDark }],
  "sha-lattice": [{ at: [500, -70, 780], edge: [540, 720] }],
  "tab-audit": [
    {
      at: [560, 0, 840],
      edge: "runs-on",
      words: "top",
      ground: paper,
      lines: 2,
      measure: 500,
      sky: 410,
    },
  ],
  "tab-capacity": [
    {
      at: [480, 0, 840],
      edge: "runs-on",
      words: "top",
      ground: paper,
      lines: 3,
      measure: 460,
      sky: 380,
    },
  ],
  "tab-carbon": [{ at: [440, 0, 840], edge: "runs-on" }],
  "tab-climate": [{ at: [440, 0, 840], edge: "runs-on" }],
  "tab-cyber": [{ at: [480, 0, 840], edge: "runs-on" }],
  "tab-trainings": [{ at: [540, 0, 840], edge: "runs-on", ground: leafDark, measure: 480 }],
  "ticked-record": [{ shape: "wide", at: [596, 4, 604], edge: "runs-on", measure: 510 }],
  "training-communication": [{ at: [540, 0, 840], edge: [560, 800], ground: sand }],
  "training-digital": [{ at: [640, 0, 840] }],
  "training-esg": [{ at: [470, 0, 840], edge: "runs-on", ground: leafDark, measure: 500 }],
  "training-legal": [{ at: [480, 0, 840], edge: "runs-on", ground: paper, measure: 420 }],
  "training-quality": [{ at: [480, 0, 840], edge: [560, 780] }],
  "year-leaves": [{ ...landscape, at: [300, 310, 900], measure: 1000, lines: 2, sky: 320 }],
  "year-planner": [
    { ...landscape, at: [0, 405, 1200], measure: 1060, lines: 2, ground: leafDark, sky: 400 },
  ],
};

export const FALLBACK = "hero-stripes";

export const portraits: Staging = { ...plain, words: "top", measure: 1000, lines: 2 };

/** Pages with the same picture may stage it differently; which view a page gets depends on its path alone. */
export function stagingOf({ name, photo }: PictureFiles, path: string): Staging {
  const own = (photo ? undefined : views[name]) ?? [{}];
  const others = own.filter((view) => !view.page);
  const turn = [...path].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const { page, ...view } =
    own.find((view) => view.page === path) ?? others[turn % others.length] ?? {};
  return { ...plain, ...view };
}
