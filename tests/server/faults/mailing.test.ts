import { expect, it } from "vitest";
import { findMailing } from "../../../server/inbox/mailings/mailings.ts";
import { WORKER_DEFAULTS } from "../../../server/mail/worker.ts";
import { eventually } from "../harness/eventually.ts";
import { openInbox } from "../harness/inboxes.ts";
import { startMailServer } from "../harness/mail-server.ts";
import { startServerProcess } from "../harness/process.ts";
import { readers, scheduleNewsletter, subscribeAll } from "../harness/subscribers.ts";
import { amount, describeFault, TIMEOUT, unlimited } from "./load.ts";

describeFault("a newsletter", (newStorage) => {
  it(
    "whose server is killed while sending → everybody gets it, under one Message-ID each",
    async () => {
      const mail = await startMailServer();
      const settings = { ...unlimited(await newStorage(), mail), MAILING_PER_MINUTE: "0" };
      const storage = await openInbox(settings);
      const people = readers(amount(200, 5_000));
      await subscribeAll(storage, people);
      const id = await scheduleNewsletter(storage);
      const kills = amount(1, 3);
      for (let kill = 1; kill <= kills; kill++) {
        const server = await startServerProcess(settings, { isEager: true });
        const enough = Math.floor((people.length * kill) / (kills + 1));
        await eventually(() => mail.received.length >= enough, TIMEOUT);
        server.child.kill("SIGKILL");
        expect(await server.exited).toEqual({ code: null, signal: "SIGKILL" });
        expect((await findMailing(storage, id))?.state).toBe("sending");
      }
      await startServerProcess(settings, { isEager: true });
      await eventually(async () => (await findMailing(storage, id))?.state === "sent", TIMEOUT);

      const got = Map.groupBy(mail.received, ({ recipients }) => recipients.join());
      expect([...got.keys()].sort()).toEqual([...people].sort());
      const ids = [...got.values()].map((all) => new Set(all.map(({ messageId }) => messageId)));
      expect(ids.filter(({ size }) => size > 1)).toEqual([]);
      const repeated = mail.received.length - people.length;
      process.stdout.write(
        `${people.length} people, ${kills} kills: ${repeated} mails came twice\n`,
      );
      // Nobody knows whether a mail arrived that was on its way when its server died.
      expect(repeated).toBeLessThanOrEqual(kills * WORKER_DEFAULTS.concurrency);
    },
    TIMEOUT,
  );
});
