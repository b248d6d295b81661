import { colour } from "../../brand/tokens.ts";
import type { Ground } from "./picture.ts";

const replaced = ["paper", "sand", "dune", "ink", "leaf", "leaf-dark"];
const attributes = ["fill", "stroke", "stop-color"];

/** The drawing with styles for the dark theme; they apply where the element that shows it has a dark colour scheme. */
export function withDarkTheme(ground: Ground | undefined, svg: string): string {
  const rules = darkRules(ground, svg);
  if (rules.length === 0) return svg;
  return svg.replace(">", `><style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>`);
}

function darkRules(ground: Ground | undefined, svg: string): string[] {
  if (ground === "daylight") return ["svg{filter:brightness(.75)}"];
  if (ground === "documents") return replacing(svg, ["sand"]);
  if (ground === "marigold") return replacing(svg, ["marigold-soft"]);
  if (ground !== "page") return [];
  const rules = replacing(svg, replaced);
  // Colours that darken each other on paper lighten each other on a dark ground.
  if (svg.includes("multiply")) rules.push('[style*="multiply"]{mix-blend-mode:screen!important}');
  return rules;
}

const replacing = (svg: string, tokens: string[]): string[] =>
  tokens.flatMap((token) =>
    attributes
      .filter((attribute) => svg.includes(`${attribute}="${colour(token)}"`))
      .map((attribute) => `[${attribute}="${colour(token)}"]{${attribute}:${colour(`dark-${token}`)}}`),
  );
