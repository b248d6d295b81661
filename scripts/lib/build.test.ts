import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { takeLock } from "../../contract/lock.mjs";
import { putBack } from "../../contract/releases.mjs";
import { onlyWith } from "../../tests/only-with.ts";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";

/** A build that makes one page of the words and of the program, which it reads before it waits for words. */
const ASTRO = `#!/bin/sh
PROGRAM=$(cat site/program.ts)
if [ "$CONTENT_LATER" ]; then echo begun >> begun.log; CONTENT_DIR=$(cat); [ "$CONTENT_DIR" ] || exit 0; fi
mkdir -p "$BUILD_DIR" && printf '%s' "$(cat "$CONTENT_DIR/words.md")$PROGRAM" > "$BUILD_DIR/index.html"
echo "$BUILD_DIR" > built.log`;

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
  for (const name of ["releases", "lock", "project"])
    cpSync(`contract/${name}.mjs`, at(`contract/${name}.mjs`));
  for (const name of ["check-content", "review"])
    write(
      `scripts/${name}.ts`,
      `import { appendFileSync } from "node:fs"; appendFileSync("${name}.log", "1");`,
    );
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
      {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, CONTENT_DIR: at("content"), ...env },
      },
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

/** What the desk starts ahead: it waits until Astro does, then makes `meanwhile` and gives the order. */
async function buildAhead(
  { at }: ReturnType<typeof project>,
  order: object | "",
  meanwhile = () => {},
) {
  const script = `import { text } from "node:stream/consumers"; import { build } from "./scripts/lib/build.mjs";
    await build({ told: text(process.stdin) });`;
  const env = { ...process.env, CONTENT_DIR: at("content"), ENV_FILE: ".env" };
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: at("."),
    env,
  });
  await vi.waitFor(() => expect(existsSync(at("begun.log"))).toBe(true), 30_000);
  meanwhile();
  child.stdin.end(order && JSON.stringify(order));
  const [status] = await once(child, "exit");
  expect([status, existsSync(at("build/.lock-ahead")), existsSync(at("build/next-ahead"))]).toEqual(
    [0, false, false],
  );
  return existsSync(at("built.log"))
    ? path.basename(readFileSync(at("built.log"), "utf8").trim())
    : undefined;
}

it("a build that began before its content was known → shows the content that it is told, and checks it unless that is done", async () => {
  const one = project();
  const order = { content: one.at("content"), isChecked: true };
  const change = () => one.write("content/words.md", "saved meanwhile, ");
  expect(await buildAhead(one, order, change)).toBe("next-ahead");
  expect(one.live()).toBe("saved meanwhile, program 1");
  expect([existsSync(one.at("check-content.log")), one.start()]).toEqual([false, ""]);
  await buildAhead(one, { ...order, isChecked: false });
  expect(existsSync(one.at("check-content.log"))).toBe(true);
});

it.each([
  ["the program", "site/program.ts", "program 2"],
  ["a dependency", "package-lock.json", "{}"],
  ["a setting", ".env", "SITE_URL=https://larch.example"],
  ["the firm's record", "content/firm.yaml", "name: Larch"],
])("%s changes while a build waits for its content → it begins anew", async (_, file, text) => {
  const one = project();
  const order = { content: one.at("content"), isChecked: true };
  expect(await buildAhead(one, order, () => one.write(file, text))).toBe("next");
  expect(one.live()).toBe(`published, ${file === "site/program.ts" ? text : "program 1"}`);
});

it("nobody publishes after all → the build that waits ends, and nothing is live", async () => {
  const one = project();
  expect(await buildAhead(one, "")).toBeUndefined();
  expect(existsSync(one.at("build/client"))).toBe(false);
});

onlyWith(process.platform === "linux", "only Linux tells when a process was started").test(
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
