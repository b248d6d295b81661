import { expect, it } from "vitest";
import { startMailServer } from "../harness/mail-server.ts";
import { startServerProcess } from "../harness/process.ts";
import {
  account,
  amount,
  describeFault,
  readiness,
  startLoad,
  TIMEOUT,
  unlimited,
} from "./load.ts";

describeFault("several servers", (newStorage) => {
  it(
    "starting at once on an empty storage → all of them start, take forms and share the mails",
    async () => {
      const mail = await startMailServer();
      const settings = unlimited(await newStorage(), mail);
      const servers = await Promise.all(
        Array.from({ length: amount(2, 6) }, () => startServerProcess(settings)),
      );
      for (const { url } of servers) expect(await readiness(url)).toBe("ready");
      let turn = 0;
      const next = () => servers[turn++ % servers.length]?.url ?? "";
      const load = startLoad(next, { most: amount(20, 2_000) });
      await load.finish();
      await account(`${servers.length} servers started together`, load, settings, mail);
    },
    TIMEOUT,
  );
});
