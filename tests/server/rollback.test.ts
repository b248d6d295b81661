import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { publish } from "../../contract/releases.mjs";
import { temporaryFolder } from "./harness/folders.ts";

const script = fileURLToPath(new URL("../../scripts/rollback.mjs", import.meta.url));

it("npm run rollback → the release before is live, then the later one again; after one build it changes nothing", () => {
  const folder = temporaryFolder();
  const release = (text: string) => {
    mkdirSync(join(folder, "next"));
    writeFileSync(join(folder, "next/index.html"), text);
    publish(folder, join(folder, "next"));
  };
  const live = () => readFileSync(join(folder, "client/index.html"), "utf8");
  const rollback = () => spawnSync(process.execPath, [script, folder], { encoding: "utf8" });

  release("one");
  expect(rollback()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no release before/),
  });
  expect(live()).toBe("one");
  release("two");
  expect([rollback().status, live()]).toEqual([0, "one"]);
  expect([rollback().status, live()]).toEqual([0, "two"]);
});
