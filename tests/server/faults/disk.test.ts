import { sql } from "kysely";
import { expect, it } from "vitest";
import { setMoment } from "../../../server/inbox/moments.ts";
import { eventually } from "../harness/eventually.ts";
import { temporaryFolder } from "../harness/folders.ts";
import { openInbox } from "../harness/inboxes.ts";
import { startMailServer } from "../harness/mail-server.ts";
import { startServerProcess } from "../harness/process.ts";
import { startTestService } from "../harness/service.ts";
import { account, amount, readiness, startLoad, TIMEOUT, unlimited } from "./load.ts";

/**
 * A full or read-only disk, as SQLite meets it. Its own limits stand in for the disk's, since they also bind a user
 * who may do everything, and need no disk to be made.
 */
const FAULTS: Record<string, { begin: string; end: string }> = {
  full: { begin: "pragma max_page_count = 1", end: "pragma max_page_count = 1000000" },
  "read-only": { begin: "pragma query_only = on", end: "pragma query_only = off" },
};

it.each(Object.keys(FAULTS))(
  "a %s disk → 503 and a /readyz that says so, until there is room again",
  async (kind) => {
    const mail = await startMailServer();
    const settings = unlimited({ DATA_DIR: temporaryFolder() }, mail);
    const service = await startTestService(settings);
    const load = startLoad(() => service.url);
    for (let time = 0; time < amount(1, 10); time++) {
      const before = load.acknowledged.size;
      await eventually(() => load.acknowledged.size >= before + amount(15, 30), TIMEOUT);
      expect(await readiness(service.url)).toBe("ready");
      await sql.raw(FAULTS[kind]?.begin ?? "").execute(service.storage.db);
      const refused = load.refused();
      await eventually(() => load.refused() > refused + 8, TIMEOUT);
      expect(await readiness(service.url)).toBe("The storage takes no submissions.");
      expect((await fetch(`${service.url}/contact`)).status).toBe(200);
      await sql.raw(FAULTS[kind]?.end ?? "").execute(service.storage.db);
      await eventually(async () => (await readiness(service.url)) === "ready", TIMEOUT);
    }
    await load.finish();
    await account(`disk ${kind}`, load, settings, mail, { repeats: amount(1, 10) * 4 });
  },
  TIMEOUT,
);

it("a server that starts where nothing can be written → serves its pages", async () => {
  const settings = { DATA_DIR: temporaryFolder() };
  const inbox = await openInbox(settings);
  await setMoment(inbox, "clock", Date.now() - 1);
  await sql`create trigger full before insert on moment begin select raise(abort, 'disk is full'); end`.execute(
    inbox.db,
  );
  const service = await startTestService(settings);
  expect((await fetch(`${service.url}/contact`)).status).toBe(200);
});

it("a data folder that cannot be made → the server does not start, and says which", async () => {
  const started = startServerProcess({ DATA_DIR: "/dev/null/data" });
  await expect(started).rejects.toThrow(/did not start\.\n.*\/dev\/null\/data/);
});
