import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { takeLock } from "../../contract/lock.mjs";
import { putBack } from "../../contract/releases.mjs";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";

/** A build that makes one page of the words and of the program. */
const ASTRO = `#!/bin/sh
mkdir -p "$BUILD_DIR" && cat "$CONTENT_DIR/words.md" site/program.ts > "$BUILD_DIR/index.html"`;

/** A project with the real commands of the build, a few words and no dependencies. */
function project() {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  cpSync("scripts/lib", at("scripts/lib"), {
    recursive: true,
    filter: (name) => !/\.test\.|\.ts$/.test(name),
  });
  for (const name of ["releases", "lock", "project", "indian-offset"])
    cpSync(`contract/${name}.mjs`, at(`contract/${name}.mjs`));
  for (const name of ["scripts/check-content.ts", "scripts/review.ts"]) write(name, "");
  write("package.json", '{ "type": "module" }');
  write("node_modules/.bin/astro", ASTRO);
  chmodSync(at("node_modules/.bin/astro"), 0o700);
  write("site/program.ts", "program 1");
  write("content/words.md", "published, ");
  const run = (code: string, env: Record<string, string> = {}) => {
    const script = `import * as build from "./scripts/lib/build.mjs"; await build.${code}`;
    const { stderr, status, stdout } = spawnSync(
      process.execPath,
      ["--input-type=module", "--eval", script],
      { cwd: folder, encoding: "utf8", env: { ...process.env, CONTENT_DIR: at("content"), ...env } },
    );
    expect([stderr, status]).toEqual(["", 0]);
    return stdout;
  };
  const live = () => readFileSync(at("build/client/index.html"), "utf8");
  return { at, write, run, live, start: () => run("ensureBuilt()") };
}

/** As the desk does it: from a copy, without photographs that no record names, with a note of who published. */
function deskPublishes({ at, run, write }: ReturnType<typeof project>) {
  cpSync(at("content"), at("build/copy"), { recursive: true });
  run("build()", { CONTENT_DIR: at("build/copy") });
  write("build/.desk", "");
  write(`build/contents/${path.basename(readlinkSync(at("build/client")))}/.published-by`, "Meera");
}

it("a start where the desk publishes → never shows words that are saved and not published", () => {
  const one = project();
  one.start();
  deskPublishes(one);
  one.write("content/words.md", "only saved, ");
  expect(one.start()).toMatch(/^· .*npm run build/);
  expect(one.live()).toBe("published, program 1");
  one.write("site/program.ts", "program 2");
  expect(one.start()).toContain("Building the site");
  expect(one.live()).toBe("published, program 2");
  expect(one.start()).not.toContain("Building the site");
  putBack(one.at("build"));
  one.start();
  expect(one.live()).toBe("published, program 2");
  one.run("build()");
  expect(one.live()).toBe("only saved, program 2");
});

it("a start where no desk publishes → shows what is in the files", () => {
  const one = project();
  one.start();
  one.write("content/words.md", "by hand, ");
  one.start();
  expect(one.live()).toBe("by hand, program 1");
  rmSync(one.at("build"), { recursive: true });
  one.start();
  expect(one.live()).toBe("by hand, program 1");
});

it.skipIf(process.platform !== "linux")(
  "a lock → held while the process that took it runs, and not once its number is another's",
  () => {
    const file = path.join(temporaryFolder(), ".lock");
    expect([takeLock(file), takeLock(file)]).toEqual(["free", "held"]);
    const [, number = "", started = ""] = /^(\d+) (\d+)$/m.exec(readFileSync(file, "utf8")) ?? [];
    writeFileSync(file, `${number} ${Number(started) - 1}\n`);
    expect([takeLock(file), takeLock(file)]).toEqual(["left", "held"]);
    // Of an earlier version, and of a process that may be about to write its number.
    for (const text of [number, ""]) {
      writeFileSync(file, text);
      expect(takeLock(file)).toBe("held");
    }
  },
);
