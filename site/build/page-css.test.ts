import { expect, test } from "vitest";
import { readDocument } from "./document.ts";
import { pageCutter } from "./page-css.ts";

const cut = (css: string, html: string) => pageCutter(css)(readDocument(html));

test("a rule stays when the page has all classes of one of its selectors", () => {
  const css = ".used{color:red}.unused{color:blue}.used .unused{color:green}.used,.unused{margin:0}";
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
  const css = "@media (width>=40rem){.a{color:red}.b{color:blue}}@media (width>=64rem){.b{color:red}}";
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

test("layers keep their order although nothing is left in them", () => {
  const css = "@layer properties{*{--tw-x:0}}@layer base{table{margin:0}}@layer utilities{.a{margin:0}}";
  expect(cut(css, '<p class="a">')).toBe("@layer properties{}@layer base{}@layer utilities{.a{margin:0}}");
});

test("what a visitor brings about later → left to the full sheet, menus that open by hover aside", () => {
  const menu = "[data-menu]:hover>.nav-panel{display:block}";
  const css = `.a:hover{color:red}::selection{color:red}@media print{.a{color:red}}@page{margin:0}.a:focus{color:blue}${menu}`;
  expect(cut(css, '<a class="a nav-panel">')).toBe(`.a:focus{color:blue}${menu}`);
});
