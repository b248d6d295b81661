import postcss from "postcss";
import { expect, test } from "vitest";
import { writePlainValues } from "./plain-values.ts";

function plain(css: string, named: string[] = []): string {
  const sheet = postcss.parse(css);
  writePlainValues(sheet, new Set(named));
  return sheet.toString();
}

const registered = '@property --a{syntax:"*";inherits:false;initial-value:solid}';
const theme = (declarations: string) => `@layer theme{:root,:host{${declarations}}}`;

test("a property that nothing sets → its initial value, or else the fallback", () => {
  expect(plain(`.x{border-style:var(--a);color:var(--b,var(--c,rgb(0, 0, 0)))}${registered}`)).toBe(
    `.x{border-style:solid;color:rgb(0, 0, 0)}${registered}`,
  );
});

test("a property that a rule sets, or that markup or scripts name → stays", () => {
  const set = `.x{border-style:var(--a)}.y{--a:dotted}${registered}`;
  expect(plain(set)).toBe(set);
  const named = `.x{border-style:var(--a)}${registered}`;
  expect(plain(named, ["--a"])).toBe(named);
});

test("a short value of the theme → written where it is read, not a long one or one that changes", () => {
  const long = "clamp(1.25rem, 5vw, 5rem)";
  const css = `${theme(`--a:600;--b:${long};--c:1`)}@media print{:root{--c:2}}`;
  expect(plain(`${css}.x{font-weight:var(--a);margin:var(--b);order:var(--c)}`)).toBe(
    `${css}.x{font-weight:600;margin:var(--b);order:var(--c)}`,
  );
});

test("a value of the theme that the base styles give anew → only the latter", () => {
  const base = "@layer base{:root,.bg-ink{--a:red}}";
  expect(plain(`${theme("--a:blue;--b:green")}${base}`)).toBe(`${theme("--b:green")}${base}`);
  const conditional = `${theme("--a:blue")}@layer base{@media print{:root{--a:red}}}`;
  expect(plain(conditional)).toBe(conditional);
});

test("what is for browsers without @property → goes", () => {
  expect(plain("@layer properties{@supports (x:y){*{--a:solid}}}.x{margin:0}")).toBe(
    ".x{margin:0}",
  );
});
