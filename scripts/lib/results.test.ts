import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import { printResults, readResults } from "./results.mjs";

const VITEST = `<testsuites><testsuite>
  <testcase classname="a.test.ts" name="quick" time="0.01"></testcase>
  <testcase classname="a.test.ts" name="broken" time="2.5"><failure>expected 1
to be 2</failure></testcase>
  <testcase classname="a.test.ts" name="mail (skipped: this machine has no postman) &gt; comes" time="0"><skipped/></testcase>
</testsuite></testsuites>`;

const PLAYWRIGHT = `<testsuites><testsuite>
  <testcase classname="b.spec.ts" name="journey" time="12"></testcase>
  <testcase classname="b.spec.ts" name="type" time="0">
    <properties><property name="skip" value="only Linux has fonts"></property></properties><skipped></skipped>
  </testcase>
</testsuite></testsuites>`;

it("the reports of a run → what failed and why, the slowest first, each reason to skip, the sum", async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "unit.xml"), VITEST);
  writeFileSync(path.join(folder, "journeys.xml"), PLAYWRIGHT);
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  printResults(await readResults(folder));
  const lines = print.mock.calls.map(([line]) => line.trim());
  expect(lines[0]).toBe("✗ a.test.ts › broken\n  expected 1\n  to be 2");
  expect(lines.slice(2, 4)).toEqual(["12.0 s  b.spec.ts › journey", "2.5 s  a.test.ts › broken"]);
  expect(lines.slice(-3).sort()).toEqual([
    "2 passed, 1 failed, 2 skipped",
    "– 1 skipped: only Linux has fonts",
    "– 1 skipped: this machine has no postman",
  ]);
});
