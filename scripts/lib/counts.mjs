import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The runners' own counts, added up in one closing line. */
export function printCounts(folder) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const file of ["unit.json", "firefox.json"]) {
    const counts = read(path.join(folder, file));
    if (!counts) continue;
    total.passed += counts.numPassedTests;
    total.failed += counts.numFailedTests;
    total.skipped += counts.numPendingTests + counts.numTodoTests;
  }
  const browser = read(path.join(folder, "browser.json"));
  if (browser) {
    total.passed += browser.stats.expected;
    total.failed += browser.stats.unexpected;
    total.skipped += browser.stats.skipped;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
