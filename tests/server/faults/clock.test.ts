import { describe, expect, it, onTestFinished, vi } from "vitest";
import { findAlerts } from "../../../server/alerts.ts";
import { beginDueMailings } from "../../../server/inbox/mailings/sending.ts";
import { setMoment } from "../../../server/inbox/moments.ts";
import type { NewSubmission } from "../../../server/inbox/submissions/new-submission.ts";
import { createMailingClaims } from "../../../server/mail/mailing-claims.ts";
import { EAGER } from "../harness/eager.ts";
import { eventually } from "../harness/eventually.ts";
import { temporaryFolder } from "../harness/folders.ts";
import { entriesIn, openInbox } from "../harness/inboxes.ts";
import { startMailServer } from "../harness/mail-server.ts";
import { startServerProcess } from "../harness/process.ts";
import { startTestService } from "../harness/service.ts";
import { describeOnSqlite, newDatabase } from "../harness/storages.ts";
import { claimAll, storeAll } from "../harness/stored.ts";
import { readers, scheduleNewsletter, subscribeAll } from "../harness/subscribers.ts";
import {
  account,
  amount,
  describeFault,
  readiness,
  startLoad,
  TIMEOUT,
  unlimited,
} from "./load.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A clock that the test puts back or forward. */
function shiftableClock() {
  const realNow = Date.now;
  const clock = { shift: 0 };
  const spy = vi.spyOn(Date, "now").mockImplementation(() => realNow() + clock.shift);
  onTestFinished(() => spy.mockRestore());
  return clock;
}

describeFault("the clock", (newStorage) => {
  it(
    "put back by hours while mails wait → they go out now, not hours later; nothing lost or doubled",
    async () => {
      const mail = await startMailServer();
      const settings = unlimited(await newStorage(), mail);
      const service = await startTestService(settings);
      const clock = shiftableClock();

      const most = amount(20, 1_000);
      await mail.stop();
      const load = startLoad(() => service.url, { most });
      await eventually(() => load.acknowledged.size >= most / 2, TIMEOUT);
      await eventually(async () => (await entriesIn(settings)).length >= most / 2, TIMEOUT);
      clock.shift = -6 * HOUR;
      await load.finish();
      expect(await readiness(service.url)).toBe("ready");
      await mail.start();
      await account("clock put back", load, settings, mail);
    },
    TIMEOUT,
  );
});

/** With PostgreSQL the clock that counts is the database's, which a test cannot put forward. */
describeOnSqlite("the clock", (newStorage) => {
  /** An inbox with forms and a mailing that has ended. */
  async function fill(settings: Record<string, string>) {
    const storage = await openInbox(settings);
    const rules = { messageIdDomain: "a.example", confirmNewsletter: true };
    const count = amount(20, 820);
    const submissions = Array.from({ length: count }, (_, number): NewSubmission => {
      const submitted = { kind: "newsletter" as const, fields: { email: `v${number}@a.example` } };
      return {
        submitted,
        submissionId: undefined,
        spamReasons: [],
        receivedAt: Date.now(),
        page: "",
      };
    });
    await storeAll(storage, submissions, rules);
    await subscribeAll(storage, readers(count));
    await scheduleNewsletter(storage);
    await beginDueMailings(storage, { now: Date.now(), domain: "a.example" });
    const now = Date.now();
    await storage.db.updateTable("mail").set({ state: "sent", sent_at: now }).execute();
    await storage.db.updateTable("mailing").set({ state: "sent", finished_at: now }).execute();
    const counts = async () => [
      (await storage.db.selectFrom("submission").select("id").execute()).length,
      (await storage.db.selectFrom("mailing_recipient").select("id").execute()).length,
    ];
    return { storage, counts, count };
  }

  const watch = { firstLookMs: 0, everyMs: 50, sweepAfterMs: 0 };

  it.each([
    ["at the start", 400],
    ["at the start", 31],
    ["while the server runs", 400],
    ["while the server runs", 31],
  ])(
    "ahead %s, by %i days → nothing is removed, and somebody is told",
    async (when, days) => {
      const mail = await startMailServer();
      const settings = unlimited(await newStorage(), mail);
      const { storage, counts, count } = await fill(settings);
      const clock = shiftableClock();
      if (when === "at the start") clock.shift = days * DAY;
      const service = await startTestService(settings, EAGER, watch);
      const told = () => mail.received.filter(({ text }) => text?.includes("The clock says"));
      /** A server that has looked once more has had another chance to remove something. */
      const lookAgain = async () => {
        const before = told().length;
        await setMoment(storage, "alert", 0);
        await eventually(() => told().length > before, TIMEOUT);
      };
      clock.shift = days * DAY;
      await lookAgain();
      const load = startLoad(() => service.url, { most: 1 });
      await load.finish();
      await lookAgain();
      expect(await counts()).toEqual([count + 1, count]);
      expect(await (await fetch(`${service.url}/readyz`)).json()).toHaveProperty("warnings");
      clock.shift = 0;
      expect(await (await fetch(`${service.url}/readyz`)).json()).not.toHaveProperty("warnings");
      expect(await counts()).toEqual([count + 1, count]);
    },
    TIMEOUT,
  );
});

