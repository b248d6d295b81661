import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "../contract/project.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { command, sentenceFor } from "./lib/command.mjs";
import { ensureDesk } from "./lib/desk.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findPrograms, installPrograms } from "./lib/programs.mjs";
import { Failed, run, step } from "./lib/run.mjs";

const isQuick = process.argv.includes("--quick");
const isLong = process.argv.includes("--long");
const results = path.join(root, "test-results");
const failures = [];

/** Whether an action succeeds. A failure is printed and listed at the end, so that one run finds every failure. */
async function note(label, action, mend = "") {
  try {
    await action();
    return true;
  } catch (error) {
    if (!(error instanceof Failed)) console.error(`✗ ${sentenceFor(error) ?? error.stack}`);
    failures.push(`${label}${mend}`);
    return false;
  }
}

const check = (label, [program, ...args], { mend, ...options } = {}) =>
  note(label, () => step(label, () => run(program, args, { quiet: true, ...options })), mend);

const shells = ["check", "--tsconfig", "tsconfig.shells.json", "--minimumFailingSeverity", "hint"];

async function staticChecks() {
  await check("Format and lint", ["biome", "ci", "--error-on-warnings"], {
    mend: " (`npm run format` mends most of it)",
  });
  await check("Browser floor", ["eslint", "--max-warnings=0", "site"]);
  await check("Licences", ["node", "scripts/licences.ts"]);
  // Four times as quick as 6, which Astro's check of the shells still needs; both call their program tsc.
  await check("Types", ["node", "node_modules/typescript-7/bin/tsc"]);
  // Thirteen seconds on two cores for 600 lines, each of which every build runs.
  if (isLong) await check("Types of the shells", ["astro", ...shells]);
}

const vitest = (name, ...more) => {
  const reporters = [
    "--reporter=default",
    "--reporter=junit",
    `--outputFile=test-results/${name}.xml`,
  ];
  return ["vitest", "run", ...reporters, ...more];
};
const projects = isQuick ? ["--project=alone", "--project=quick"] : [];
/** The tests beside the code, nearly all of which read no built page. */
const beside = ["bench", "brand", "contract", "desk", "scripts", "server", "site"].map((folder) =>
  path.join(root, folder, path.sep),
);

await command(async () => {
  process.env.ENV_FILE = "none";
  // One waits for the network while the other unpacks.
  await Promise.all([
    ensureInstalled({ tools: true }),
    isQuick || installPrograms({ long: isLong }),
  ]);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  const env = isQuick
    ? {}
    : { ...(await findPrograms()), CI: "true", ...(isLong && { TESTS: "long" }) };
  const fixtures = { folder: "build/fixtures", content: "tests/fixtures/content" };
  // Each of them leaves a core idle most of the time.
  const checked = staticChecks();
  const isBuilt = await note("The site of the fixtures", () => ensureBuilt(fixtures));
  const unit = vitest("unit", ...projects, ...(isBuilt ? [] : beside));
  const engine = (name) => vitest(name, "--config=tests/engines/vitest.config.ts", name);
  await Promise.all([
    checked,
    check(isBuilt ? "Tests outside browsers" : "Tests beside the code", unit, {
      env,
      quiet: false,
    }),
    // They wait for their browser most of the time.
    !isQuick && isBuilt && check("Journeys in Firefox", engine("firefox"), { env }),
    isLong && isBuilt && check("Journeys in Safari’s engine", engine("webkit"), { env }),
  ]);
  if (!isQuick && isBuilt) await journeys(env);
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((name) => `  ✗ ${name}`).join("\n")}`);
  await printResults();
  process.exit(failures.length > 0 ? 1 : 0);
});

async function journeys(env) {
  const hasDesk = await note("The desk", ensureDesk);
  if (hasDesk) await check("Journeys in Chromium", ["playwright", "test"], { env, quiet: false });
  await note("The site", () => ensureBuilt());
}

async function printResults() {
  // Installed only now.
  const { DomUtils, parseDocument } = await import("htmlparser2");
  const reports = readdirSync(results).filter((name) => name.endsWith(".xml"));
  const tests = reports.flatMap((name) => {
    const report = parseDocument(readFileSync(path.join(results, name), "utf8"), { xmlMode: true });
    return DomUtils.getElementsByTagName("testcase", report);
  });
  const childOf = (test, ...names) => test.children.find(({ name }) => names.includes(name));
  const failed = tests.filter((test) => childOf(test, "failure", "error"));
  const skipped = tests.filter((test) => childOf(test, "skipped"));
  for (const test of failed) {
    const reason = DomUtils.textContent(childOf(test, "failure", "error")).trim();
    const lines = reason.split("\n").slice(0, 12);
    console.log(`\n✗ ${test.attribs.classname} › ${test.attribs.name}\n  ${lines.join("\n  ")}`);
  }
  const passed = tests.length - failed.length - skipped.length;
  console.log(`\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
}
