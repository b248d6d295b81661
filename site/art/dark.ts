import { colour } from "../../brand/tokens.ts";

/** Pictures whose ground is that of the page. Those that stand in none of these lists are scenes with a light of their own. */
const onPaper = new Set([
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

/** On the ground of the one section that is marigold. */
const onMarigold = new Set(["embers"]);

/** Broad daylight, which would glare from a dark page. */
const bright = new Set(["campus", "monsoon-bars", "tab-audit"]);

const turning = ["paper", "sand", "dune", "ink", "leaf", "leaf-dark"];
const attributes = ["fill", "stroke", "stop-color"];

/** The drawing with the colours of the dark theme, where the element that shows it has that colour scheme. */
export function withDarkTheme(name: string, svg: string): string {
  const rules = rulesOf(name, svg);
  if (rules.length === 0) return svg;
  return svg.replace(">", `><style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>`);
}

function rulesOf(name: string, svg: string): string[] {
  if (bright.has(name)) return ["svg{filter:brightness(.75)}"];
  if (onMarigold.has(name)) return turned(svg, ["marigold-soft"]);
  if (!onPaper.has(name)) return [];
  const rules = turned(svg, turning);
  // Colours that darken each other on paper lighten each other on a dark ground.
  if (svg.includes("multiply")) rules.push('[style*="multiply"]{mix-blend-mode:screen!important}');
  return rules;
}

function turned(svg: string, tokens: string[]): string[] {
  return tokens.flatMap((token) =>
    attributes
      .filter((attribute) => svg.includes(`${attribute}="${colour(token)}"`))
      .map((attribute) => `[${attribute}="${colour(token)}"]{${attribute}:${colour(`dark-${token}`)}}`),
  );
}
