import { expect, it, onTestFinished } from "vitest";
import { DAY, MINUTE } from "../../contract/indian-time.ts";
import type { PublishedRun } from "../../contract/trainings.ts";
import {
  addRegistration,
  listRegistrations,
  setRunDetail,
} from "../../server/inbox/registrations/registrations.ts";
import {
  forgetRunChange,
  lastTold,
  planRunChange,
  runChangeAlarm,
  tellRunChanges,
} from "../../server/inbox/registrations/run-changes.ts";
import { changeSeat } from "../../server/inbox/registrations/seats.ts";
import { addTrainingMail } from "../../server/inbox/registrations/training-mails.ts";
import { tendWaitingLists } from "../../server/inbox/registrations/waiting-list.ts";
import { openStorage } from "../../server/inbox/storage/open.ts";
import { changeRows, findRow } from "../../server/inbox/storage/rows.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { Registration, TrainingMail } from "../../server/inbox/storage/tables.ts";
import { erasePerson } from "../../server/inbox/submissions/erasure.ts";
import { addDueReminders } from "../../server/mail/reminders.ts";
import {
  checkTrainingMail,
  trainingFiles,
  trainingMail,
} from "../../server/mail/training-mails.ts";
import { eventually } from "./harness/eventually.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { PUBLISHED_RUN as RUN, siteWithRuns } from "./harness/runs.ts";
import { INQUIRY, startTestService, testConfig } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const DOMAIN = "verdant-ledger.example";
const KEY = { training: RUN.training, run: RUN.run };

async function register(storage: Storage, name: string, given: Partial<Registration> = {}) {
  const email = `${name.toLowerCase()}@mill.example`;
  const invoice = { organisation: "", invoice_name: "", gstin: "", invoice_address: "" };
  const seat = { seats: 1, participants: "", state: "confirmed", submission_id: null } as const;
  const run = { ...KEY, last_day: "2098-05-12" };
  const row = { name, email, ...invoice, ...seat, ...run, ...given };
  return (await addRegistration(storage, row, given.placed_at ?? 0)).id;
}

const cancel = (storage: Storage, id: string) =>
  changeSeat(storage, id, {
    change: { state: "cancelled" },
    run: { firstDay: RUN.firstDay, seats: undefined },
    about: "a run",
    who: "Meera",
    tells: false,
    when: { now: Date.now(), domain: DOMAIN },
  });

const mailsOf = (storage: Storage) =>
  storage.db
    .selectFrom("training_mail")
    .innerJoin("mail", "mail.id", "mail_id")
    .select(["registration_id", "what", "state", "last_error"])
    .orderBy("queued_at")
    .execute();

/** What the server decides when the turn of a mail has come. */
async function decided(storage: Storage, mail: TrainingMail, now: number, runs = [RUN]) {
  const registration = await findRow(storage, "registration", { id: mail.registration_id });
  if (!registration) throw new Error("The registration is gone.");
  return checkTrainingMail({ ...mail, registration, queuedAt: 0 }, runs, now);
}

const at = (moment: string) => Date.parse(`${moment}:00+05:30`);
const WEEK_BEFORE = at("2098-05-03T09:00");

