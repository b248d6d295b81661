import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../../contract/project.mjs";
import { needFolder, sentenceFor } from "./command.mjs";
import { needRegistry } from "./install.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "command-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["EACCES", "The user of this command may not write build/next:"],
  ["EROFS", "build/next lies on a disk that cannot be written:"],
  ["ENOSPC", "There is no room left on the disk of build/next:"],
])("%s of the file system → a sentence with the path and what to do", (code, sentence) => {
  const error = Object.assign(new Error(code), { code, path: path.join(root, "build/next") });
  expect(sentenceFor(error)).toContain(sentence);
});

test("any other error → no sentence, so that the fault is shown whole", () => {
  expect(sentenceFor(new TypeError("x is undefined"))).toBeUndefined();
});

test("a file where a folder is needed → a sentence, and nothing is left behind", () => {
  const file = path.join(folder, "build");
  writeFileSync(file, "");
  expect(told(() => needFolder(file))).toContain("has to be a folder, and a file is in its place");
  expect(told(() => needFolder(path.join(file, "client")))).toContain("has to be a folder");
  needFolder(path.join(folder, "free/deep"));
});

test("a build whose folder is a file → one sentence and no trace of the code", () => {
  const file = path.relative(root, path.join(folder, "in-the-way"));
  writeFileSync(path.join(folder, "in-the-way"), "");
  const script = `import("./scripts/lib/command.mjs").then(({ command }) => command(async () => (await import("./scripts/lib/build.mjs")).build({ folder: ${JSON.stringify(file)} })))`;
  const { stderr, status } = spawnSync(process.execPath, ["-e", script], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^✗ .*in-the-way has to be a folder.*\n$/);
  expect(status).toBe(1);
});

test("what builds and serves the site → imports nothing that only the tests install", () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, "package.json"), "utf8"),
  );
  const named = { ...dependencies, ...devDependencies };
  const sources = ["brand", "contract", "desk", "server", "site"].flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|astro)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(top, file)),
  );
  const missing = [...sources, "astro.config.ts"].flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(imported)]
      .map(([, name = ""]) => name)
      // What a plugin of the build makes has no package.
      .filter((name) => !(name in named) && name !== "virtual")
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Packages by name; types leave no trace, and what begins with node: comes with Node. */
const imported =
  /^(?:import |import (?!type )[^"';]* from |\} from )["'](?!node:|astro:|on-use:|@fonts\/)((?:@[\w-]+\/)?\w[\w.-]*)[^"'\n]*["'];$/gm;

test("no network → said in a sentence, with the registry that was asked", async () => {
  await expect(
    needRegistry({ npm_config_registry: "http://127.0.0.1:9/", npm_config_noproxy: "127.0.0.1" }),
  ).rejects.toThrow(
    /^Dependencies cannot be installed from http:\/\/127\.0\.0\.1:9\/ \(ECONNREFUSED\)\. Connect this machine/,
  );
});

function told(action: () => void): string {
  try {
    action();
    return "";
  } catch (error) {
    return sentenceFor(error as Error) ?? String(error);
  }
}
