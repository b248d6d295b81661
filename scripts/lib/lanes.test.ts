import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import { isRead, LANES, laneKeys, lanesDue, markPassed } from "./lanes.mjs";

const ALL = LANES.map(({ name }) => name);

/** A project in which every lane has passed. */
function passedProject() {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const due = (more = ["a day"]) => lanesDue(laneKeys(more, folder), folder);
  write("package-lock.json", "{}");
  write("site/views/home.tsx", "home");
  const keys = laneKeys(["a day"], folder);
  for (const name of ALL) markPassed(name, keys, folder);
  return { due, write };
}

describe("lanes of a project in which all have passed", () => {
  it("nothing changed, or only what commands write → none is due", () => {
    const { due, write } = passedProject();
    for (const file of ["build/client/index.html", ".cache/x", "test-results/x.xml"])
      write(file, "");
    expect(due()).toEqual([]);
  });

  it.each([
    ["package-lock.json", ALL],
    ["vitest.config.ts", ALL],
    ["tests/server/harness/app.ts", ALL],
    ["contract/fields.ts", ALL],
    ["server/app.ts", ALL],
    ["desk/app.ts", ["server", "desk", "journeys at the desk"]],
    ["desk/ui/shell.tsx", ["desk", "journeys at the desk"]],
    ["site/pages/index.astro", ["site", "desk", "journeys", "journeys at the desk"]],
    ["content/firm.yaml", ["site", "server", "desk"]],
    ["docs/desk.md", ["server", "desk"]],
    ["server/app.test.ts", ["server"]],
    ["tests/built/head.test.ts", ["site"]],
    ["tests/browser/home.spec.ts", ["journeys"]],
    ["tests/browser/desk-inbox.spec.ts", ["journeys at the desk"]],
  ])("%s changed → those that read it are due", (file, lanes) => {
    const { due, write } = passedProject();
    write(file, "changed");
    expect(due()).toEqual(lanes);
  });

  it("another day or other programs → all are due", () => {
    expect(passedProject().due(["another day"])).toEqual(ALL);
  });
});

const SPECS = globSync(["tests/browser/*.spec.ts", "tests/engines/*.test.ts"]);
const TESTS_OF: Record<string, string[]> = {
  journeys: SPECS.filter((file) => !file.includes("/desk-")),
  "journeys at the desk": SPECS.filter((file) => file.includes("/desk-")),
};

describe("what a lane reads", () => {
  it.each(LANES)("$name → all that its tests import", (lane) => {
    const tests =
      TESTS_OF[lane.name] ?? globSync(lane.tests.map((folder) => `${folder}/**/*.test.{ts,tsx}`));
    // It only lists the files of all folders, and is run each time.
    const own = tests.filter((file) => file !== "tests/content/architecture.test.ts");
    expect(own.length).toBeGreaterThan(0);
    expect([...withImports(own)].filter((file) => !isRead(lane, file))).toEqual([]);
  });

  it("every test outside browsers → is in one lane, or is run each time", () => {
    const folders = LANES.flatMap(({ tests }) => tests);
    const inLane = (file: string) => folders.filter((folder) => file.startsWith(`${folder}/`));
    const tests = globSync("{bench,brand,contract,desk,server,site,tests}/**/*.test.{ts,tsx}");
    const outside = tests.filter(
      (file) => !file.startsWith("tests/engines/") && inLane(file).length !== 1,
    );
    expect(outside).toEqual([]);
  });
});

/** These files, and what they import by way of others. */
function withImports(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = readFileSync(file, "utf8").matchAll(
      /(?:\bfrom|\bimport)[\s(]*["'](\.[^"'?]+)/g,
    );
    const paths = [...imports].map(([, to = ""]) => path.join(path.dirname(file), to));
    withImports(
      paths.filter((to) => existsSync(to) && statSync(to).isFile()),
      found,
    );
  }
  return found;
}
