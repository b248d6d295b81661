import { colour } from "../../brand/tokens.ts";
import type { Ground } from "./picture.ts";

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
  const rules = replacing(svg, ["paper", "sand", "dune", "ink", "leaf", "leaf-dark"]);
  // Colours that darken each other on paper lighten each other on a dark ground.
  if (svg.includes("multiply")) rules.push('[style*="multiply"]{mix-blend-mode:screen!important}');
  return rules;
}

const replacing = (svg: string, tokens: string[]): string[] =>
  tokens.flatMap((token) =>
    ["fill", "stroke", "stop-color"]
      .filter((attribute) => svg.includes(`${attribute}="${colour(token)}"`))
      .map(
        (attribute) => `[${attribute}="${colour(token)}"]{${attribute}:${colour(`dark-${token}`)}}`,
      ),
  );
