import { expect, it } from "vitest";
import { eventually } from "../harness/eventually.ts";
import { startMailServer } from "../harness/mail-server.ts";
import { startServerProcess } from "../harness/process.ts";
import { account, amount, describeFault, startLoad, TIMEOUT, unlimited } from "./load.ts";

describeFault("many submissions", (newStorage) => {
  it(
    "with a restart in between → all are stored once and mailed once",
    async () => {
      const mail = await startMailServer();
      const settings = unlimited(await newStorage(), mail);
      let server = await startServerProcess(settings);
      const most = amount(40, 10_000);
      const load = startLoad(() => server.url, { most, visitors: 16 });
      await eventually(() => load.acknowledged.size > most / 2, TIMEOUT);
      server.child.kill("SIGTERM");
      expect(await server.exited).toEqual({ code: 0, signal: null });
      server = await startServerProcess(settings);
      await eventually(() => load.acknowledged.size === most, TIMEOUT);
      await load.finish();
      await account("restarted", load, settings, mail);
    },
    TIMEOUT,
  );
});
