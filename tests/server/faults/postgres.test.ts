import { describe, expect, it } from "vitest";
import { eventually } from "../harness/eventually.ts";
import { temporaryFolder } from "../harness/folders.ts";
import { startMailServer } from "../harness/mail-server.ts";
import { startServerProcess } from "../harness/process.ts";
import { withPostgres } from "../harness/storages.ts";
import { account, amount, readiness, startLoad, TIMEOUT, unlimited } from "./load.ts";

describe("PostgreSQL", () => {
  const postgres = withPostgres();

  it(
    "crashing under load and coming back → 503 meanwhile, and nothing lost or doubled",
    async () => {
      const mail = await startMailServer();
      const storage = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres().newDatabase() };
      const settings = unlimited(storage, mail);
      const server = await startServerProcess(settings, { isEager: true });
      const load = startLoad(() => server.address);
      const crashes = amount(1, 6);
      for (let crash = 0; crash < crashes; crash++) {
        const before = load.acknowledged.size;
        await eventually(() => load.acknowledged.size >= before + amount(20, 50), TIMEOUT);
        await postgres().crash();
        const refused = load.refused();
        await eventually(() => load.refused() > refused + 8, TIMEOUT);
        expect(await readiness(server.address)).toBe("The storage does not answer.");
        await postgres().restart();
        await eventually(async () => (await readiness(server.address)) === "ready", TIMEOUT);
      }
      await load.finish();
      expect(server.child.exitCode).toBeNull();
      /** A mail whose sending could not be recorded in time goes out again. */
      await account(`PostgreSQL crashed ${crashes} times`, load, settings, mail, { repeats: crashes * 4 });
    },
    TIMEOUT,
  );
});
