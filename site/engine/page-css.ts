import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";

/**
 * Cuts a stylesheet down to what one page needs for its first paint. A rule stays when every class of one of its
 * selectors occurs in the page. The full sheet follows at the end of the body, so states that only scripts
 * bring about lose nothing.
 */
export function pageCss(sheet: Root, html: string): string {
  const present = { classes: classesOf(html), tags: tagsOf(html) };
  const page = sheet.clone();
  prune(page, (rule) => keepSelectors(rule, present));
  dropLaterDeclarations(page);
  inlineTheme(page);
  inlineDefaults(page);
  dropUnusedNames(page);
  removeEmpty(page);
  return page
    .toString()
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .trim();
}

export function parseSheet(css: string): Root {
  return postcss.parse(css);
}

function classesOf(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/)) names.add(name);
  }
  return names;
}

function prune(container: Container, keep: (rule: Rule) => boolean): void {
  container.each((node: ChildNode) => {
    if (node.type === "rule") {
      if (!keep(node)) node.remove();
    } else if (node.type === "atrule" && node.name === "media" && laterMedia.test(node.params)) {
      node.remove();
    } else if (node.type === "atrule" && node.nodes && !/keyframes$|^font-face$|^property$/.test(node.name)) {
      prune(node, keep);
    }
  });
}

function tagsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = ""]) => tag));
}

// What no first paint shows; the full sheet brings it.
const laterMedia = /print|\(hover|reduced-motion: ?reduce/;
const laterStates =
  /:hover(?!\]?\s*>\s*\.nav)|:focus(?!-within)|:active|:disabled|aria-invalid|::selection|::placeholder|::view-transition|::backdrop$/;

// Parts of form controls that no page of this site has.
const exoticParts =
  /::-webkit-(datetime|date-and|calendar|search|inner|outer)|::file-selector|:-moz|\[type=|optgroup/;

function keepSelectors(rule: Rule, { classes, tags }: { classes: Set<string>; tags: Set<string> }): boolean {
  const kept = rule.selectors.filter((selector) => {
    if (laterStates.test(selector) || exoticParts.test(selector)) return false;
    const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "");
    const names = positive.match(/\.(?:\\.|[\w-])+/g) ?? [];
    const tag = /^[a-z][a-z0-9]*/.exec(positive)?.[0];
    return (!tag || tags.has(tag)) && names.every((name) => classes.has(name.slice(1).replace(/\\/g, "")));
  });
  if (kept.length > 0 && kept.length < rule.selectors.length) rule.selectors = kept;
  return kept.length > 0;
}

/** Transitions, and what prefixes and fallbacks say twice: a colour mixed with nothing is that colour's hex code. */
function dropLaterDeclarations(page: Root): void {
  page.walkAtRules("supports", (rule) => {
    if (rule.params.includes("color-mix") && !/currentcolor/i.test(rule.toString())) rule.remove();
  });
  page.walkDecls((declaration) => {
    const repeated = declaration.next()?.toString() === declaration.toString();
    if (repeated || declaration.prop.startsWith("transition")) declaration.remove();
  });
}

/** Values in place of theme variables: shorter once compressed, and the full sheet defines the variables anyway. */
function inlineTheme(page: Root): void {
  const theme = new Map<string, string>();
  page.walkAtRules("layer", (layer) => {
    if (layer.params === "theme") layer.walkDecls(({ prop, value }) => void theme.set(prop, value));
  });
  const fill = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (whole, name) => {
      const known = theme.get(name);
      return known === undefined ? whole : fill(known);
    });
  page.walkDecls((declaration) => {
    if (!declaration.value.includes("var(")) return;
    declaration.value = fill(declaration.value).replace(
      /calc\(([\d.]+)rem \* (-?[\d.]+)\)/g,
      (_, unit, count) => `${Number((unit * count).toFixed(4))}rem`,
    );
  });
}

/** Registered properties that no rule of the page sets always have their initial value. */
function inlineDefaults(page: Root): void {
  const set = new Set<string>();
  page.walkDecls(/^--/, ({ prop, parent }) => {
    if (parent?.type === "rule" && !(parent as Rule).selector.startsWith("*")) set.add(prop);
  });
  const initial = new Map<string, string>();
  page.walkAtRules("property", (rule) => {
    rule.walkDecls("initial-value", ({ value }) => {
      if (!set.has(rule.params)) initial.set(rule.params, value);
    });
  });
  page.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (whole, name) => initial.get(name) ?? whole,
    );
  });
}

/** Custom properties, registrations and animations that no remaining rule mentions. */
function dropUnusedNames(page: Root): void {
  for (let removed = true; removed; ) {
    removed = false;
    const used = new Set<string>();
    page.walkDecls((declaration) => {
      for (const [name] of declaration.value.matchAll(/--[\w-]+/g)) used.add(name);
      if (/^animation/.test(declaration.prop)) {
        for (const [name] of declaration.value.matchAll(/[\w-]+/g)) used.add(name);
      }
    });
    page.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
    page.walkAtRules(/^(property|keyframes)$/, (rule: AtRule) => {
      if (used.has(rule.params)) return;
      rule.remove();
      removed = true;
    });
  }
}

function removeEmpty(container: Container): void {
  container.each((node: ChildNode) => {
    if ("nodes" in node && node.nodes) {
      removeEmpty(node as Container);
      if (node.nodes.length === 0 && !(node.type === "atrule" && node.name === "layer")) node.remove();
      else if (node.nodes.length === 0 && node.type === "atrule" && node.params.includes("propert"))
        node.remove();
    }
  });
}
