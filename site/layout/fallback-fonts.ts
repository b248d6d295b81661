/**
 * Fonts of the visitor's system, scaled to the size of the brand's and shown until those have loaded. `names` are full
 * names, which differ between versions of a font; browsers look for these only. `size` is the width of the brand's letters
 * divided by that of these, measured on titles and opening paragraphs of the site; `capitals` is for capitals and
 * figures, where one size for all would make lines clearly too long or short.
 */
type Fallback = {
  family: string;
  names: string[];
  weight: string;
  size: number;
  capitals?: number;
};

const times = ["Times New Roman", "Liberation Serif", "Tinos", "Tinos Regular"];
const noto = ["Noto Serif", "Noto Serif Regular"];
const arial = ["Arial", "Liberation Sans", "Arimo", "Arimo Regular"];
const arialBold = ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"];
const roboto = ["Roboto", "Roboto Regular"];

const serifs: Fallback[] = [
  { family: "Times for display", names: times, weight: "400 700", size: 1.093 },
  { family: "Noto for display", names: noto, weight: "400 700", size: 0.913, capitals: 1.063 },
];

// On phones with one file for all weights of Roboto there is no “Roboto Bold”, so the regular names follow.
const sans: Fallback[] = [
  { family: "Arial for text", names: arial, weight: "400 500", size: 0.937, capitals: 0.851 },
  { family: "Arial for text", names: arialBold, weight: "600 700", size: 0.892 },
  { family: "Roboto for text", names: roboto, weight: "400 500", size: 0.939, capitals: 0.872 },
  { family: "Roboto for text", names: ["Roboto Bold", ...roboto], weight: "600 700", size: 0.945 },
];

/** How far Newsreader and Source Sans reach above and below the base line. */
export const fallbacks = [
  ...serifs.map((fallback) => ({ ...fallback, ascent: 0.735, descent: 0.265 })),
  ...sans.map((fallback) => ({ ...fallback, ascent: 1.024, descent: 0.4 })),
];

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** brand/tokens.css lists the families; a browser skips fonts that the system lacks. */
export const fallbackFaces = fallbacks
  .flatMap(({ capitals, ...small }) => [
    face(small),
    ...(capitals ? [face({ ...small, size: capitals }, "U+30-39,U+41-5A")] : []),
  ])
  .join("");

function face(
  { family, names, weight, size, ascent, descent }: (typeof fallbacks)[number],
  range?: string,
) {
  const sources = names.map((name) => `local("${name}")`).join();
  const only = range ? `;unicode-range:${range}` : "";
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%${only}}`;
}
