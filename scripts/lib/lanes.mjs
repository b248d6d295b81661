import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../contract/project.mjs";

const WRITTEN =
  /^(\.git|\.astro|\.cache|\.vscode|build|data|node_modules|test-results|tests\/node_modules)$/;

/**
 * Parts of the tests that are run, and skipped, by themselves. Each reads the whole project but for `without`; what its
 * tests import is held against that in lanes.test.ts.
 */
export const LANES = [
  {
    name: "site",
    tests: ["bench", "brand", "contract", "site", "tests/built", "tests/content"],
    without: [
      /^(desk|deploy|docs)\//,
      /^tests\/(browser|desk|engines|server\/faults)\//,
      /^(server|tests\/server)\/.*\.test\.ts$/,
    ],
  },
  {
    name: "server",
    tests: ["server", "tests/server"],
    without: [
      /^(bench|site\/islands|site\/pages|site\/styles)\/|^desk\/ui\/.*\.tsx$/,
      /^tests\/(browser|built|engines)\//,
      /^(desk|site|tests\/content|tests\/desk)\/.*\.test\.tsx?$/,
    ],
  },
  {
    name: "desk",
    tests: ["desk", "tests/desk"],
    without: [
      /^(bench|tests\/browser|tests\/built|tests\/engines|tests\/server\/faults)\//,
      /^(server|site|tests\/content|tests\/server)\/.*\.test\.tsx?$/,
    ],
  },
  {
    name: "journeys",
    tests: [],
    without: [
      /^(bench|content|deploy|desk|docs|tests\/built|tests\/desk|tests\/server\/faults)\//,
      /^(?!tests\/engines\/).*\.test\.tsx?$/,
      /^tests\/browser\/desk-/,
    ],
  },
  {
    name: "journeys at the desk",
    tests: [],
    without: [
      /^(bench|content|deploy|docs|tests\/built|tests\/engines|tests\/server\/faults)\//,
      /\.test\.tsx?$/,
      /^tests\/browser\/(?!desk-).*\.spec\.ts$/,
    ],
  },
];

export const isRead = ({ without }, file) => !without.some((pattern) => pattern.test(file));

/** Of each lane a hash of all it reads; `more` is what else decides: the programs found, the day. */
export function laneKeys(more, folder = root) {
  const files = filesIn(folder).map((file) => [
    file,
    hashOf(readFileSync(path.join(folder, file))),
  ]);
  const keyOf = (lane) =>
    hashOf(JSON.stringify([more, files.filter(([file]) => isRead(lane, file))]));
  return new Map(LANES.map((lane) => [lane.name, keyOf(lane)]));
}

/** The names of the lanes that have not passed with these keys. */
export function lanesDue(keys, folder = root) {
  const passed = ([name, key]) =>
    existsSync(stamp(folder, name)) && readFileSync(stamp(folder, name), "utf8") === key;
  return [...keys].filter((lane) => !passed(lane)).map(([name]) => name);
}

export function markPassed(name, keys, folder = root) {
  mkdirSync(path.dirname(stamp(folder, name)), { recursive: true });
  writeFileSync(stamp(folder, name), keys.get(name));
}

const stamp = (folder, name) => path.join(folder, ".cache/lanes", name.replaceAll(" ", "-"));

const hashOf = (text) => createHash("sha256").update(text).digest("hex");

function filesIn(folder, under = "") {
  return readdirSync(path.join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const file = under ? `${under}/${entry.name}` : entry.name;
    if (WRITTEN.test(file)) return [];
    if (entry.isDirectory()) return filesIn(folder, file);
    return entry.isFile() ? [file] : [];
  });
}
