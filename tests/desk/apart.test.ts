import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const BUILT = process.env.BUILD_DIR ?? "";
const root = path.resolve(import.meta.dirname, "../..");

const imports = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g)].map(
    ([, name = ""]) => path.relative(root, path.resolve(path.dirname(file), name)),
  );

test("the site, the server and what they share → import nothing of the desk", () => {
  const files = globSync("{brand,contract,server,site}/**/*.{ts,tsx,astro}", { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) =>
    imports(path.join(root, file)).some((name) => name.startsWith(`desk${path.sep}`)),
  );
  expect(found).toEqual([]);
});

test("the desk's server → imports nothing of its page, and of the site's views only what their door gives", () => {
  const files = globSync("desk/**/*.ts", { cwd: root, exclude: ["desk/ui/**"] });
  expect(files.length).toBeGreaterThan(80);
  const found = files.filter((file) =>
    imports(path.join(root, file)).some((name) => /^(desk\/ui|site\/views)\//.test(name)),
  );
  expect(found).toEqual([]);
});

test("the built site → holds no path and no word of the desk", () => {
  const files = globSync("**/*.{html,js,css,json,xml,txt,webmanifest}", { cwd: BUILT });
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) =>
    /x-desk-token|desk-token|\/api\/(inbox|session|review|content|mailings)/.test(
      readFileSync(path.join(BUILT, file), "utf8"),
    ),
  );
  expect(found).toEqual([]);
});