describeOnBothStorages("mails to participants", (newStorage) => {
  const open = async () => {
    const storage = await openStorage(testConfig(await newStorage()));
    onTestFinished(() => storage.close());
    const remind = (now: number, runs = [RUN]) =>
      addDueReminders(storage, runs, { now, domain: DOMAIN });
    const kinds = async () => (await mailsOf(storage)).map(({ what }) => what);
    return { storage, remind, kinds };
  };

  it("queued → written when it goes out, from what is then true and published; erasing removes it", async () => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), SMTP_URL: mail.url };
    const { storage, config } = await startTestService({
      ...settings,
      BUILD_DIR: siteWithRuns([RUN]),
    });
    const id = await register(storage, "Asha");
    // Long enough ago that no server lags behind.
    const now = Date.now() - 20 * MINUTE;
    const to = (what: TrainingMail["what"], whom = id) =>
      addTrainingMail(storage, { id: whom }, { what }, { now, domain: DOMAIN });
    await setRunDetail(storage, KEY, { joining: "https://meet.example/x", payment: "" });
    await to("offered");
    await to("confirmed", await register(storage, "Bala", { run: "2099-01-01" }));
    await to("confirmed");
    await eventually(async () => (mail.to("asha@mill.example").length > 0 ? true : undefined));
    const [sent] = mail.to("asha@mill.example");
    expect(sent).toMatchObject({ subject: "Confirmed: Far-Future Forestry, May 10-12 2098" });
    expect(sent?.text).toContain("https://meet.example/x");
    expect(sent?.attachments?.some(({ filename }) => filename === "far-future-forestry.ics")).toBe(
      true,
    );
    await eventually(
      async () => (await mailsOf(storage)).every(({ state }) => state !== "waiting") || undefined,
    );
    expect(await mailsOf(storage)).toMatchObject([
      { what: "offered", state: "held", last_error: expect.stringContaining("not true any more") },
      { state: "held", last_error: expect.stringContaining("visitors do not see this run") },
      { what: "confirmed", state: "sent" },
    ]);
    await erasePerson(storage, config.dataDir, "asha@mill.example");
    expect(await mailsOf(storage)).toHaveLength(1);
  });

  it("an inquiry about a run → its mail says that no place is left, if none is", async () => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), SMTP_URL: mail.url };
    const BUILD_DIR = siteWithRuns([{ ...RUN, seats: 2 }]);
    const { storage, send } = await startTestService({ ...settings, BUILD_DIR });
    const ask = async (email: string) => {
      await send({ ...INQUIRY, email, about: "Far-Future Forestry, May 10-12 2098" });
      return eventually(async () => mail.to(email)[0]?.text?.replaceAll(/\s+/g, " "));
    };
    await register(storage, "Asha");
    expect(await ask("first@mill.example")).not.toContain("All places");
    await register(storage, "Bala");
    const said = "All places of Far-Future Forestry, May 10-12 2098 are taken at the moment.";
    expect(await ask("second@mill.example")).toContain(said);
  });

  it("nine in the morning, a week and a day before → one reminder each for who comes, none for who was confirmed since", async () => {
    const { storage, remind, kinds } = await open();
    await register(storage, "Asha", { state: "paid" });
    await register(storage, "Bala", { placed_at: WEEK_BEFORE + 1 });
    await register(storage, "Chitra", { state: "offered" });
    await remind(WEEK_BEFORE - 1);
    expect(await kinds()).toEqual([]);
    await remind(WEEK_BEFORE);
    await remind(at("2098-05-03T23:59"));
    await remind(at("2098-05-04T00:00"));
    expect(await kinds()).toEqual(["week"]);
    await remind(at("2098-05-09T09:00"));
    expect(await kinds()).toEqual(["week", "day", "day"]);
    await remind(at("2098-05-10T09:00"));
    expect(await kinds()).toHaveLength(3);
  });

  it("a run deleted, cancelled or moved → no reminder of the old day; of the new day one more", async () => {
    const { storage, remind, kinds } = await open();
    await register(storage, "Asha");
    await remind(WEEK_BEFORE, []);
    await remind(WEEK_BEFORE, [{ ...RUN, isCancelled: true }]);
    expect(await kinds()).toEqual([]);
    await remind(WEEK_BEFORE);
    const [mail] = await storage.db.selectFrom("training_mail").selectAll().execute();
    const moved = { ...RUN, firstDay: "2098-06-10" };
    const decision = mail && (await decided(storage, mail, WEEK_BEFORE, [moved]));
    expect(decision).toEqual({ holdReason: expect.stringContaining("not true any more") });
    await remind(at("2098-06-03T09:00"), [moved]);
    expect(await kinds()).toEqual(["week", "week"]);
  });

  it("a reminder whose day has passed while mail was down → held back", async () => {
    const { storage, remind } = await open();
    await register(storage, "Asha");
    await remind(WEEK_BEFORE);
    const mail = await storage.db.selectFrom("training_mail").selectAll().executeTakeFirstOrThrow();
    expect(await decided(storage, mail, WEEK_BEFORE)).toMatchObject({ what: "week" });
    expect(await decided(storage, mail, at("2098-05-04T08:00"))).toHaveProperty("holdReason");
  });

  it("several servers at once, and somebody who cancels meanwhile → each is reminded once, who cancelled never", async () => {
    const { storage, remind } = await open();
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, index) => register(storage, `Person${index}`)),
    );
    const [first = "", ...others] = ids;
    await Promise.all([
      ...[1, 2, 3, 4].map(() => remind(WEEK_BEFORE)),
      ...others.filter((_, index) => index % 2 === 0).map((id) => cancel(storage, id)),
    ]);
    const mails = await storage.db.selectFrom("training_mail").selectAll().execute();
    const reminded = mails.map(({ registration_id }) => registration_id);
    expect(reminded).toContain(first);
    expect(new Set(reminded).size).toBe(reminded.length);
    for (const mail of mails) {
      const { state } =
        (await findRow(storage, "registration", { id: mail.registration_id })) ?? {};
      const decision = await decided(storage, mail, WEEK_BEFORE);
      expect("holdReason" in decision).toBe(state === "cancelled");
    }
    const unsent = await storage.db.selectFrom("mail").select("id").execute();
    expect(unsent).toHaveLength(mails.length);
  });
});

