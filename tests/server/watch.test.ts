import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findAlerts } from "../../server/alerts.ts";
import { setMoment } from "../../server/inbox/moments.ts";
import { startService } from "../../server/service.ts";
import { EAGER } from "./harness/eager.ts";
import { eventually } from "./harness/eventually.ts";
import { FIXTURE_CONTENT, temporaryFolder } from "./harness/folders.ts";
import { openInbox } from "./harness/inboxes.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { readInbox } from "./harness/process.ts";
import { INQUIRY, startTestService, testConfig } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const DESK = "desk@verdant-ledger.example";
const HOUR = 60 * 60 * 1000;
const EARLY = { firstLookMs: 0, everyMs: 50 };

/** Settings by which every disk is full. */
function onFullDisk(settings: Record<string, string>) {
  const config = testConfig(settings);
  return { ...config, watch: { ...config.watch, diskMegabytes: Number.POSITIVE_INFINITY } };
}

describeOnBothStorages("alerts", (newStorage) => {
  it("→ one mail to the firm with a line each, from one of several servers, and none again that day", async () => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), SMTP_URL: mail.url };
    const inbox = await openInbox(settings);
    await setMoment(inbox, "backup", Date.now() - 30.5 * HOUR);
    for (let number = 0; number < 2; number++) {
      const service = await startService(onFullDisk(settings), EAGER, EARLY);
      onTestFinished(() => service.close());
    }
    const told = await mail.next(DESK);
    expect(told.subject).toBe("The website needs somebody: 2 things");
    expect(told.text).toMatch(/The disk is nearly full: \d+ MB/);
    expect(told.text).toContain("The last backup of the inbox is 30 hours old.");
    expect(mail.received).toHaveLength(1);
    // The next day.
    await setMoment(inbox, "alert", Date.now() - 25 * HOUR);
    await eventually(() => mail.received.length === 2);
    // A clock that was ahead has been put back.
    await setMoment(inbox, "alert", Date.now() + 400 * 24 * HOUR);
    await eventually(() => mail.received.length === 3);
  });

  it("while mail does not go out → tried again, not given up for the day", async () => {
    const mail = await startMailServer();
    await mail.stop();
    const config = onFullDisk({ ...(await newStorage()), SMTP_URL: mail.url });
    const service = await startService(config, EAGER, EARLY);
    onTestFinished(() => service.close());
    const moment = () =>
      service.storage.db
        .selectFrom("moment")
        .selectAll()
        .where("name", "=", "alert")
        .executeTakeFirst();
    await eventually(async () => ((await moment())?.at ?? Date.now()) < Date.now() - 22 * HOUR);
    await mail.start();
    await setMoment(service.storage, "alert", Date.now() - 25 * HOUR);
    await mail.next(DESK);
  });

  it("mails that failed or are on hold, no backup, a lapsed rule → a sentence each; when mended → none", async () => {
    const content = join(temporaryFolder(), "content");
    cpSync(FIXTURE_CONTENT, content, { recursive: true });
    const mail = await startMailServer();
    mail.refuse = () => ({ code: 554, text: "Not from you" });
    const settings = { ...(await newStorage()), SMTP_URL: mail.url, CONTENT_DIR: content };
    const service = await startTestService({
      ...settings,
      ADDRESSES_PER_HOUR: "1",
      DISK_ALERT_MB: "0",
    });
    const look = (at = Date.now()) => findAlerts(service.config, service.storage, at);
    await service.send(INQUIRY);
    await service.send({ ...INQUIRY, email: "stranger@a.example" });
    const failed = async () =>
      (await service.entries())
        .flatMap(({ mails }) => mails)
        .filter(({ state }) => state === "failed");
    await eventually(async () => (await failed()).length === 3);
    mkdirSync(join(content, "rules"), { recursive: true });
    writeFileSync(join(content, "rules/old.yaml"), "name: Old Code\nrecheckBy: 2020-01-01\n");
    expect(await look()).toEqual([
      expect.stringMatching(/^3 mails could not be delivered/),
      expect.stringMatching(/^1 mails to visitors were held back/),
      expect.stringMatching(/^Facts on the site have lapsed: Old Code\./),
    ]);
    writeFileSync(join(content, "rules/new.yaml"), "name: [half");
    expect(await look(Date.now() + 27 * HOUR)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The inbox was never backed up/),
        expect.stringMatching(/^The rules in .* cannot be read/),
      ]),
    );
    rmSync(join(content, "rules/new.yaml"));
    const backup = await readInbox(settings, "backup", join(temporaryFolder(), "inbox.backup"));
    expect(backup.code).toBe(0);
    expect((await look(Date.now() + 25 * HOUR)).join()).not.toContain("backup");
    expect(await look(Date.now() + 27 * HOUR)).toContainEqual(
      expect.stringMatching(/^The last backup .* 27 hours old/),
    );
    mail.refuse = () => undefined;
    await readInbox(settings, "retry");
    await readInbox(settings, "retry", "--held");
    writeFileSync(join(content, "rules/old.yaml"), "name: Old Code\nrecheckBy: 2099-01-01\n");
    await eventually(async () => (await look()).length === 0);
  });
});
