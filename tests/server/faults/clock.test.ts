import { expect, it, onTestFinished, vi } from "vitest";
import { eventually } from "../harness/eventually.ts";
import { startMailServer } from "../harness/mail-server.ts";
import { startTestService } from "../harness/service.ts";
import {
  account,
  amount,
  describeFault,
  listInbox,
  readiness,
  startLoad,
  TIMEOUT,
  unlimited,
} from "./load.ts";

const HOUR = 60 * 60 * 1000;

describeFault("the clock", (newStorage) => {
  it(
    "put back by hours while mails wait → they go out now, not hours later; nothing lost or doubled",
    async () => {
      const mail = await startMailServer();
      const settings = unlimited(await newStorage(), mail);
      const service = await startTestService(settings);
      const realNow = Date.now;
      let shift = 0;
      const clock = vi.spyOn(Date, "now").mockImplementation(() => realNow() + shift);
      onTestFinished(() => clock.mockRestore());

      const most = amount(20, 1_000);
      await mail.stop();
      const load = startLoad(() => service.address, { most });
      await eventually(() => load.acknowledged.size >= most / 2, TIMEOUT);
      await eventually(async () => (await listInbox(settings)).length >= most / 2, TIMEOUT);
      shift = -6 * HOUR;
      await load.finish();
      expect(await readiness(service.address)).toBe("ready");
      await mail.start();
      await account("clock put back", load, settings, mail);
    },
    TIMEOUT,
  );
});
