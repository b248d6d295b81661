import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { HONEYPOT_FIELD, NEWSLETTER_PATH, OWN_IDS } from "../../contract/forms.ts";
import { findAlerts } from "../../server/alerts.ts";
import { readMoment, setMoment } from "../../server/inbox/moments.ts";
import { sweep } from "../../server/inbox/submissions/retention.ts";
import { requestSubscription } from "../../server/inbox/subscribers/subscription.ts";
import { EAGER } from "./harness/eager.ts";
import { eventually } from "./harness/eventually.ts";
import { openInbox } from "./harness/inboxes.ts";
import { captureLog } from "./harness/log.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { readInbox } from "./harness/process.ts";
import { INQUIRY, type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = { firstLookMs: 0, everyMs: 50, sweepAfterMs: 0 };

describeOnBothStorages("retention", (newStorage) => {
  const settled = (service: Started) =>
    eventually(async () =>
      (await service.entries()).every((entry) =>
        entry.mails.every(({ state }) => state !== "waiting"),
      ),
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
    expect(filesOf(service)).toHaveLength(5);
    const settings = { dataDir: service.config.dataDir, ...service.config.retention };
    const after = (days: number) => sweep(service.storage, settings, Date.now() + days * DAY);

    expect(await after(29)).toMatchObject({ requests: 0, spam: 0, subscriptions: 0 });
    expect(await after(31)).toMatchObject({
      submissions: 0,
      requests: 1,
      spam: 1,
      subscriptions: 1,
    });
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
    expect(await emails(service)).toEqual([
      "checklist@a.example",
      "inquiry@a.example",
      "spam@a.example",
    ]);
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
    const start = () => startTestService({ ...settings, LOG_LEVEL: "info" }, EAGER, AT_ONCE);
    const [second] = await Promise.all([start(), ...(settings.DATABASE_URL ? [start()] : [])]);
    await eventually(async () => (await second.entries()).length === 0);
    await eventually(() => log().includes("old records removed"));
    expect(log()).not.toContain("a.example");
    expect(log()).not.toMatch(/"level":(50|60)/);
  });

  it("a clock far beyond the newest record → removes nothing and says so, until somebody confirms it", async () => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), SMTP_URL: mail.url };
    const first = await startTestService(settings);
    await fill(first);
    await first.close();
    const storage = await openInbox(settings);
    const { db } = storage;
    const old = Date.now() - 400 * DAY;
    await db.updateTable("submission").set({ received_at: old }).execute();
    await db.updateTable("mail").set({ queued_at: old, sent_at: old }).execute();
    const invitation = {
      id: "i",
      hash: "h",
      name: "Ravi",
      role: "clerk" as const,
      email: "r@a.example",
    };
    await db
      .insertInto("invitation")
      .values({ ...invitation, created_at: old, expires_at: old })
      .execute();
    await db.deleteFrom("moment").execute();
    mail.received.length = 0;

    const service = await startTestService(settings, EAGER, AT_ONCE);
    const alerts = () =>
      mail.received.filter(({ subject }) => subject?.startsWith("The website needs"));
    await eventually(() => alerts().length === 1);
    expect(alerts()[0]?.text).toMatch(
      /The clock says .*, so nothing old is removed: if .* inbox -- clock;/s,
    );
    /** A new record bears the time of the doubted clock. */
    await service.send({ ...INQUIRY, email: "new@a.example" });
    await setMoment(storage, "alert", Date.now() - 2 * DAY);
    await eventually(() => alerts().length === 2);
    expect(await emails(service)).toHaveLength(5);
    expect(await db.selectFrom("invitation").select("id").execute()).toHaveLength(1);
    const readiness = await fetch(`${service.url}/readyz`);
    expect([readiness.status, await readiness.json()]).toMatchObject([
      200,
      { status: "ready", warnings: [expect.stringContaining("The clock says")] },
    ]);
    expect((await readInbox(settings, "clock", "--yes")).out).toContain("believed from now on");
    await eventually(async () => (await emails(service)).join() === "new@a.example");
    await eventually(
      async () => (await db.selectFrom("invitation").select("id").execute()).length === 0,
    );
    expect((await (await fetch(`${service.url}/readyz`)).json()).warnings).toBeUndefined();
    const [line] = await db.selectFrom("audit").selectAll().execute();
    expect(line).toMatchObject({ area: "inbox", what: expect.stringContaining("clock") });
  });

  it("more than one run removes → the oldest go, the firm is told, and the rest goes the next day", async () => {
    const settings = await newStorage();
    const service = await startTestService(settings, EAGER, AT_ONCE);
    const { db } = service.storage;
    await service.send(INQUIRY);
    await settled(service);
    const now = Date.now();
    const [row] = await db.selectFrom("submission").selectAll().execute();
    if (!row) return expect.unreachable();
    const many = Array.from({ length: 700 }, (_, number) => ({
      ...row,
      id: `old${number}`,
      dedupe_key: `old${number}`,
      received_at: now - 400 * DAY - number,
    }));
    await setMoment(service.storage, "sweep", now);
    for (let start = 0; start < many.length; start += 350)
      await db
        .insertInto("submission")
        .values(many.slice(start, start + 350))
        .execute();
    const left = async () =>
      (await db.selectFrom("submission").select("id").execute()).map(({ id }) => id);
    await setMoment(service.storage, "sweep", now - 2 * DAY);
    await eventually(async () => (await readMoment(service.storage, "full-sweep")) !== undefined);
    expect((await left()).sort()).toEqual(
      [row.id, ...many.slice(0, 200).map(({ id }) => id)].sort(),
    );
    expect((await findAlerts(service.config, service.storage, Date.now())).join()).toContain(
      "More was too old than is removed in a day",
    );
    await setMoment(service.storage, "sweep", now - 2 * DAY);
    await eventually(async () => (await left()).length === 1);
  });
});
