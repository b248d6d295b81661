import { expect, it } from "vitest";
import { WORKER_DEFAULTS } from "../../../server/mail/worker.ts";
import { eventually } from "../harness/eventually.ts";
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

describeFault("a server", (newStorage) => {
  it(
    "killed under load, again and again → every acknowledged inquiry exists once, and its mails go out",
    async () => {
      const mail = await startMailServer();
      const settings = unlimited(await newStorage(), mail);
      let server = await startServerProcess(settings, { isEager: true });
      const load = startLoad(() => server.url);
      const kills = amount(1, 8);
      const [forms, mails] = [amount(15, 40), amount(4, 10)];
      for (let kill = 0; kill < kills; kill++) {
        const before = load.acknowledged.size;
        const mailed = mail.received.length;
        await eventually(
          () => load.acknowledged.size >= before + forms && mail.received.length > mailed + mails,
          TIMEOUT,
        );
        server.child.kill("SIGKILL");
        expect(await server.exited).toEqual({ code: null, signal: "SIGKILL" });
        expect(await readiness(server.url)).toBe("closed");
        server = await startServerProcess(settings, { isEager: true });
        expect(await readiness(server.url)).toBe("ready");
      }
      await load.finish();
      await account(`killed ${kills} times`, load, settings, mail, {
        repeats: kills * WORKER_DEFAULTS.concurrency,
      });
    },
    TIMEOUT,
  );
});
