import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SLOWEST = 10;

/** The tests of all JUnit reports in a folder. `skipped` is the reason, or "" where a test was not skipped. */
export async function readResults(folder) {
  // Installed only when tests have run.
  const { DomUtils, parseDocument } = await import("htmlparser2");
  const reports = readdirSync(folder).filter((name) => name.endsWith(".xml"));
  return reports.flatMap((report) => {
    const xml = parseDocument(readFileSync(path.join(folder, report), "utf8"), { xmlMode: true });
    return DomUtils.getElementsByTagName("testcase", xml).map((test) => readTest(test, DomUtils));
  });
}

function readTest(test, { findOne, getElementsByTagName, textContent }) {
  const failure = findOne(({ name }) => name === "failure" || name === "error", test.children);
  const skipped = findOne(({ name }) => name === "skipped", test.children);
  return {
    file: test.attribs.classname,
    name: test.attribs.name,
    seconds: Number(test.attribs.time),
    failure: failure ? textContent(failure).trim() : "",
    skipped: skipped ? reasonOf(test.attribs.name, getElementsByTagName("property", test)) : "",
  };
}

/** Playwright writes it into the report; Vitest cannot, so that names hold it (tests/only-with.ts). */
function reasonOf(name, properties) {
  const property = properties.find(({ attribs }) => attribs.name === "skip");
  const [, inName] = /\(skipped: (.*?)\)/.exec(name) ?? [];
  return property?.attribs.value ?? inName ?? "no reason is given";
}

/** What failed and why, what was skipped and why, and which tests took longest. */
export function printResults(tests) {
  const failed = tests.filter(({ failure }) => failure);
  for (const { file, name, failure } of failed) {
    const lines = failure.split("\n").slice(0, 12);
    console.log(`\n✗ ${file} › ${name}\n  ${lines.join("\n  ")}`);
  }
  const slowest = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  console.log("\nThe slowest tests, beside others:");
  for (const { file, name, seconds } of slowest) printTime(seconds, `${file} › ${name}`);
  const skipped = tests.filter((test) => test.skipped);
  for (const reason of new Set(skipped.map((test) => test.skipped))) {
    const count = skipped.filter((test) => test.skipped === reason).length;
    console.log(`\n– ${count} skipped: ${reason}`);
  }
  const passed = tests.length - failed.length - skipped.length;
  console.log(`\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
}

/** Which part of a run took how long; parts run beside each other. */
export function printParts(parts, seconds) {
  console.log("\nWhere the time went, parts beside each other:");
  for (const part of [...parts].sort((a, b) => a.start - b.start))
    printTime(part.seconds, `${part.label}, from ${Math.round(part.start)} s on`);
  printTime(seconds, "all of it");
}

function printTime(seconds, what) {
  console.log(`${seconds.toFixed(1).padStart(8)} s  ${what}`);
}
