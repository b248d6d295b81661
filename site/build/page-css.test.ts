import { expect, test } from "vitest";
import { readDocument } from "./document.ts";
import { pageCutter } from "./page-css.ts";

const cut = (css: string, html: string, scripts: Record<string, string> = {}) =>
  pageCutter(css, new Map(Object.entries(scripts)))(readDocument(html));

test("a rule stays when the page has all classes of one of its selectors", () => {
  const css =
    ".used{color:red}.unused{color:blue}.used .unused{color:green}.used,.unused{margin:0}";
  expect(cut(css, '<p class="other used">')).toBe(".used{color:red}.used{margin:0}");
});

test("class names with special characters → found in the markup", () => {
  const css = String.raw`.mt-2\.5{margin:1px}.\[\&\>p\]\:m-0>p{margin:0}.w-1\/2{width:50%}`;
  expect(cut(css, '<p class="mt-2.5 [&amp;&gt;p]:m-0 w-1/2">')).toBe(css);
});

test("a class that a selector excludes → need not be there", () => {
  expect(cut(".a:not(.b){margin:0}", '<p class="a">')).toBe(".a:not(.b){margin:0}");
});

test("an element the page lacks → its rules go", () => {
  expect(cut("p{margin:0}table{width:100%}", "<p>")).toBe("p{margin:0}");
});

test("media queries → kept with what is left in them, dropped when empty", () => {
  const css =
    "@media (width>=40rem){.a{color:red}.b{color:blue}}@media (width>=64rem){.b{color:red}}";
  expect(cut(css, '<p class="a">')).toBe("@media (width>=40rem){.a{color:red}}");
});

test("properties, registrations and animations → only those in use", () => {
  const css =
    ":root{--a:1px;--b:2px;--c:var(--a)}.x{margin:var(--c);animation:enter 1s}@keyframes enter{from{opacity:0}}" +
    '@keyframes spin{to{rotate:1turn}}@property --b{syntax:"*";inherits:false}';
  expect(cut(css, '<p class="x">')).toBe(
    ":root{--a:1px;--c:var(--a)}.x{margin:var(--c);animation:enter 1s}@keyframes enter{from{opacity:0}}",
  );
});

test("a property that only the page's markup reads → stays", () => {
  expect(cut(":root{--a:red;--b:blue}", '<svg fill="var(--a)">')).toBe(":root{--a:red}");
});

test("what a visitor brings about later → stays as well: pointing, printing, selecting", () => {
  const css =
    ".a:hover{color:red}::selection{color:red}@media print{.a{color:red}}@page{margin:0}.a:focus{color:blue}";
  expect(cut(css, '<a class="a">')).toBe(css);
});

test("alternatives in a selector → need not all be there", () => {
  const css = ":is(.a,.b) p{margin:0}.c:is(:where(.group):hover *){color:red}";
  expect(cut(css, '<p class="a c">')).toBe(css);
});

test("a class that begins with a digit → its rules stay", () => {
  const css = String.raw`@media (width>=96rem){.\32 xl\:h-96{height:24rem}}`;
  expect(cut(css, '<p class="2xl:h-96">')).toBe(css);
});

test("words of the page's scripts, and of those they load → their rules stay; other scripts' go", () => {
  const scripts = {
    "form.1a.js": 'import("./more.2b.js");e.className="sending mt-2.5";t("output",{})',
    "more.2b.js": "import'./form.1a.js';r`px-1`;\"print:after:content-[':_']\"",
    "search.3c.js": '"found"',
  };
  const printed = String.raw`@media print{.print\:after\:content-\[\'\:_\'\]:after{content:": "}}`;
  const css = `.sending{margin:0}.mt-2\\.5{margin:1px}output{margin:0}.px-1{padding:0}${printed}`;
  const html =
    '<script type="module" src="/assets/form.1a.js"></script><script>go("inline")</script>';
  expect(cut(`${css}.inline{margin:0}.found{margin:0}.send{margin:0}`, html, scripts)).toBe(
    `${css}.inline{margin:0}`,
  );
});
