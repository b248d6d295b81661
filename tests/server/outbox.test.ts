import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OWN_IDS } from "../../contract/forms.ts";
import { findAlerts } from "../../server/alerts.ts";
import { areStored } from "../../server/inbox/outbox/outbox.ts";
import { addStaffMail } from "../../server/inbox/outbox/staff-mails.ts";
import { openStorage } from "../../server/inbox/storage/open.ts";
import { retryMails } from "../../server/inbox/submissions/change.ts";
import { overviewOf } from "../../server/inbox/submissions/overview.ts";
import type { Log } from "../../server/logging.ts";
import type { Delivery } from "../../server/mail/notice-batches.ts";
import { createSentJournal } from "../../server/mail/sent-journal.ts";
import { folderTransport } from "../../server/mail/transport.ts";
import { createWorker } from "../../server/mail/worker.ts";
import { EAGER, SOON_HEIR } from "./harness/eager.ts";
import { eventually } from "./harness/eventually.ts";
import { fixtureSite, temporaryFolder } from "./harness/folders.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { INQUIRY, type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";
import { claimAll } from "./harness/stored.ts";

const VISITOR = "asha.rao@steelworks.example";
const DESK = "desk@verdant-ledger.example";

function recordingLog() {
  const lines: string[] = [];
  const write = (...said: unknown[]) => void lines.push(String(said.at(-1)));
  return { lines, info: write, warn: write, error: write } as unknown as Log & { lines: string[] };
}