describe("the clocks of servers on one PostgreSQL", () => {
  it("one is ahead → it takes over no mail that the other has claimed, and keeps the pace of mailings", async () => {
    const settings = { DATA_DIR: temporaryFolder(), DATABASE_URL: await newDatabase() };
    const storage = await openInbox(settings);
    const submitted = {
      kind: "checklist" as const,
      fields: { email: "one@a.example", place: "section" as const },
    };
    const submission = {
      submitted,
      submissionId: undefined,
      spamReasons: [],
      receivedAt: 1,
      page: "",
    };
    await storeAll(storage, [submission], {
      messageIdDomain: "a.example",
      confirmNewsletter: true,
    });
    await subscribeAll(storage, readers(3));
    await scheduleNewsletter(storage);
    await beginDueMailings(storage, { now: Date.now(), domain: "a.example" });
    const claim = () => ({ now: storage.now(), leaseMs: 60_000, limit: 10 });
    const pace = createMailingClaims(1);

    const clock = shiftableClock();
    clock.shift = 90_000;
    expect(await claimAll(storage, claim())).toHaveLength(2);
    expect((await pace.claim(storage, claim())).deliveries).toHaveLength(1);
    clock.shift = 0;
    expect(await claimAll(storage, claim())).toEqual([]);
    expect((await pace.claim(storage, claim())).deliveries).toEqual([]);
    clock.shift = 90_000;
    expect(await claimAll(storage, claim())).toEqual([]);
  });

  it("more than a few seconds → the server says so", async () => {
    const service = await startTestService({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: await newDatabase(),
    });
    const warnings = async () => (await (await fetch(`${service.url}/readyz`)).json()).warnings;
    expect(await warnings()).toBeUndefined();
    shiftableClock().shift = 60_000;
    expect(await warnings()).toEqual([
      expect.stringMatching(/is \d+ s ahead of that of the database/),
    ]);
    expect((await findAlerts(service.config, service.storage, Date.now())).join()).toContain(
      "ahead of",
    );
  });

  it.each(
    amount<{ shifts: number[] }[]>([], [{ shifts: [0, 15_000] }, { shifts: [0, 15_000, -15_000] }]),
  )(
    "off by $shifts ms → each mail goes out once",
    async ({ shifts }) => {
      const mail = await startMailServer();
      const database = { DATA_DIR: temporaryFolder(), DATABASE_URL: await newDatabase() };
      const settings = unlimited(database, mail);
      const servers = await Promise.all(
        shifts.map((clockShiftMs) => startServerProcess(settings, { isEager: true, clockShiftMs })),
      );
      /** Each mail takes a while, as with a real mail server, so that there are always some under way. */
      mail.before = () => new Promise((resolve) => setTimeout(resolve, 300));
      let turn = 0;
      const next = () => servers[turn++ % servers.length]?.url ?? "";
      const load = startLoad(next, { most: 300 });
      await load.finish();
      await account(`clocks ${shifts.join(", ")} ms apart`, load, settings, mail);
    },
    TIMEOUT,
  );
});