describeOnBothStorages("a full run with a waiting list", (newStorage) => {
  const open = async () => {
    const config = testConfig(await newStorage());
    const storage = await openStorage(config);
    onTestFinished(() => storage.close());
    const tend = (seats: number | null) =>
      tendWaitingLists(storage, [{ ...RUN, seats }], { now: Date.now(), domain: DOMAIN });
    const offered = async () =>
      (await listRegistrations(storage))
        .filter(({ state }) => state === "offered")
        .map(({ name }) => name);
    await register(storage, "Asha");
    await tend(1);
    await register(storage, "Bala", { state: "waiting", seats: 2, placed_at: 1 });
    await register(storage, "Chitra", { state: "waiting", placed_at: 2 });
    await register(storage, "Dev", { state: "waiting", placed_at: 3 });
    return { storage, config, tend, offered };
  };

  it("gets more seats → they are offered once, in turn, to who fits, by however many servers", async () => {
    const { storage, tend, offered } = await open();
    await tend(1);
    expect(await offered()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => tend(2)));
    expect(await offered()).toEqual(["Chitra"]);
    expect((await mailsOf(storage)).map(({ what }) => what)).toEqual(["offered"]);
    await tend(1);
    await tend(null);
    await tend(4);
    expect(await offered()).toEqual(["Bala", "Chitra"]);
  });

  it("loses somebody who is erased → their seat is offered; who waits for a seat that staff took is offered none", async () => {
    const { storage, config, tend, offered } = await open();
    await erasePerson(storage, config.dataDir, "dev@mill.example");
    await tend(1);
    expect(await offered()).toEqual([]);
    await erasePerson(storage, config.dataDir, "asha@mill.example");
    await tend(1);
    expect(await offered()).toEqual(["Chitra"]);
    await cancel(
      storage,
      (await listRegistrations(storage)).find(({ name }) => name === "Chitra")?.id ?? "",
    );
    await tend(1);
    expect(await offered()).toEqual([]);
  });
});

