import type { AtRule, Declaration, Root, Rule } from "postcss";

type Names = ReadonlySet<string>;

/**
 * Takes properties away that are the same everywhere on a page, and writes their values where they are read: a browser
 * looks up fewer of them for every element. `named` are those that the page's markup or scripts name: they stay.
 */
export function writePlainValues(sheet: Root, named: Names): void {
  dropForOlderBrowsers(sheet);
  dropOverruled(sheet);
  const plain = plainValues(sheet, named);
  sheet.walkDecls((declaration) => {
    declaration.value = withPlain(declaration.value, plain);
  });
}

/** Tailwind sets its properties once more for browsers that do not know `@property`; the oldest supported ones do. */
function dropForOlderBrowsers(sheet: Root): void {
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params === "properties") layer.remove();
  });
}

/** The base styles give some values of the theme anew, for light and dark. */
function dropOverruled(sheet: Root): void {
  const overruled = new Set<string>();
  sheet.walkRules((rule) => {
    if (!isOfRoot(rule) || layerOf(rule) !== "base") return;
    rule.each((node) => void (node.type === "decl" && overruled.add(node.prop)));
  });
  sheet.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule;
    if (overruled.has(declaration.prop) && isOfRoot(rule) && layerOf(rule) === "theme")
      declaration.remove();
  });
}

type Plain = (name: string, fallback: string | undefined) => string | undefined;

/** What can be written in place of `var(name, fallback)`; nothing where the property has to stay. */
function plainValues(sheet: Root, named: Names): Plain {
  const initial = new Map<string, string | undefined>();
  sheet.walkAtRules("property", (rule) => void initial.set(rule.params, initialOf(rule)));
  const declared = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    const others = declared.get(declaration.prop) ?? [];
    declared.set(declaration.prop, [...others, declaration]);
  });
  return (name, fallback) => {
    if (named.has(name)) return undefined;
    const [first, ...more] = declared.get(name) ?? [];
    if (!first) return initial.get(name) ?? fallback;
    const isFixed = more.length === 0 && isOfTheme(first) && !first.value.includes("var(");
    // A long value that many rules read stays a property.
    return isFixed && first.value.length <= `var(${name})`.length ? first.value : undefined;
  };
}

const initialOf = (rule: AtRule): string | undefined =>
  rule.nodes?.filter((node) => node.type === "decl").find(({ prop }) => prop === "initial-value")
    ?.value;

const isOfTheme = ({ parent }: Declaration) => layerOf(parent as Rule) === "theme";

const isOfRoot = (rule: Rule) => rule.type === "rule" && rule.selectors.includes(":root");

/** The layer that a rule stands in, if nothing else is around the rule. */
function layerOf({ parent }: Rule): string | undefined {
  const layer = parent as AtRule | undefined;
  return layer?.type === "atrule" && layer.name === "layer" ? layer.params : undefined;
}

function withPlain(value: string, plain: Plain): string {
  const start = value.indexOf("var(");
  if (start < 0) return value;
  const end = closingOf(value, start + "var".length);
  const [name = "", ...others] = value.slice(start + "var(".length, end).split(",");
  const fallback = others.length > 0 ? withPlain(others.join(","), plain) : undefined;
  const kept = fallback === undefined ? `var(${name})` : `var(${name},${fallback})`;
  const written = plain(name.trim(), fallback) ?? kept;
  return value.slice(0, start) + written + withPlain(value.slice(end + 1), plain);
}

/** Where the bracket that opens at `start` is closed. */
function closingOf(value: string, start: number): number {
  let depth = 0;
  for (let index = start; index < value.length; index++) {
    if (value[index] === "(") depth++;
    if (value[index] === ")") depth--;
    if (depth === 0) return index;
  }
  return value.length;
}
