import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { HONEYPOT_FIELD, NEWSLETTER_PATH, OWN_IDS } from "../../contract/forms.ts";
import { sweep } from "../../server/inbox/submissions/retention.ts";
import { requestSubscription } from "../../server/inbox/subscribers/subscription.ts";
import { eventually } from "./harness/eventually.ts";
import { captureLog } from "./harness/log.ts";
import { INQUIRY, type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const DAY = 24 * 60 * 60 * 1000;

describeOnBothStorages("retention", (newStorage) => {
  const settled = (service: Started) =>
    eventually(async () =>
      (await service.entries()).every((entry) => entry.mails.every(({ state }) => state !== "waiting")),
    );
  const fill = async (service: Started) => {
    await service.send({ ...INQUIRY, email: "inquiry@a.example" });
    await service.send({ email: "checklist@a.example" }, OWN_IDS.checklistTemplateId);
    await service.send({ ...INQUIRY, email: "spam@a.example", [HONEYPOT_FIELD]: "x" });
    await service.post(NEWSLETTER_PATH, { email: "reader@a.example" });
    await settled(service);
  };
  const emails = async (service: Started) =>
    (await service.entries()).map(({ submission }) => submission.email).sort();
  const filesOf = (service: Started) => readdirSync(join(service.config.dataDir, "mail"));

  it("→ inquiries after a year, spam and newsletter forms after a month, with their files", async () => {
    const service = await startTestService(await newStorage());
    await fill(service);
    expect(filesOf(service)).toHaveLength(6);
    const settings = { dataDir: service.config.dataDir, ...service.config.retention };
    const after = (days: number) => sweep(service.storage, settings, Date.now() + days * DAY);

    expect(await after(29)).toMatchObject({ submissions: 0, spam: 0, subscriptions: 0 });
    expect(await after(31)).toMatchObject({ submissions: 1, spam: 1, subscriptions: 1 });
    expect(await emails(service)).toEqual(["checklist@a.example", "inquiry@a.example"]);
    expect(filesOf(service)).toHaveLength(4);
    expect(await after(364)).toMatchObject({ submissions: 0, spam: 0, subscriptions: 0 });
    expect(await after(366)).toMatchObject({ submissions: 2, spam: 0, subscriptions: 0 });
    expect([await emails(service), filesOf(service)]).toEqual([[], []]);
  });

  it("→ waits for mails that are still to be sent, and 0 days keeps all", async () => {
    const service = await startTestService(await newStorage());
    await fill(service);
    await service.storage.db
      .updateTable("mail")
      .set({ state: "waiting", next_attempt_at: Date.now() + 10 * 60_000 })
      .where("template", "=", "inquiry-acknowledgement")
      .where("state", "=", "written")
      .execute();
    const { dataDir } = service.config;
    const later = Date.now() + 1000 * DAY;
    const kept = await sweep(service.storage, { dataDir, days: 0, spamDays: 0 }, later);
    expect(kept).toMatchObject({ spam: 0 });
    expect(await emails(service)).toEqual(["checklist@a.example", "inquiry@a.example", "spam@a.example"]);
    await sweep(service.storage, { dataDir, days: 365, spamDays: 30 }, later);
    expect(await emails(service)).toEqual(["inquiry@a.example"]);
  });

  it("→ subscribers stay until they leave; who never confirmed or has left goes after a month", async () => {
    const service = await startTestService(await newStorage());
    const { storage, config } = service;
    const asked = (email: string, confirmed: boolean) =>
      requestSubscription(
        storage,
        { kind: "newsletter", fields: "{}", email, received_at: Date.now(), page: "" },
        { confirmed },
      );
    await asked("reader@a.example", true);
    await asked("pending@a.example", false);
    await asked("gone@a.example", true);
    await storage.db
      .updateTable("subscription")
      .set({ left_at: Date.now() })
      .where("email", "=", "gone@a.example")
      .execute();
    const settings = { dataDir: config.dataDir, ...config.retention };
    await sweep(storage, settings, Date.now() + 29 * DAY);
    expect(await storage.db.selectFrom("subscription").select("email").execute()).toHaveLength(3);
    await sweep(storage, settings, Date.now() + 4000 * DAY);
    const left = await storage.db.selectFrom("subscription").select("email").execute();
    expect(left).toEqual([{ email: "reader@a.example" }]);
  });

  it("→ runs by itself in the server and logs counts, not people", async () => {
    const settings = await newStorage();
    const first = await startTestService(settings);
    await fill(first);
    await first.storage.db
      .updateTable("submission")
      .set({ received_at: Date.now() - 366 * DAY })
      .execute();
    await first.close();

    const log = captureLog();
    const [second] = await Promise.all([
      startTestService({ ...settings, LOG_LEVEL: "info" }),
      ...(settings.DATABASE_URL ? [startTestService({ ...settings, LOG_LEVEL: "info" })] : []),
    ]);
    await eventually(async () => (await second.entries()).length === 0);
    await eventually(() => log().includes("old records removed"));
    expect(log()).not.toContain("a.example");
    expect(log()).not.toMatch(/"level":(50|60)/);
  });
});