describeOnBothStorages("a run that has people in it is moved or called off", (newStorage) => {
  const open = async () => {
    const storage = await openStorage(testConfig(await newStorage()));
    onTestFinished(() => storage.close());
    const publish = (runs: PublishedRun[]) =>
      tellRunChanges(storage, runs, { now: Date.now(), domain: DOMAIN });
    return { storage, publish };
  };
  const MOVED = { ...RUN, firstDay: "2098-06-10", dates: "June 10-12 2098" };

  it("saved → nobody is told; published → each who is concerned once, by however many servers and publishes", async () => {
    const { storage, publish } = await open();
    const ids = [
      await register(storage, "Asha"),
      await register(storage, "Bala", { state: "waiting" }),
    ];
    await register(storage, "Chitra", { state: "cancelled" });
    await planRunChange(storage, RUN);
    await publish([RUN]);
    expect(await mailsOf(storage)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => publish([MOVED])));
    await publish([MOVED]);
    await publish([]);
    const mails = await mailsOf(storage);
    expect(mails.map(({ what }) => what)).toEqual(["moved", "moved"]);
    expect(mails.map(({ registration_id }) => registration_id).sort()).toEqual(ids.sort());
  });

  it("a change that no program can read any more → set aside and told; the others are told, and it holds up no later one", async () => {
    const { storage, publish } = await open();
    await register(storage, "Asha");
    await register(storage, "Bala", { run: "2099-01-01" });
    await planRunChange(storage, { ...RUN, run: "2099-01-01" });
    for (const was of ["{}", "nothing"]) {
      await planRunChange(storage, RUN);
      await changeRows(storage, "run_change", { run: RUN.run, told_at: null }, { was });
      await publish([MOVED, { ...MOVED, run: "2099-01-01" }]);
    }
    expect((await mailsOf(storage)).map(({ what }) => what)).toEqual(["moved"]);
    expect(await lastTold(storage, RUN)).toBeUndefined();
    const alarm = await runChangeAlarm(storage, Date.now());
    expect(alarm).toHaveLength(2);
    expect(alarm[0]).toContain("2098-05-10 of far-future-forestry were to be told");
    expect(await runChangeAlarm(storage, Date.now() + 8 * DAY)).toEqual([]);
    await planRunChange(storage, RUN);
    await publish([MOVED]);
    expect(await mailsOf(storage)).toHaveLength(2);
  });

  it("the choice taken back before the publish → nobody is told", async () => {
    const { storage, publish } = await open();
    await register(storage, "Asha");
    await planRunChange(storage, RUN);
    await forgetRunChange(storage, RUN);
    await publish([MOVED]);
    expect(await mailsOf(storage)).toEqual([]);
  });

  it.each([
    ["moved", [MOVED], true],
    ["moved", [RUN], false],
    ["confirmed", [RUN], true],
    ["confirmed", [], false],
    ["confirmed", [{ ...RUN, isCancelled: true }], false],
    ["called-off", [], true],
    ["called-off", [{ ...RUN, isCancelled: true }], true],
    ["called-off", [MOVED], false],
    ["back-on", [MOVED], true, { ...RUN, isCancelled: true }],
    ["back-on", [], false, { ...RUN, isCancelled: true }],
  ] as const)(
    "“%s” is due and visitors see %j → is sent: %s",
    async (what, runs, isSent, was: PublishedRun = RUN) => {
      const { storage } = await open();
      const registration = await findRow(storage, "registration", {
        id: await register(storage, "Asha"),
      });
      if (!registration) throw new Error("The registration is gone.");
      const mail = { what, run_day: "", registration, was, queuedAt: 0 };
      expect("holdReason" in checkTrainingMail(mail, [...runs], Date.now())).toBe(!isSent);
    },
  );

  it.each([
    ["moved", [RUN]],
    ["called-off", [RUN]],
    ["confirmed", []],
  ] as const)(
    "“%s” was just queued by who sees a newer build than %j → waits",
    async (what, runs) => {
      const { storage } = await open();
      const registration = await findRow(storage, "registration", {
        id: await register(storage, "Asha"),
      });
      if (!registration) throw new Error("The registration is gone.");
      const mail = { what, run_day: "", registration, was: RUN, queuedAt: Date.now() };
      expect(() => checkTrainingMail(mail, [...runs], Date.now())).toThrow("newer build");
    },
  );
});

it.each([
  [
    "moved",
    "New dates: Far-Future Forestry, June 10-12 2098",
    ["METHOD:PUBLISH", "SEQUENCE:4", "STATUS:CONFIRMED"],
  ],
  [
    "called-off",
    "Not held: Far-Future Forestry, June 10-12 2098",
    ["METHOD:CANCEL", "SEQUENCE:5", "STATUS:CANCELLED"],
  ],
] as const)(
  "the mail of a run that is %s → old days, new days, and a newer file for calendars",
  (what, subject, lines) => {
    const { firm, siteUrl, mail } = testConfig();
    const calendar = "METHOD:PUBLISH\r\nUID:x-1\r\nSEQUENCE:4\r\nSTATUS:CONFIRMED\r\n";
    const run = { ...RUN, dates: "June 10-12 2098", calendar };
    const about = { what, registration: { name: "Asha", seats: 2 }, run, was: RUN, now: 0 };
    const content = trainingMail(
      { ...about, detail: { joining: "", payment: "" } },
      { firm, siteUrl, words: mail.words() },
    );
    expect(content.subject).toBe(subject);
    expect(content.body.map(({ text }) => text.replaceAll("\n", " ")).join(" ")).toContain(
      "to be held May 10-12 2098, 9:00 AM",
    );
    const [file] = trainingFiles(what, run);
    expect(
      String(file?.content)
        .split("\r\n")
        .filter((line) => !line.startsWith("UID")),
    ).toEqual([...lines, ""]);
  },
);

it.each([
  ["2098-05-03T08:59", "We remind you a week and a day before."],
  ["2098-05-03T09:00", "We remind you the day before."],
  ["2098-05-09T09:00", ""],
])("confirmed at %s → promises “%s”", (moment, promise) => {
  const { firm, siteUrl, mail } = testConfig();
  const registration = { name: "Asha", seats: 1 };
  const detail = { joining: "", payment: "" };
  const about = { what: "confirmed", registration, run: RUN, detail, now: at(moment) } as const;
  const { body } = trainingMail(about, { firm, siteUrl, words: mail.words() });
  const text = body.map((block) => block.text).join("\n");
  expect(/We remind[^.]*\./.exec(text.replaceAll("\n", " "))?.[0] ?? "").toBe(promise);
});
