import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { root } from "../contract/project.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { command, sentenceFor } from "./lib/command.mjs";
import { ensureDesk } from "./lib/desk.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { LANES, laneKeys, lanesDue, markPassed } from "./lib/lanes.mjs";
import { findPrograms, installPrograms } from "./lib/programs.mjs";
import { printParts, printResults, readResults } from "./lib/results.mjs";
import { Failed, run, step } from "./lib/run.mjs";

const isQuick = process.argv.includes("--quick");
const isLong = process.argv.includes("--long");
const isAll = process.argv.includes("--all") || isLong || Boolean(process.env.CI);
const results = path.join(root, "test-results");
const failures = [];
const parts = [];

async function timed(label, action) {
  const start = performance.now() / 1000;
  try {
    return await action();
  } finally {
    parts.push({ label, start, seconds: performance.now() / 1000 - start });
  }
}

/** Whether an action succeeds. A failure is printed and listed at the end, so that one run finds every failure. */
async function note(label, action, mend = "") {
  try {
    await timed(label, action);
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

const buildFixtures = () =>
  note("The site of the fixtures", () =>
    ensureBuilt({ folder: "build/fixtures", content: "tests/fixtures/content" }),
  );

/** The tests in these folders and files, several lanes of which run beside each other. */
const vitest = (name, tests, ...more) => {
  const reporters = ["--reporter=dot", "--reporter=junit"];
  const report = `--outputFile.junit=test-results/${name}.xml`;
  // With the end of its name, "site" is not "site.ts" too.
  const filters = tests.map((test) => path.join(root, test.endsWith(".ts") ? test : `${test}/`));
  return ["vitest", "run", ...reporters, report, ...more, ...filters];
};

const engine = (name) => vitest(name, [], "--config=tests/engines/vitest.config.ts", name);

/** What the lanes do not hold, because it reads everything. */
const EACH_TIME = ["scripts", "tests/content/architecture.test.ts"];

/** Nearly none of those beside the code read a built page. */
const withBuild = (tests, isBuilt) => tests.filter((test) => isBuilt || !/^tests\//.test(test));

/** Of each of three lanes beside each other, whose tests wait half of their time. */
const WORKERS = Math.max(2, Math.floor(availableParallelism() / 2));

async function quickCheck() {
  const checked = staticChecks();
  const isBuilt = await buildFixtures();
  const folders = [...EACH_TIME, ...LANES.flatMap(({ tests }) => tests)];
  const projects = ["--project=alone", "--project=quick"];
  const tests = vitest("unit", withBuild(folders, isBuilt), ...projects);
  await check("Tests outside browsers", tests);
  await checked;
}

/** Runs the lanes that are due: those that mostly wait beside each other, what a visitor sees at a moment by itself. */
async function runLanes(due, keys, env) {
  const runLane = async (name, action) => {
    if (!due.includes(name)) return;
    if (await action()) markPassed(name, keys);
  };
  const outside = async (name, isBuilt) => {
    const tests = vitest(name, withBuild(testsOf(name), isBuilt), `--maxWorkers=${WORKERS}`);
    return (await check(`Tests of the ${name}`, tests, { env })) && isBuilt;
  };
  const checked = staticChecks();
  const server = runLane("server", () => outside("server", true));
  // Of the lanes only the server's reads no built page.
  const isBuilt = due.every((name) => name === "server") || (await buildFixtures());
  const hasDesk = due.includes("journeys at the desk") && (await note("The desk", ensureDesk));
  const firefox = isBuilt && due.includes("journeys") && engines(env);
  await Promise.all([
    checked,
    server,
    check("Tests of the commands", vitest("commands", EACH_TIME, "--maxWorkers=1"), { env }),
    runLane("desk", () => outside("desk", isBuilt)),
    runLane("site", () => outside("site", isBuilt)),
    isBuilt && hasDesk && runLane("journeys at the desk", () => chromium("desk", ["desk"], env)),
    firefox,
    note("The site", () => ensureBuilt()),
  ]);
  if (!isBuilt) return;
  const others = ["whole browser", "journeys"];
  await runLane("journeys", async () => (await chromium("site", others, env)) && (await firefox));
}

const testsOf = (name) => LANES.find((lane) => lane.name === name).tests;

async function engines(env) {
  const passed = await Promise.all([
    check("Journeys in Firefox", engine("firefox"), { env }),
    !isLong || check("Journeys in Safari’s engine", engine("webkit"), { env }),
  ]);
  return passed.every(Boolean);
}

/** The journeys of some projects of playwright.config.ts; `name` tells their reports apart. */
function chromium(name, projects, env) {
  const chosen = projects.map((project) => `--project=${project}`);
  const label = `Journeys in Chromium, ${name}`;
  return check(label, ["playwright", "test", ...chosen], { env: { ...env, JOURNEYS: name } });
}

const india = new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Kolkata" });

function chooseLanes(keys) {
  const due = isAll ? [...keys.keys()] : lanesDue(keys);
  const skipped = [...keys.keys()].filter((name) => !due.includes(name));
  for (const name of skipped)
    console.log(`– ${name}: skipped, since nothing it reads has changed since it last passed`);
  if (skipped.length > 0) console.log("  `npm test -- --all` runs them as well.");
  return due;
}

await command(async () => {
  process.env.ENV_FILE = "none";
  // One waits for the network while the other unpacks.
  const install = () =>
    Promise.all([ensureInstalled({ tools: true }), isQuick || installPrograms({ long: isLong })]);
  await timed("Installing", install);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  if (isQuick) {
    await quickCheck();
  } else {
    const env = { ...(await findPrograms()), CI: "true", ...(isLong && { TESTS: "long" }) };
    const keys = laneKeys([env, india, process.platform, process.arch]);
    await runLanes(chooseLanes(keys), keys, env);
  }
  printParts(parts, performance.now() / 1000);
  printResults(await readResults(results));
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((name) => `  ✗ ${name}`).join("\n")}`);
  process.exit(failures.length > 0 ? 1 : 0);
});
