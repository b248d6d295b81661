import { colour } from "../../brand/tokens.ts";

/** Pictures whose ground is the page's. Pictures in none of these lists stay as they are in the dark theme. */
export const onPaper = new Set([
  "binders",
  "carbon-strata",
  "checked-figure",
  "five-forks",
  "missing-stripe",
  "monsoon-rain",
  "post-2",
  "post-3",
  "tab-capacity",
  "training-communication",
  "training-legal",
  "year-planner",
]);

/** Pictures whose ground is that of the one marigold section. */
const onMarigold = new Set(["embers"]);

/** Pictures in bright daylight, too bright on a dark page. */
const bright = new Set(["campus", "monsoon-bars", "tab-audit"]);

/** The colours of the brand that the dark theme replaces in a drawing. */
const replaced = ["paper", "sand", "dune", "ink", "leaf", "leaf-dark"];
const attributes = ["fill", "stroke", "stop-color"];

/** The drawing with styles for the dark theme; they apply where the element that shows it has a dark colour scheme. */
export function withDarkTheme(name: string, svg: string): string {
  const rules = darkRules(name, svg);
  if (rules.length === 0) return svg;
  return svg.replace(">", `><style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>`);
}

/** CSS rules for the dark theme; none for a picture that is the same in both themes. */
function darkRules(name: string, svg: string): string[] {
  if (bright.has(name)) return ["svg{filter:brightness(.75)}"];
  if (onMarigold.has(name)) return replacing(svg, ["marigold-soft"]);
  if (!onPaper.has(name)) return [];
  const rules = replacing(svg, replaced);
  // Colours that darken each other on paper lighten each other on a dark ground.
  if (svg.includes("multiply")) rules.push('[style*="multiply"]{mix-blend-mode:screen!important}');
  return rules;
}

/** A CSS rule for each of these colours that the drawing uses: in its place the dark one. */
function replacing(svg: string, tokens: string[]): string[] {
  return tokens.flatMap((token) =>
    attributes
      .filter((attribute) => svg.includes(`${attribute}="${colour(token)}"`))
      .map((attribute) => `[${attribute}="${colour(token)}"]{${attribute}:${colour(`dark-${token}`)}}`),
  );
}
