import { colour } from "../../brand/tokens.ts";

/** Pictures whose ground is that of the page. All others are scenes with a light of their own, in both themes. */
const onPaper = new Set([
  "binders",
  "carbon-strata",
  "checked-figure",
  "five-forks",
  "missing-stripe",
  "monsoon-bars",
  "monsoon-rain",
  "post-2",
  "post-3",
  "training-communication",
  "training-legal",
]);

const turning = ["paper", "sand", "dune", "ink", "leaf", "leaf-dark"];
const attributes = ["fill", "stroke", "stop-color"];

/** The drawing with the colours of the dark theme, where the element that shows it has that colour scheme. */
export function withDarkTheme(name: string, svg: string): string {
  if (!onPaper.has(name)) return svg;
  const rules = turning.flatMap((token) =>
    attributes
      .filter((attribute) => svg.includes(`${attribute}="${colour(token)}"`))
      .map((attribute) => `[${attribute}="${colour(token)}"]{${attribute}:${colour(`dark-${token}`)}}`),
  );
  // Colours that darken each other on paper lighten each other on a dark ground.
  if (svg.includes("multiply")) rules.push('[style*="multiply"]{mix-blend-mode:screen!important}');
  return svg.replace(">", `><style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>`);
}