describeOnBothStorages("a mail", (newStorage) => {
  const start = async (settings: Record<string, string> = {}) => {
    const mail = await startMailServer();
    const service = await startTestService({
      ...(await newStorage()),
      SMTP_URL: mail.url,
      ...settings,
    });
    return { mail, service };
  };
  const mailsOf = async (service: Started) =>
    (await service.entries()).flatMap((entry) => entry.mails);
  const states = async (service: Started) => (await mailsOf(service)).map((one) => one.state);
  const allSent =
    (service: Started, done = "sent") =>
    async () =>
      (await states(service)).every((state) => state === done);

  it("written during an outage → sent when the mail server is back, with the Message-ID it was given", async () => {
    const { mail, service } = await start();
    await mail.stop();
    expect((await service.send(INQUIRY)).status).toBe(200);
    await service.send({ ...INQUIRY, message: "A second inquiry." });
    await eventually(async () => (await mailsOf(service)).some((one) => one.last_error !== null));
    expect(await states(service)).toEqual(["waiting", "waiting", "waiting", "waiting"]);

    await mail.start();
    await eventually(allSent(service));
    const given = (await mailsOf(service)).map((one) => one.message_id).sort();
    expect(mail.received.map((one) => one.messageId).sort()).toEqual(given);
  });

  it("to staff whose row is damaged → failed with a reason that quotes nothing, and the others go out", async () => {
    const { mail, service } = await start();
    const { db } = service.storage;
    const content = { title: "Hello", paragraphs: ["Hello"], links: [], footer: "" };
    const about = { template: "digest" as const, email: "", content, domain: "a.example" };
    await db.transaction().execute(async (trx) => {
      await addStaffMail({ db: trx }, { ...about, subject: "Damaged", now: 1 });
      await trx.updateTable("staff_mail").set({ content: "{SECRET" }).execute();
      await addStaffMail({ db: trx }, { ...about, subject: "Whole", now: 2 });
    });
    expect((await mail.next(DESK)).subject).toBe("Whole");
    const damaged = () =>
      db.selectFrom("mail").selectAll().where("queued_at", "=", 1).executeTakeFirst();
    await eventually(async () => (await damaged())?.state === "failed");
    expect((await damaged())?.last_error).toMatch(/is damaged and cannot be read\.$/);
  });

  it("deferred by the server → tried again later, while other mails go out", async () => {
    const { mail, service } = await start();
    mail.refuse = (recipient) =>
      recipient === VISITOR ? { code: 451, text: `Try again later, ${recipient}` } : undefined;
    await service.send(INQUIRY);
    await mail.next(DESK);
    const deferred = await eventually(async () =>
      (await mailsOf(service)).find((one) => one.last_error !== null),
    );
    expect(deferred).toMatchObject({ recipient: "visitor", state: "waiting", attempts: 1 });
    expect(deferred.next_attempt_at).toBeGreaterThan(deferred.queued_at + 10_000);
    expect(deferred.last_error).not.toContain(VISITOR);
  });

  it("refused for good → marked as failed and left alone", async () => {
    const { mail, service } = await start();
    mail.refuse = (recipient) =>
      recipient === VISITOR ? { code: 550, text: "No such user" } : undefined;
    await service.send(INQUIRY);
    const failed = await eventually(async () =>
      (await mailsOf(service)).find((one) => one.state === "failed"),
    );
    expect(failed).toMatchObject({ recipient: "visitor", attempts: 1 });
    expect(failed.last_error).toContain("No such user");
    await mail.next(DESK);
  });

  it("a note of sent mails that cannot be read → set aside and told; mail goes out", async () => {
    const mail = await startMailServer();
    const settings = { DATA_DIR: temporaryFolder(), ...(await newStorage()), SMTP_URL: mail.url };
    const folder = join(settings.DATA_DIR, "unrecorded");
    mkdirSync(folder);
    writeFileSync(join(folder, "torn.json"), '{"ids":["to');
    const service = await startTestService(settings);
    await service.send(INQUIRY);
    await eventually(allSent(service));
    expect(readdirSync(folder)).toEqual(["torn.json.unreadable"]);
    const alerts = await findAlerts(service.config, service.storage, Date.now());
    expect(alerts.join()).toContain("Remove unrecorded/torn.json.unreadable");
  });

  it("claimed by an instance that died → taken over when its lease runs out", async () => {
    const { mail, service } = await start();
    await mail.stop();
    await service.send(INQUIRY);
    await service.close();

    const settings = {
      ...(service.config.databaseUrl && { DATABASE_URL: service.config.databaseUrl }),
    };
    await mail.start();
    const dead = await openStorage(service.config);
    await dead.db.updateTable("mail").set({ next_attempt_at: 0, leased_until: 0 }).execute();
    const now = Date.now();
    const claim = () => claimAll(dead, { now, leaseMs: 1_000, limit: 10 });
    expect(await claim()).toHaveLength(2);
    expect(await claim()).toEqual([]);
    await dead.close();

    const heir = await startTestService(
      { ...settings, DATA_DIR: service.config.dataDir, SMTP_URL: mail.url },
      SOON_HEIR,
    );
    await eventually(allSent(heir));
    expect(mail.received).toHaveLength(2);
  });

  it("slower than its lease → still sent once, since the lease is renewed", async () => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), SMTP_URL: mail.url };
    const slow = await startTestService(settings, { pollMs: 50, leaseMs: 2_000 });
    await startTestService(settings, { pollMs: 50, leaseMs: 2_000 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    mail.before = () => held;
    await slow.send(INQUIRY);
    const since = Date.now();
    await eventually(() => Date.now() - since > 3_000);
    release();
    await eventually(allSent(slow));
    expect(mail.received).toHaveLength(2);
  });

  it("waiting too long → /mailz answers 503 and /readyz says so but stays ready, until it is sent", async () => {
    const { mail, service } = await start({ MAIL_ALERT_MINUTES: "30" });
    const ask = async (path: string) => {
      const answer = await fetch(service.url + path);
      return [answer.status, await answer.json()];
    };
    const noneFailed = { failedWithinADay: 0, ofThemToTheFirm: 0 };
    const onTime = [200, { mail: "on time", oldestWaitsMinutes: 0, ...noneFailed }];
    await mail.stop();
    await service.send(INQUIRY);
    expect(await ask("/mailz")).toEqual(onTime);
    await service.storage.db
      .updateTable("mail")
      .set({ queued_at: Date.now() - 45 * 60_000 })
      .execute();
    expect(await ask("/mailz")).toEqual([
      503,
      { mail: "late", oldestWaitsMinutes: 45, ...noneFailed },
    ]);
    expect(await ask("/readyz")).toEqual([200, { status: "ready", mail: "late" }]);
    const { storage } = service;
    await eventually(
      async () =>
        await storage.db
          .selectFrom("mail")
          .select("id")
          .where("last_error", "is not", null)
          .executeTakeFirst(),
    );
    const { alarm } = await overviewOf(storage, { alertAfterMs: 60_000, imapUrl: undefined });
    expect(alarm).toMatch(
      /^MAIL IS NOT GOING OUT: .* The mail server cannot be reached \(.*ECONNREFUSED/,
    );
    await mail.start();
    await eventually(allSent(service));
    expect(await ask("/mailz")).toEqual(onTime);
    expect(await ask("/readyz")).toEqual([200, { status: "ready", mail: "on time" }]);
  });

  it("refused for good, all of them → /mailz, /metrics and the desk say so, until they are sent", async () => {
    const { mail, service } = await start();
    const health = async () => (await fetch(`${service.url}/mailz`)).json();
    mail.refuse = () => ({ code: 554, text: "Not from you" });
    for (const message of ["one", "two", "three"]) await service.send({ ...INQUIRY, message });
    await eventually(async () => (await states(service)).every((state) => state === "failed"));
    expect(await health()).toMatchObject({
      mail: "failing",
      failedWithinADay: 6,
      ofThemToTheFirm: 3,
    });
    expect((await fetch(`${service.url}/mailz`)).status).toBe(503);
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain("forms_mail_ok 0\n");
    expect(metrics).toContain('forms_mails_failed_within_a_day{recipient="firm"} 3\n');
    expect(
      (await overviewOf(service.storage, { alertAfterMs: 60_000, imapUrl: undefined })).alarm,
    ).toContain("MAIL IS FAILING: 6 mails");
    mail.refuse = () => undefined;
    await retryMails(service.storage, Date.now());
    await eventually(allSent(service));
    expect(await health()).toMatchObject({ mail: "on time", failedWithinADay: 0 });
  });

  it("one visitor's address that does not exist, among others → no alarm", async () => {
    const { mail, service } = await start();
    mail.refuse = (recipient) =>
      recipient === VISITOR ? { code: 550, text: "No such user" } : undefined;
    await service.send(INQUIRY);
    await service.send({ ...INQUIRY, email: "other@a.example" });
    await eventually(async () => (await states(service)).every((state) => state !== "waiting"));
    const answer = await fetch(`${service.url}/mailz`);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { mail: "on time", failedWithinADay: 1 },
    ]);
  });

  it("older than three days and still not sent → given up; a long wait → a loud line in the log", async () => {
    const { mail, service } = await start();
    await mail.stop();
    await service.send(INQUIRY);
    await service.send({ ...INQUIRY, message: "Another." });
    await service.close();

    const storage = await openStorage(service.config);
    const hour = 60 * 60_000;
    const due = { next_attempt_at: 0, leased_until: 0 };
    await storage.db
      .updateTable("mail")
      .set({ ...due, queued_at: Date.now() - 2 * hour })
      .execute();
    const old = storage.db.updateTable("mail").set({ queued_at: Date.now() - 73 * hour });
    await old.where("recipient", "=", "visitor").execute();

    const log = recordingLog();
    const fail = () => Promise.reject(Object.assign(new Error("down"), { code: "ESOCKET" }));
    const worker = createWorker(
      { storage, send: fail, journal: createSentJournal(service.config.dataDir), log },
      { ...EAGER, concurrency: 4, alertAfterMs: hour, noticesPerMinute: 0, mailingPerMinute: 0 },
    );
    worker.start();
    const failed = await eventually(async () => {
      const rows = await storage.db
        .selectFrom("mail")
        .selectAll()
        .where("state", "=", "failed")
        .execute();
      return rows.length === 2 ? rows : undefined;
    });
    expect(failed.map((one) => one.recipient)).toEqual(["visitor", "visitor"]);
    await eventually(() => log.lines.some((line) => line.startsWith("MAIL IS NOT GOING OUT")));
    await worker.stop();
    await storage.close();
  });

  it("that cannot be written because the build has no PDF → waits instead of going out without it", async () => {
    const { mail, service } = await start({
      BUILD_DIR: fixtureSite({ "index.html": "<html></html>" }),
    });
    await service.send({ email: VISITOR }, OWN_IDS.checklistTemplateId);
    const waiting = await eventually(async () =>
      (await mailsOf(service)).find((one) => one.last_error !== null),
    );
    expect(waiting).toMatchObject({ template: "checklist-delivery", state: "waiting" });
    expect(waiting.last_error).toContain("build the site");
    expect(mail.to(VISITOR)).toEqual([]);
  });

  it("without a mail server configured → becomes a file any mail program opens", async () => {
    const service = await startTestService(await newStorage());
    await service.send({ email: VISITOR }, OWN_IDS.checklistTemplateId);
    await eventually(allSent(service, "written"));
    const folder = join(service.config.dataDir, "mail");
    const files = readdirSync(folder).sort();
    expect(files).toEqual([
      expect.stringMatching(/^\d{4}-.*-checklist-delivery-\w+\.eml$/),
      expect.stringMatching(/^\d{4}-.*-checklist-notice-\w+\.eml$/),
    ]);
    expect(readFileSync(join(folder, files[0] ?? ""), "utf8")).toContain(`To: ${VISITOR}`);
  });

  it("erased while its file was being written → its file can be removed", async () => {
    const service = await startTestService(await newStorage());
    const { db } = service.storage;
    await service.send({ email: VISITOR }, OWN_IDS.checklistTemplateId);
    const folder = join(service.config.dataDir, "mail");
    await eventually(allSent(service, "written"));
    const [entry] = await service.entries();
    const [mail] = entry?.mails ?? [];
    if (!entry || !mail) throw new Error("Nothing was stored.");
    const transport = folderTransport(service.config.dataDir);
    const claimed: Delivery = [mail];
    expect(await areStored(service.storage, claimed)).toBe(true);
    await db.deleteFrom("submission").execute();
    expect(await areStored(service.storage, claimed)).toBe(false);
    const before = readdirSync(folder).length;
    await transport.takeBack?.(claimed);
    expect(readdirSync(folder)).toHaveLength(before - 1);
  });
});
