import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/server/harness/folders.ts";
import { openStorage } from "./open.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it("a new inbox under a lax umask → only its owner reads any file of it", async () => {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const dataDir = join(temporaryFolder(), "data");
  const storage = await openStorage({ dataDir });
  onTestFinished(() => storage.close());
  expect(storage.warnings).toEqual([]);
  expect(modeOf(dataDir)).toBe("700");
  const names = readdirSync(dataDir).sort();
  expect(names).toEqual(["inbox.sqlite", "inbox.sqlite-shm", "inbox.sqlite-wal"]);
  expect(names.map((name) => modeOf(join(dataDir, name)))).toEqual(["600", "600", "600"]);
});

it("a folder that others could read → closed to them with all in it, with a warning", async () => {
  const dataDir = temporaryFolder();
  await (await openStorage({ dataDir })).close();
  mkdirSync(join(dataDir, "mail"), { mode: 0o755 });
  const open = ["inbox.sqlite", "mail/one.eml"].map((name) => join(dataDir, name));
  writeFileSync(open[1] as string, "a mail");
  for (const path of [dataDir, join(dataDir, "mail")]) chmodSync(path, 0o755);
  for (const path of open) chmodSync(path, 0o644);

  const storage = await openStorage({ dataDir });
  onTestFinished(() => storage.close());
  expect([modeOf(dataDir), modeOf(join(dataDir, "mail")), ...open.map(modeOf)]).toEqual([
    ...["700", "700"],
    ...["600", "600"],
  ]);
  expect(storage.warnings).toEqual([
    `Other users of this machine could read ${[dataDir, join(dataDir, "mail"), ...open].join(", ")} until now.`,
  ]);
});
