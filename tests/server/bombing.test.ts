import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { NEWSLETTER_PATH, OWN_IDS } from "../../contract/forms.ts";
import { removeMailFiles } from "../../server/inbox/outbox/mail-files.ts";
import { openStorage } from "../../server/inbox/storage/open.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { Mail } from "../../server/inbox/storage/tables.ts";
import type { NewSubmission } from "../../server/inbox/submissions/new-submission.ts";
import { SOON_HEIR } from "./harness/eager.ts";
import { eventually } from "./harness/eventually.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { INQUIRY, type Started, startTestService, testConfig } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";
import { storeAll } from "./harness/stored.ts";

const DESK = "desk@verdant-ledger.example";
const HOUR = 60 * 60 * 1000;

/** One mailbox, spelt in many ways. */
const SPELLINGS = [
  "victim@a.example",
  "Victim@A.example",
  "vic.tim@a.example",
  "victim+1@a.example",
  "v.i.c.t.i.m+x@a.example",
];

describeOnBothStorages("mail bombing", (newStorage) => {
  const start = async (settings: Record<string, string> = {}) => {
    const mail = await startMailServer();
    const service = await startTestService({
      ...(await newStorage()),
      SMTP_URL: mail.url,
      RATE_LIMIT_PER_MINUTE: "0",
      ...settings,
    });
    const settled = () =>
      eventually(async () => (await mailsOf(service)).every(({ state }) => state !== "waiting"));
    const toVisitors = () => mail.received.filter(({ recipients }) => !recipients.includes(DESK));
    /** As if all that happened so far had happened earlier. */
    const earlier = async (ms: number) => {
      await service.storage.db
        .updateTable("mail")
        .set((eb) => ({ sent_at: eb("sent_at", "-", ms), queued_at: eb("queued_at", "-", ms) }))
        .execute();
      await service.storage.db
        .updateTable("submission")
        .set((eb) => ({ dedupe_key: eb.ref("id") }))
        .execute();
    };
    return { mail, service, settled, toVisitors, earlier };
  };
  const mailsOf = async (service: Started): Promise<Mail[]> =>
    (await service.entries()).flatMap((entry) => entry.mails);

  it("the checklist for one mailbox, however spelt → once an hour, three times a day, attached once", async () => {
    const { service, settled, toVisitors, earlier } = await start();
    const flood = async () => {
      await Promise.all(
        SPELLINGS.map((email) => service.send({ email }, OWN_IDS.checklistTemplateId)),
      );
      await settled();
      return toVisitors().map(
        ({ attachments }) =>
          attachments.filter(({ mimeType }) => mimeType === "application/pdf").length,
      );
    };
    expect(await flood()).toEqual([1]);
    expect(await service.entries()).toHaveLength(5);
    await earlier(HOUR / 2);
    expect(await flood()).toEqual([1]);
    await earlier(HOUR);
    expect(await flood()).toEqual([1, 0]);
    await earlier(HOUR + 1);
    expect(await flood()).toEqual([1, 0, 0]);
    await earlier(HOUR + 1);
    expect(await flood()).toEqual([1, 0, 0]);
    await earlier(24 * HOUR);
    expect(await flood()).toEqual([1, 0, 0, 1]);
  });

  it("the newsletter for a stranger, again and again → asked once an hour", async () => {
    const { service, settled, toVisitors } = await start();
    for (const email of SPELLINGS) await service.post(NEWSLETTER_PATH, { email });
    await settled();
    expect(toVisitors()).toHaveLength(1);
  });

  it("a mail deferred by the mail server → passes the limit once, and is not stopped by it later", async () => {
    const { mail, service, settled, toVisitors } = await start();
    mail.refuse = (recipient) =>
      recipient === DESK ? undefined : { code: 451, text: "Greylisted" };
    await service.send({ email: "victim@a.example" }, OWN_IDS.checklistTemplateId);
    await eventually(async () =>
      (await mailsOf(service)).some(({ last_error }) => last_error !== null),
    );
    await service.send({ email: "vic.tim@a.example" }, OWN_IDS.checklistTemplateId);
    await eventually(async () => (await mailsOf(service)).some(({ state }) => state === "held"));
    mail.refuse = () => undefined;
    await service.storage.db
      .updateTable("mail")
      .set({ next_attempt_at: 0 })
      .where("state", "=", "waiting")
      .execute();
    await settled();
    expect(toVisitors().map(({ recipients }) => recipients)).toEqual([["victim@a.example"]]);
  });

  it("a flood of forms → one mail that lists them all, and each notice counts as sent", async () => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), SMTP_URL: mail.url, NOTICES_PER_MINUTE: "5" };
    const storage = await fill(settings, 40);
    await storage.close();

    const service = await startTestService(settings);
    await eventually(async () => (await mailsOf(service)).every(({ state }) => state === "sent"));
    const [notice, ...others] = mail.to(DESK);
    expect([notice?.subject, others]).toEqual(["40 forms at once: 40 inquiries", []]);
    for (let number = 0; number < 40; number++)
      expect(notice?.text).toContain(`Flood number ${number}.`);
    expect(mail.received).toHaveLength(41);
  });

  it("at a quiet time → each notice goes at once, by itself", async () => {
    const { mail, service, settled } = await start({ NOTICES_PER_MINUTE: "5" });
    for (const message of ["One.", "Two.", "Three."]) {
      await service.send({ ...INQUIRY, message });
      await settled();
    }
    expect(mail.to(DESK).map(({ subject }) => subject)).toEqual(
      Array(3).fill("Inquiry: CBAM Consultancy (Asha Rao, Steelworks & Sons)"),
    );
  });

  it("a batch whose sender died → goes out again as the same mail, to the same file, which erase finds", async () => {
    const settings = { ...(await newStorage()), NOTICES_PER_MINUTE: "2" };
    const storage = await fill(settings, 4);
    await storage.db
      .updateTable("mail")
      .set({ group_id: "g1", attempts: 1, leased_until: Date.now() - 1 })
      .where("recipient", "=", "firm")
      .execute();
    await storage.close();

    const heir = await startTestService(settings, SOON_HEIR);
    await eventually(async () => (await mailsOf(heir)).every(({ state }) => state === "written"));
    const folder = join(heir.config.dataDir, "mail");
    const grouped = () => readdirSync(folder).filter((name) => name.includes("-notices-"));
    expect(grouped()).toEqual([expect.stringMatching(/-notices-g1\.eml$/)]);
    const written = readFileSync(join(folder, grouped()[0] ?? ""), "utf8");
    expect(written).toContain("Message-ID: <g1@a.example>");
    const erased = (await heir.entries()).filter(
      ({ submission }) => submission.email === "v3@a.example",
    );
    await removeMailFiles(
      heir.config.dataDir,
      erased.flatMap(({ mails }) => mails),
    );
    expect(grouped()).toEqual([]);
  });
});

/** An inbox with so many inquiries that no server has seen yet. */
async function fill(settings: Record<string, string>, count: number): Promise<Storage> {
  const { dataDir, databaseUrl } = testConfig(settings);
  const storage = await openStorage({ dataDir, databaseUrl });
  const flood = Array.from({ length: count }, (_, number): NewSubmission => {
    const fields = {
      ...INQUIRY,
      email: `v${number}@a.example`,
      message: `Flood number ${number}.`,
    };
    const submitted = { kind: "contact", fields } as NewSubmission["submitted"];
    return {
      submitted,
      submissionId: `flood-${number}`,
      spamReasons: [],
      receivedAt: Date.now(),
      page: "",
    };
  });
  await storeAll(storage, flood, { messageIdDomain: "a.example", confirmNewsletter: true });
  return storage;
}
