import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("a page that the fixtures lack → its own words with a fixture's rule and statement; the others stay", () => {
  const root = mkdtempSync(path.join(tmpdir(), "fixture-pages-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [live, fixtures] = ["content/pages", "tests/fixtures/content/pages"].map((name) =>
    path.join(root, name),
  );
  for (const folder of [live, fixtures]) mkdirSync(folder as string, { recursive: true });
  writeFileSync(`${live}/old.yaml`, "title: Live\n");
  writeFileSync(`${fixtures}/old.yaml`, "title: Fixture\n");
  writeFileSync(`${live}/new.yaml`, "rules: [csrd]\ntext: From {csrd.start} on.\n");
  const said = execFileSync("node", [path.resolve("scripts/fixture-pages.ts")], {
    cwd: root,
    encoding: "utf8",
  });
  expect(said).toContain("tests/fixtures/content/pages/new.yaml");
  expect(readdirSync(fixtures as string)).toEqual(["new.yaml", "old.yaml"]);
  expect(readFileSync(`${fixtures}/new.yaml`, "utf8")).toBe(
    "rules:\n  - kettle-code\ntext: From {kettle-code.whistle} on.\n",
  );
  expect(readFileSync(`${fixtures}/old.yaml`, "utf8")).toBe("title: Fixture\n");
});
