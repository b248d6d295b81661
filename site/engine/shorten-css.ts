import type { Root, Rule } from "postcss";

const variable = /var\((--[\w-]+)(?:,([^()]*))?\)/g;

/** Says the same with fewer bytes; the full sheet that follows is left as it is. */
export function shortenValues(page: Root): void {
  resolveConstants(page);
  dropRepeats(page);
}

/**
 * Written out, values compress better than as variables: those of the theme, those of properties that no rule of
 * this page sets, and the multiples of the spacing step.
 */
function resolveConstants(page: Root): void {
  const constants = new Map<string, string | undefined>();
  page.walkAtRules("property", (rule) => {
    rule.walkDecls("initial-value", ({ value }) => void constants.set(rule.params, value));
  });
  page.walkDecls(/^--/, (declaration) => {
    const isTheme =
      declaration.parent?.type === "rule" && /:root/.test((declaration.parent as Rule).selector);
    constants.set(declaration.prop, isTheme ? declaration.value : undefined);
    if (isTheme) declaration.remove();
  });
  const resolve = (value: string): string =>
    value.replace(variable, (whole, name: string, fallback?: string) => {
      const constant = constants.has(name) ? constants.get(name) : fallback;
      return constant === undefined ? whole : resolve(constant);
    });
  page.walkDecls((declaration) => {
    // Nothing moves in a first paint.
    if (declaration.prop.startsWith("transition")) {
      declaration.remove();
      return;
    }
    declaration.value = resolve(declaration.value)
      .replace(/calc\(([\d.]+)rem \* (-?[\d.]+)\)/g, (_, step, factor) => `${step * factor}rem`)
      .replace(/(?<![\d.])0\.(?=\d)/g, ".");
    const before = declaration.prev();
    if (before?.type === "decl" && before.toString() === declaration.toString()) before.remove();
  });
}

/** What the reset says already, what a later rule for the same elements says again, and an end that is the start. */
function dropRepeats(page: Root): void {
  page.walkDecls((declaration) => {
    if (/^border(-\w+)?-style$/.test(declaration.prop) && declaration.value === "solid") declaration.remove();
    else if (declaration.prop === "grid-column")
      declaration.value = declaration.value.replace(/^(span \d+)\s*\/\s*\1$/, "$1");
  });
  page.walkRules((rule) => {
    if (rule.selector.includes(".")) return;
    const later = rule.parent?.nodes.slice(rule.parent.index(rule) + 1) ?? [];
    const said = new Set<string>();
    for (const other of later) {
      if (other.type !== "rule" || elementsOf(other) !== elementsOf(rule)) continue;
      other.walkDecls(({ prop }) => void said.add(prop));
    }
    rule.walkDecls((declaration) => {
      if (said.has(declaration.prop) && !declaration.important) declaration.remove();
    });
  });
}

/** There are no shadow trees. */
const elementsOf = (rule: Rule) => rule.selectors.filter((selector) => selector !== ":host").join();
