import { expect, test } from "vitest";
import { facePreloads, followingCss, pageCss, parseSheet } from "./page-css.ts";

const cut = (css: string, html: string) => pageCss(parseSheet(css), html);

test("a rule stays when the page has all classes of one of its selectors", () => {
  const css = ".used{color:red}.unused{color:blue}.used .unused{color:green}.used,.unused{margin:0}";
  expect(cut(css, '<p class="other used">')).toBe(".used{color:red}.used{margin:0}");
});

test("class names with special characters → found in the markup", () => {
  const css = String.raw`.mt-2\.5{margin:1px}.\[\&\>p\]\:m-0>p{margin:0}.w-1\/2{width:50%}`;
  expect(cut(css, '<p class="mt-2.5 [&amp;&gt;p]:m-0 w-1/2">')).toBe(css);
});

test("an element the page lacks → its rules go", () => {
  expect(cut("p{margin:0}table{width:100%}", "<p>")).toBe("p{margin:0}");
});

test("media queries → kept with what is left in them, dropped when empty", () => {
  const css = "@media (width>=40rem){.a{color:red}.b{color:blue}}@media (width>=64rem){.b{color:red}}";
  expect(cut(css, '<p class="a">')).toBe("@media (width>=40rem){.a{color:red}}");
});

test("what a visitor brings about later → left to the full sheet", () => {
  const css =
    ".a:hover{color:red}::selection{color:red}@media print{.a{color:red}}@media (forced-colors:active){.a{color:red}}@media (prefers-reduced-motion:reduce){.a{color:red}}@page{margin:0}.a:focus{color:blue}";
  expect(cut(css, '<a class="a">')).toBe(".a:focus{color:blue}");
});

test("menus that open by hover → kept", () => {
  const css = "[data-menu]:hover>.nav-panel{display:block}";
  expect(cut(css, '<div class="nav-panel">')).toBe(css);
});

test("states that the markup already has → kept", () => {
  const css = ".a:disabled{opacity:.6}.a[aria-invalid=true]{color:red}";
  expect(cut(css, '<button class="a" disabled="">')).toBe(".a:disabled{opacity:.6}");
  expect(cut(css, '<input class="a" aria-invalid="true">')).toBe(".a[aria-invalid=true]{color:red}");
});

test("theme values → written out, spacing multiplied", () => {
  const css =
    "@layer theme{:root,:host{--spacing:.25rem;--color-ink:#111;--line:1px solid var(--color-ink)}}" +
    "@layer utilities{.a{padding:calc(var(--spacing) * 2.5);border:var(--line);color:var(--unknown,red)}}";
  expect(cut(css, '<p class="a">')).toBe(
    "@layer theme{}@layer utilities{.a{padding:.625rem;border:1px solid #111;color:red}}",
  );
});

test("what the reset or a later rule for the same elements says → said once", () => {
  const css =
    "html,:host{margin:1px;padding:1px!important;color:red}.a{border-style:solid;border-width:1px}" +
    "html{margin:0;padding:0;color:blue}";
  expect(cut(css, '<html><p class="a">')).toBe(
    "html,:host{padding:1px!important}.a{border-width:1px}html{margin:0;padding:0;color:blue}",
  );
});

test("properties that rules set → stay variables, with their registration", () => {
  const css =
    '.a{--tw-y:1px;translate:var(--tw-x) var(--tw-y)}@property --tw-x{syntax:"*";inherits:false;initial-value:0}' +
    '@property --tw-y{syntax:"*";inherits:false;initial-value:0}';
  expect(cut(css, '<p class="a">')).toBe(
    '.a{--tw-y:1px;translate:0 var(--tw-y)}@property --tw-y{syntax:"*";inherits:false;initial-value:0}',
  );
});

test("layers keep their order although nothing is left in them", () => {
  const css = "@layer properties{*{--tw-x:0}}@layer base{table{margin:0}}@layer utilities{.a{margin:0}}";
  expect(cut(css, '<p class="a">')).toBe("@layer properties{}@layer base{}@layer utilities{.a{margin:0}}");
});

test("animations → only those in use", () => {
  const css = ".a{animation:enter 1s}@keyframes enter{from{opacity:0}}@keyframes spin{to{rotate:1turn}}";
  expect(cut(css, '<p class="a">')).toBe(".a{animation:enter 1s}@keyframes enter{from{opacity:0}}");
});

test("fonts → declared in the page's head alone, so that none is used later than the first paint", () => {
  const css = ".a{margin:0}@font-face{font-family:F;src:url(f.woff2)}";
  expect(cut(css, '<p class="a">')).toContain("f.woff2");
  expect(followingCss(parseSheet(css))).toBe(".a{margin:0}");
});

test("a font for one character → preloaded by pages that show it", () => {
  const sheet = parseSheet("@font-face{font-family:F;src:url(r.woff2);unicode-range:U+20B9}");
  expect(facePreloads(sheet)("<p>₹7,499</p>")).toContain('href="r.woff2"');
  expect(facePreloads(sheet)("<p>€80</p>")).toBe("");
});
