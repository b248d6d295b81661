import { describe, expect, it } from "vitest";
import { WORKER_DEFAULTS } from "../../../server/mail/worker.ts";
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
      const load = startLoad(() => server.url);
      const crashes = amount(1, 6);
      for (let crash = 0; crash < crashes; crash++) {
        const before = load.acknowledged.size;
        await eventually(() => load.acknowledged.size >= before + amount(20, 50), TIMEOUT);
        await postgres().crash();
        const refused = load.refused();
        await eventually(() => load.refused() > refused + 8, TIMEOUT);
        expect(await readiness(server.url)).toBe("The storage does not answer.");
        await postgres().restart();
        await eventually(async () => (await readiness(server.url)) === "ready", TIMEOUT);
      }
      await load.finish();
      expect(server.child.exitCode).toBeNull();
      await account(`PostgreSQL crashed ${crashes} times`, load, settings, mail);
    },
    TIMEOUT,
  );

  it.each(amount<number[]>([], [4, 20, 60]))(
    "away for %i s under three servers → what was acknowledged is stored, and mailed once",
    async (seconds) => {
      const mail = await startMailServer();
      const storage = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres().newDatabase() };
      const settings = unlimited(storage, mail);
      const servers = await Promise.all(
        [1, 2, 3].map(() => startServerProcess(settings, { isEager: true })),
      );
      /** The mail server takes what every server has on its way only when the storage cannot be told. */
      let [underWay, isAway] = [0, false];
      mail.before = async () => {
        underWay++;
        await eventually(() => isAway, TIMEOUT);
      };
      let turn = 0;
      const load = startLoad(() => servers[turn++ % servers.length]?.url ?? "");
      const hands = servers.length * WORKER_DEFAULTS.concurrency;
      await eventually(() => underWay === hands, TIMEOUT);
      await postgres().crash();
      isAway = true;
      await eventually(() => mail.received.length === hands, TIMEOUT);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      await postgres().restart();
      const before = load.acknowledged.size;
      await eventually(() => load.acknowledged.size >= before + amount(8, 30), TIMEOUT);
      await load.finish();
      expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null, null]);
      await account(`PostgreSQL away for ${seconds} s`, load, settings, mail);
    },
    TIMEOUT,
  );
});
