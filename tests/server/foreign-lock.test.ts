import { setTimeout } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { sqliteFile } from "../../server/inbox/storage/sqlite.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";

/** A server, another program that holds the write lock of its inbox, and a form that waits for it. */
async function startLocked() {
  const service = await startTestService({ DATA_DIR: temporaryFolder() });
  const other = new SqliteDatabase(sqliteFile(service.config.dataDir));
  other.exec("begin immediate");
  onTestFinished(() => void other.close());
  let isAnswered = false;
  const sending = service.send(INQUIRY).finally(() => {
    isAnswered = true;
  });
  /** Asks for pages; a server that sat and waited for the lock would answer none before the form. */
  async function pagesMeanwhile(most = Number.POSITIVE_INFINITY): Promise<number> {
    let answered = 0;
    while (!isAnswered && answered < most) {
      for (const path of ["/contact", "/healthz"])
        expect((await fetch(service.url + path)).status).toBe(200);
      if (!isAnswered) answered++;
      // Without a pause they would take a core for as long as the form waits.
      await setTimeout(50);
    }
    return answered;
  }
  return { service, other, sending, pagesMeanwhile };
}

it("another program writes for a while → pages answer meanwhile, and the form is stored when it has ended", async () => {
  const { service, other, sending, pagesMeanwhile } = await startLocked();
  expect(await pagesMeanwhile(5)).toBe(5);
  other.exec("commit");
  expect((await sending).status).toBe(200);
  expect(await service.entries()).toHaveLength(1);
});

it("another program never ends its write → 503, the pages answer all the time, and all is well afterwards", async () => {
  const { service, other, sending, pagesMeanwhile } = await startLocked();
  expect(await pagesMeanwhile()).toBeGreaterThanOrEqual(5);
  const refused = await sending;
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
  other.exec("rollback");
  expect((await service.send(INQUIRY)).status).toBe(200);
  expect(await service.entries()).toHaveLength(1);
});
