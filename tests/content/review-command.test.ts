import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { visit } from "yaml";
import { copyOf, FIXTURES } from "./folders.ts";

const RULE = "rules/cbam.yaml";
const LAPSED = "2026-01-01";

test("nothing lapsed → a build is told nothing, and the launch has nothing against it", () => {
  copyOf(FIXTURES);
  expect(run("review.ts", "--lapsed")).toEqual({ status: 0, told: "" });
  expect(run("launch-check.ts").told).not.toContain("lapsed");
});

test("a rule nobody read in time → the build is warned with file and line, and the launch is refused", () => {
  const content = copyOf(FIXTURES);
  for (const file of content.files("."))
    content.change(file, (record) =>
      visit(record, {
        Pair: (_key, { key }) => (String(key) === "sample" ? visit.REMOVE : undefined),
      }),
    );
  expect(run("launch-check.ts").status).toBe(0);
  content.set(RULE, "recheckBy", LAPSED);
  const warned = run("review.ts", "--lapsed");
  expect(warned.status).toBe(0);
  expect(warned.told).toMatch(/content\/rules\/cbam\.yaml:\d+/);
  const refused = run("launch-check.ts");
  expect(refused.status).toBe(1);
  expect(refused.told).toMatch(/content\/rules\/cbam\.yaml:\d+: lapsed on 2026-01-01/);
});

test("as data → the same three lists", () => {
  const content = copyOf(FIXTURES);
  content.set(RULE, "recheckBy", LAPSED);
  const { overdue, due, changes } = JSON.parse(run("review.ts", "--json").told);
  expect(overdue).toMatchObject([{ file: "content/rules/cbam.yaml", day: LAPSED }]);
  expect(due).toEqual([]);
  expect(changes).toContainEqual(expect.objectContaining({ day: "2098-02-01" }));
});

function run(script: string, ...options: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [`scripts/${script}`, ...options], {
    encoding: "utf8",
  });
  return { status, told: stdout };
}
