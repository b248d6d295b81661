import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";
import { shortenValues } from "./shorten-css.ts";

/**
 * Cuts a stylesheet down to what one page needs for its first paint. A rule stays when every class of one of its
 * selectors occurs in the page. The full sheet follows at the end of the body, so states that only scripts
 * or the visitor bring about lose nothing.
 */
export function pageCss(sheet: Root, html: string): string {
  const present = whatIsPresent(html);
  const key = JSON.stringify(Object.values(present).map((names) => [...names].sort()));
  const known = cuts.get(sheet) ?? new Map<string, string>();
  cuts.set(sheet, known);
  const css = known.get(key) ?? cutFor(sheet, present);
  known.set(key, css);
  return css;
}

/** Pages of one kind, such as articles, mostly need the same rules. */
const cuts = new WeakMap<Root, Map<string, string>>();

function cutFor(sheet: Root, present: Present): string {
  const page = sheet.clone();
  dropLaterBlocks(page);
  prune(page, (rule) => keepSelectors(rule, present));
  shortenValues(page);
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

/**
 * The sheet that follows at the end of the body. Faces stand in every page's head alone: declared a second time,
 * a font that came too late for the first paint would be used after all and move the text.
 */
export function followingCss(sheet: Root): string {
  const following = sheet.clone();
  following.walkAtRules("font-face", (rule) => void rule.remove());
  return following.toString();
}

/** Preloads for faces the head does not preload yet, where the page shows a character they are for. */
export function facePreloads(sheet: Root): (html: string) => string {
  const faces: Array<{ character: string; file: string }> = [];
  sheet.walkAtRules("font-face", (rule) => {
    const text = rule.toString();
    const onlyFor = /unicode-range:\s*U\+([0-9a-f]+)/i.exec(text)?.[1];
    const file = /url\("?([^")]+)/.exec(text)?.[1];
    if (onlyFor && file) faces.push({ character: String.fromCodePoint(Number.parseInt(onlyFor, 16)), file });
  });
  return (html) =>
    faces
      .filter(({ character }) => html.includes(character))
      .map(
        ({ file }) =>
          `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous">`,
      )
      .join("");
}

function classesOf(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list = ""]) => list));
  const all = [...lists].join(" ").replaceAll("&amp;", "&").replaceAll("&gt;", ">");
  return new Set(all.split(/\s+/));
}

function prune(container: Container, keep: (rule: Rule) => boolean): void {
  container.each((node: ChildNode) => {
    if (node.type === "rule") {
      if (!keep(node)) node.remove();
    } else if (node.type === "atrule" && node.nodes && !/keyframes$|^font-face$|^property$/.test(node.name)) {
      prune(node, keep);
    }
  });
}

function tagsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = ""]) => tag));
}

// The reset's rules for parts of form controls; a class that styles such a part is kept.
const exoticParts = /::-webkit-(datetime|date-and|calendar|search)|::file-selector|:-moz|\[type=|optgroup/;

// Menus open on hover from the first moment; every other hover is decoration. Focus is never left out.
const laterStates =
  /:hover(?!.*nav-panel)|::selection|::backdrop|::view-transition|:modal|spin-button|::placeholder|:active/;
const statesInMarkup: Array<[RegExp, string]> = [
  [/:disabled/, ' disabled=""'],
  [/\[aria-invalid/, " aria-invalid="],
];

type Present = { classes: Set<string>; tags: Set<string>; marks: Set<string> };

function whatIsPresent(html: string): Present {
  const marks = statesInMarkup.map(([, mark]) => mark).filter((mark) => html.includes(mark));
  return { classes: classesOf(html), tags: tagsOf(html), marks: new Set(marks) };
}

function keepSelectors(rule: Rule, { classes, tags, marks }: Present): boolean {
  const kept = rule.selectors.filter((selector) => {
    if (laterStates.test(selector)) return false;
    if (statesInMarkup.some(([state, mark]) => state.test(selector) && !marks.has(mark))) return false;
    const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "");
    const names = positive.match(/\.(?:\\.|[\w-])+/g) ?? [];
    if (names.length === 0 && exoticParts.test(selector)) return false;
    const tag = /^[a-z][a-z0-9]*/.exec(positive)?.[0];
    return (!tag || tags.has(tag)) && names.every((name) => classes.has(name.slice(1).replace(/\\/g, "")));
  });
  if (kept.length > 0 && kept.length < rule.selectors.length) rule.selectors = kept;
  return kept.length > 0;
}

/**
 * Print, forced colours, rules against motion (what moves comes with the full sheet), exact repeats of a colour in
 * a newer notation, and defaults for browsers that cannot register properties.
 */
function dropLaterBlocks(page: Root): void {
  page.walkAtRules((rule) => {
    const isLater =
      rule.name === "page" ||
      (rule.name === "media" && /^print$|forced-colors|prefers-reduced-motion/.test(rule.params)) ||
      (rule.name === "supports" &&
        rule.params.includes("color-mix") &&
        !/currentcolor/i.test(rule.toString()));
    if (isLater) rule.remove();
    else if (rule.name === "layer" && rule.params === "properties") rule.removeAll();
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
    if (!("nodes" in node) || !node.nodes) return;
    removeEmpty(node as Container);
    // An empty layer still says where it stands among the others when the full sheet arrives.
    const isLayer = node.type === "atrule" && node.name === "layer";
    if (node.nodes.length === 0 && !isLayer) node.remove();
  });
}
