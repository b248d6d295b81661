import SqliteDatabase from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { sqliteFile } from "../../server/inbox/storage/sqlite.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";

/** A server, and another program that holds the write lock of its inbox. */
async function startLocked() {
  const service = await startTestService({ DATA_DIR: temporaryFolder() });
  const other = new SqliteDatabase(sqliteFile(service.config.dataDir));
  other.exec("begin immediate");
  onTestFinished(() => void other.close());
  const sending = service.send(INQUIRY);
  return { service, other, sending };
}

/** The slowest of a few answers, in milliseconds. */
async function slowest(address: string): Promise<number> {
  let most = 0;
  for (let turn = 0; turn < 10; turn++) {
    for (const path of ["/contact", "/healthz"]) {
      const began = performance.now();
      expect((await fetch(address + path)).status).toBe(200);
      most = Math.max(most, performance.now() - began);
    }
  }
  return most;
}

it("another program writes for a while → pages answer at once, and the form is stored when it has ended", async () => {
  const { service, other, sending } = await startLocked();
  expect(await slowest(service.address)).toBeLessThan(2_000);
  other.exec("commit");
  expect((await sending).status).toBe(200);
  expect(await service.entries()).toHaveLength(1);
});

it("another program never ends its write → 503, the pages answer all the time, and all is well afterwards", async () => {
  const { service, other, sending } = await startLocked();
  let answer: Response | undefined;
  void sending.then((response) => {
    answer = response;
  });
  const refused = await eventually(async () => {
    expect(await slowest(service.address)).toBeLessThan(2_000);
    return answer;
  });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
  other.exec("rollback");
  expect((await service.send(INQUIRY)).status).toBe(200);
  expect(await service.entries()).toHaveLength(1);
});
