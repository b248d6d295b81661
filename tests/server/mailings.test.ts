import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { EMPTY_CONTENT } from "../../server/inbox/mailings/content.ts";
import {
  countsOf,
  createMailing,
  findMailing,
  retryMailing,
  sendTest,
  takeStep,
  writeMailing,
} from "../../server/inbox/mailings/mailings.ts";
import { beginDueMailings } from "../../server/inbox/mailings/sending.ts";
import { setMoment } from "../../server/inbox/moments.ts";
import { LEFT, UNWANTED } from "../../server/inbox/outbox/new-mails.ts";
import { claimMailingMails, oldestWaiting, postpone } from "../../server/inbox/outbox/outbox.ts";
import { hashFor } from "../../server/inbox/storage/addresses.ts";
import { openStorage } from "../../server/inbox/storage/open.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { sweep } from "../../server/inbox/submissions/retention.ts";
import { currentSubscriptions, unsubscribe } from "../../server/inbox/subscribers/subscription.ts";
import { suppress } from "../../server/inbox/subscribers/suppression.ts";
import { createMailingClaims } from "../../server/mail/mailing-claims.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { erase, openInbox } from "./harness/inboxes.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { startTestService } from "./harness/service.ts";
import { describeOnBothStorages, newDatabase } from "./harness/storages.ts";
import { readers, scheduleNewsletter, subscribeAll } from "./harness/subscribers.ts";

const DAY = 24 * 60 * 60 * 1000;
const BY = { who: "Meera", now: 1_000 };
const KETTLE = "Kettle Maintenance in One Afternoon";

const stateOf = async (storage: Storage, id: string) => (await findMailing(storage, id))?.state;
const counted = async (storage: Storage, id: string) => {
  const mailing = await findMailing(storage, id);
  return mailing && countsOf(storage, mailing);
};

