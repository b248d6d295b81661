import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Each test that failed with the first lines of its reason, and the runners' counts added up, at the end of the log. */
export function printResults(folder) {
  const results = ["unit.json", "firefox.json", "webkit.json"].map((file) =>
    vitestCounts(read(folder, file)),
  );
  results.push(playwrightCounts(read(folder, "browser.json")));
  for (const { name, reason } of results.flatMap(({ failures }) => failures)) {
    console.log(`\n✗ ${name}\n${firstLines(reason)}`);
  }
  const sum = (count) => results.reduce((total, counts) => total + counts[count], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
}

const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

function vitestCounts(report) {
  if (!report) return none;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(process.cwd(), name);
      const tests = assertionResults.filter(({ status }) => status === "failed");
      if (tests.length === 0 && message) return [{ name: file, reason: message }];
      return tests.map((test) => ({
        name: `${file} › ${test.fullName}`,
        reason: test.failureMessages.join("\n"),
      }));
    }),
  };
}

function playwrightCounts(report) {
  if (!report) return none;
  const { expected: passed, unexpected: failed, skipped } = report.stats;
  return { passed, failed, skipped, failures: report.suites.flatMap(failedSpecs) };
}

/** The failed tests of a suite and of the suites in it, each named with the titles above it. */
function failedSpecs({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map((spec) => ({ name: spec.title, reason: reasonOf(spec) }));
  const all = [...own, ...suites.flatMap(failedSpecs)];
  return all.map(({ name, reason }) => ({ name: `${title} › ${name}`, reason }));
}

const reasonOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])).join("\n");

const firstLines = (text) =>
  text
    .split("\n")
    .slice(0, 12)
    .map((line) => `  ${line}`)
    .join("\n");

function read(folder, name) {
  const file = path.join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
