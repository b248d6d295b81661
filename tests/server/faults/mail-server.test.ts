import { expect, it } from "vitest";
import { eventually } from "../harness/eventually.ts";
import { entriesIn } from "../harness/inboxes.ts";
import { startMailServer } from "../harness/mail-server.ts";
import { readInbox, startServerProcess } from "../harness/process.ts";
import { startTestService } from "../harness/service.ts";
import {
  account,
  amount,
  describeFault,
  readiness,
  startLoad,
  TIMEOUT,
  unlimited,
} from "./load.ts";

const most = amount(20, 1_000);

describeFault("a mail server", (newStorage) => {
  const start = async ({ isAlone = false } = {}) => {
    const mail = await startMailServer();
    const settings = unlimited(await newStorage(), mail);
    /** A process of its own where a broken connection might end it; else the one that looks more often. */
    const { url } = isAlone ? await startServerProcess(settings) : await startTestService(settings);
    const load = startLoad(() => url, { most });
    return { mail, settings, url, load };
  };

  it(
    "away for a while, twice → forms are taken all the time, and each mail arrives once",
    async () => {
      const { mail, settings, url, load } = await start({ isAlone: true });
      for (const share of [0.25, 0.5]) {
        await eventually(() => load.acknowledged.size >= most * share, TIMEOUT);
        await mail.stop();
        await eventually(() => load.acknowledged.size >= most * (share + 0.2), TIMEOUT);
        expect(await readiness(url)).toBe("ready");
        await mail.start();
      }
      await load.finish();
      expect(load.refused()).toBe(0);
      /** Cut off after the last byte, before the answer: the server took a mail that we must offer again. */
      await account("mail server away", load, settings, mail, { repeats: 2 * 4 });
    },
    TIMEOUT,
  );

  it(
    "that is slow → does not slow the forms down, and gets each mail once",
    async () => {
      const { mail, settings, url, load } = await start();
      let hold = true;
      mail.before = () => eventually(() => !hold, TIMEOUT).then(() => {});
      await eventually(() => load.acknowledged.size === most, TIMEOUT);
      expect(mail.received.length).toBeLessThan(10);
      expect(await readiness(url)).toBe("ready");
      hold = false;
      await load.finish();
      await account("mail server slow", load, settings, mail);
    },
    TIMEOUT,
  );

  it(
    "that refuses some for now and some for good → both stay in the outbox, and are sent when staff ask for it",
    async () => {
      const { mail, settings, url, load } = await start();
      mail.refuse = (recipient) => {
        if (/-\d*[012]@/.test(recipient)) return { code: 451, text: "Later" };
        return /-\d*[345]@/.test(recipient) ? { code: 550, text: "Never" } : undefined;
      };
      await load.finish();
      const tried = async () => {
        const states = (await entriesIn(settings)).flatMap((entry) =>
          entry.mails.map(({ state }) => state),
        );
        const failed = states.filter((state) => state === "failed").length;
        return (
          failed > 0 &&
          states.filter((state) => state === "waiting").length <= load.acknowledged.size * 0.3
        );
      };
      await eventually(tried, TIMEOUT);
      expect(await readiness(url)).toBe("ready");
      mail.refuse = () => undefined;
      expect((await readInbox(settings, "retry")).code).toBe(0);
      await account("mail server refusing", load, settings, mail);
    },
    TIMEOUT,
  );
});