describeOnBothStorages("a mailing", (newStorage) => {
  const start = async (more: Record<string, string> = {}) => {
    const mail = await startMailServer();
    const settings = await newStorage();
    const service = await startTestService({
      ...settings,
      SMTP_URL: mail.url,
      MAILING_PER_MINUTE: "0",
      ...more,
    });
    const ended = (id: string) =>
      eventually(async () => (await stateOf(service.storage, id)) === "sent" || undefined);
    return { mail, settings, service, storage: service.storage, ended };
  };

  it("whose time has come → each subscriber gets it once, as HTML and text, and can leave by one click", async () => {
    const { mail, service, storage, ended } = await start();
    await subscribeAll(storage, readers(3));
    await subscribeAll(storage, ["asked@list.example"], { confirmedAt: null });
    await subscribeAll(storage, ["waits@list.example"], { list: KETTLE });
    const later = await createMailing(storage, {
      kind: "newsletter",
      now: 1,
      dueAt: Date.now() + DAY,
    });
    const id = await scheduleNewsletter(storage);
    await ended(id);
    expect(mail.received.map(({ recipients }) => recipients.join()).sort()).toEqual(readers(3));
    expect(await counted(storage, id)).toEqual({ waiting: 0, sent: 3, failed: 0, held: 0 });
    expect(await stateOf(storage, later)).toBe("scheduled");

    const [got] = mail.to("reader-0@list.example");
    expect(got?.subject).toBe("Sundials this month");
    for (const words of [
      "Good morning.",
      "Shadows & hours",
      "Ada Quill",
      "/blog/7",
      "Until next month.",
    ])
      expect(got?.text).toContain(words);
    expect(got?.html).toContain("Shadows &amp; hours");
    expect(got?.html).not.toMatch(/<img[^>]+src="http/);
    const header = (name: string) => got?.headers.find(({ key }) => key === name)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const path = /<https:\/\/[^/]+([^>]+)>/.exec(header("list-unsubscribe"))?.[1];
    await fetch(service.url + path, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    const left = (await currentSubscriptions(storage)).filter(({ list }) => list === "");
    expect(left.map(({ email }) => email)).toEqual(readers(3).slice(1));
  });

  it("while people leave, say no, or cannot be reached → held or failed, and only what failed is sent again", async () => {
    const { mail, storage, ended } = await start();
    await subscribeAll(storage, readers(4));
    // In a while, so that no server takes the mails before people have left.
    const dueAt = Date.now() + 20 * 60_000;
    const id = await createMailing(storage, { kind: "newsletter", subject: "Late", now: 1, dueAt });
    await beginDueMailings(storage, { now: dueAt, domain: "a.example" });
    await suppress(storage, await hashFor(storage, "reader-1@list.example"), Date.now());
    await unsubscribe(storage, "token-reader-2-list-example-0", Date.now());
    mail.refuse = (address) =>
      address.startsWith("reader-3") ? { code: 550, text: "no such person" } : undefined;
    await storage.db.updateTable("mail").set({ next_attempt_at: 0 }).execute();
    await ended(id);
    expect(mail.received.every(({ recipients }) => recipients[0] === "reader-0@list.example")).toBe(
      true,
    );
    const reasons = await storage.db
      .selectFrom("mail")
      .select("last_error")
      .where("state", "=", "held")
      .execute();
    const why = reasons.map(({ last_error }) => last_error).sort();
    expect([[LEFT, LEFT], [LEFT, UNWANTED].sort()]).toContainEqual(why);
    expect(await counted(storage, id)).toEqual({ waiting: 0, sent: 1, failed: 1, held: 2 });

    const { promise: held, resolve: open } = Promise.withResolvers<void>();
    mail.before = () => held;
    mail.refuse = () => undefined;
    expect(await retryMailing(storage, id, Date.now())).toBe(1);
    expect(await stateOf(storage, id)).toBe("sending");
    open();
    await ended(id);
    expect(mail.received.map(({ recipients }) => recipients[0]).sort()).toEqual([
      "reader-0@list.example",
      "reader-3@list.example",
    ]);
  });

  it("paused → nothing more goes out until it is resumed, and nobody is alarmed meanwhile; a test goes all the same", async () => {
    const { mail, storage, ended } = await start();
    await subscribeAll(storage, readers(30));
    let open = () => {};
    const held = new Promise<void>((resolve) => {
      open = resolve;
    });
    mail.before = () => held;
    const id = await scheduleNewsletter(storage);
    await eventually(async () => (await stateOf(storage, id)) === "sending");
    expect(await takeStep(storage, id, "pause", BY)).toBe(true);
    expect(await takeStep(storage, id, "pause", BY)).toBe(false);
    expect(await storage.db.selectFrom("audit").select(["who", "what"]).execute()).toEqual([
      { who: "Meera", what: "Paused the mailing “Sundials this month”" },
    ]);
    open();
    await sendTest(storage, id, "meera@firm.example", { now: Date.now(), domain: "a.example" });
    expect((await mail.next("meera@firm.example")).subject).toBe("Test: Sundials this month");
    const arrived = () => mail.received.length - 1;
    await eventually(async () => (await counted(storage, id))?.sent === arrived());
    expect(arrived()).toBeLessThan(30);
    expect(await eventually(async () => (await oldestWaiting(storage)) === undefined)).toBe(true);
    expect(await takeStep(storage, id, "resume", BY)).toBe(true);
    await ended(id);
    const people = mail.received
      .map(({ recipients }) => recipients[0])
      .filter((one) => one?.startsWith("reader"));
    expect(people.sort()).toEqual(readers(30).sort());
    expect(await counted(storage, id)).toMatchObject({ sent: 30, waiting: 0 });
  });

  it("begun or changed by two at once → once, and the second is told", async () => {
    const { settings, storage } = await start({ SMTP_URL: "" });
    const other = await openStorage({
      dataDir: settings.DATA_DIR ?? "",
      databaseUrl: settings.DATABASE_URL,
    });
    await subscribeAll(storage, readers(20));
    const id = await createMailing(storage, { kind: "newsletter", now: 1 });
    const text = { subject: "One", preview: "", content: EMPTY_CONTENT };
    const written = await Promise.all(
      [storage, other].map((one) => writeMailing(one, id, 1, text)),
    );
    expect(written.sort()).toEqual([false, true]);
    expect(await takeStep(storage, id, "schedule", { ...BY, revision: 1, dueAt: 1 })).toBe(false);
    expect(await takeStep(storage, id, "schedule", { ...BY, revision: 2, dueAt: 1 })).toBe(true);
    const queueing = { now: Date.now(), domain: "a.example" };
    await Promise.all(
      [storage, other, storage, other].map((one) => beginDueMailings(one, queueing)),
    );
    const rows = await storage.db.selectFrom("mailing_recipient").select("email").execute();
    expect(rows).toHaveLength(20);
    expect(await storage.db.selectFrom("mail").select("id").execute()).toHaveLength(20);
    await other.close();
  });

  it("of training dates → to who waits for that training or any, once, and they are off the list", async () => {
    const { mail, storage, ended } = await start();
    await subscribeAll(storage, ["kettle@list.example", "both@list.example"], { list: KETTLE });
    await subscribeAll(storage, ["any@list.example", "both@list.example"], { list: "Any course" });
    await subscribeAll(storage, ["lamp@list.example"], {
      list: "Lamp Standards and Their Keepers",
    });
    const tell = () =>
      createMailing(storage, {
        kind: "waiting",
        training: KETTLE,
        subject: "Dates",
        now: Date.now(),
        dueAt: 1,
      });
    const [first, second] = [await tell(), await tell()];
    await ended(first);
    await ended(second);
    expect(mail.received.map(({ recipients }) => recipients[0]).sort()).toEqual([
      "any@list.example",
      "both@list.example",
      "kettle@list.example",
    ]);
    const lists = (await currentSubscriptions(storage)).map(
      ({ email, list }) => `${email} ${list}`,
    );
    expect(lists.sort()).toEqual([
      "both@list.example Any course",
      "lamp@list.example Lamp Standards and Their Keepers",
    ]);
  });

  it("and a person who is erased → gone, from the files too; the counts stay", async () => {
    const { settings, storage, ended, service } = await start({ SMTP_URL: "" });
    await subscribeAll(storage, readers(2));
    await storage.db
      .insertInto("told")
      .values({ id: "t", email: "reader-0@list.example", what: "cbam 2026-01-01", at: 1 })
      .execute();
    const id = await scheduleNewsletter(storage);
    await ended(id);
    const folder = join(service.config.dataDir, "mail");
    expect(readdirSync(folder)).toHaveLength(2);
    expect(await erase(settings, "reader-0@list.example")).toContain(
      "with a newsletter subscription and 1 mailing",
    );
    expect(readdirSync(folder)).toHaveLength(1);
    const left = await storage.db.selectFrom("mailing_recipient").select("email").execute();
    expect(left).toEqual([{ email: "reader-1@list.example" }]);
    expect(await storage.db.selectFrom("told").selectAll().execute()).toEqual([]);
    expect(await counted(storage, id)).toMatchObject({ sent: 2 });
  });

  it("that ended a month ago → nobody's name is kept, the counts are", async () => {
    const { storage, ended, service } = await start({ SMTP_URL: "" });
    await subscribeAll(storage, readers(2));
    const id = await scheduleNewsletter(storage);
    await ended(id);
    const keep = { dataDir: service.config.dataDir, days: 365, spamDays: 30 };
    expect((await sweep(storage, keep, Date.now() + 29 * DAY)).recipients).toBe(0);
    expect((await sweep(storage, keep, Date.now() + 31 * DAY)).recipients).toBe(2);
    expect(readdirSync(join(service.config.dataDir, "mail"))).toEqual([]);
    expect(await storage.db.selectFrom("mail").select("id").execute()).toEqual([]);
    expect(await counted(storage, id)).toEqual({ waiting: 0, sent: 2, failed: 0, held: 0 });
  });

  it("paused while a mail of it is to be tried again → no mail counts as late", async () => {
    const storage = await openInbox(await newStorage());
    await subscribeAll(storage, readers(1));
    const id = await scheduleNewsletter(storage);
    await beginDueMailings(storage, { now: Date.now(), domain: "a.example" });
    const claimed = await claimMailingMails(storage, { now: storage.now(), leaseMs: 1, limit: 1 });
    await postpone(storage, claimed, storage.now(1), "Try later");
    expect(await oldestWaiting(storage)).toBeDefined();
    await takeStep(storage, id, "pause", BY);
    expect(await oldestWaiting(storage)).toBeUndefined();
  });

  it("at a pace that divides no minute → goes on", async () => {
    const storage = await openInbox(await newStorage());
    await subscribeAll(storage, readers(2));
    await scheduleNewsletter(storage);
    await beginDueMailings(storage, { now: Date.now(), domain: "a.example" });
    const { claim } = createMailingClaims(7);
    const claimed = async () =>
      (await claim(storage, { now: storage.now(), leaseMs: 60_000, limit: 4 })).deliveries.length;
    expect([await claimed(), await claimed()]).toEqual([1, 0]);
    await setMoment(storage, "mailing", Date.now() - 9_000);
    expect(await claimed()).toBe(1);
  });

  it("that has been paused for a month, or whose draft was tested then → nobody's name is kept", async () => {
    const { DATA_DIR = "", ...settings } = await newStorage();
    const storage = await openInbox({ DATA_DIR, ...settings });
    await subscribeAll(storage, readers(2));
    const id = await scheduleNewsletter(storage);
    const queueing = { now: Date.now(), domain: "a.example" };
    await beginDueMailings(storage, queueing);
    await takeStep(storage, id, "pause", BY);
    const draft = await createMailing(storage, { kind: "newsletter", subject: "A draft", now: 1 });
    await sendTest(storage, draft, "me@firm.example", queueing);
    const emails = async () =>
      (
        await storage.db.selectFrom("mailing_recipient").select("email").orderBy("email").execute()
      ).map(({ email }) => email);
    const mailTo = (email: string) =>
      storage.db
        .updateTable("mail")
        .where("mailing_recipient_id", "in", (eb) =>
          eb
            .selectFrom("mailing_recipient")
            .select("mailing_recipient.id")
            .where("email", "=", email),
        );
    await mailTo("me@firm.example").set({ state: "sent", sent_at: Date.now() }).execute();
    const lastMail = Date.now() + 10 * DAY;
    await mailTo("reader-0@list.example").set({ state: "sent", sent_at: lastMail }).execute();
    const keep = { dataDir: DATA_DIR, days: 365, spamDays: 30 };
    await sweep(storage, keep, Date.now() + 29 * DAY);
    expect(await emails()).toEqual(["me@firm.example", ...readers(2)]);
    await sweep(storage, keep, Date.now() + 31 * DAY);
    expect(await emails()).toEqual(readers(2));
    await sweep(storage, keep, lastMail + 31 * DAY);
    expect(await emails()).toEqual([]);
    expect(await counted(storage, id)).toEqual({ waiting: 0, sent: 1, failed: 0, held: 1 });
  });
});

it("two instances with a pace → keep to it together, and each person gets it once", async () => {
  const mail = await startMailServer();
  const settings = {
    DATABASE_URL: await newDatabase(),
    SMTP_URL: mail.url,
    MAILING_PER_MINUTE: "600",
  };
  const instances = await Promise.all(
    [1, 2].map(() => startTestService({ ...settings, DATA_DIR: temporaryFolder() })),
  );
  const [{ storage } = expect.unreachable()] = instances;
  await subscribeAll(storage, readers(20));
  const id = await scheduleNewsletter(storage);
  await eventually(async () => (await stateOf(storage, id)) === "sent");
  expect(mail.received.map(({ recipients }) => recipients[0]).sort()).toEqual(readers(20).sort());
  const mails = await storage.db.selectFrom("mail").select("queued_at").execute();
  const claimedAt = mails.map((one) => one.queued_at);
  expect(Math.max(...claimedAt) - Math.min(...claimedAt)).toBeGreaterThanOrEqual(19 * 100);
});
