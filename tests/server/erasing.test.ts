import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { writeMailFile } from "../../server/inbox/outbox/mail-files.ts";
import { mailRow } from "../../server/inbox/outbox/new-mails.ts";
import { addRegistration } from "../../server/inbox/registrations/registrations.ts";
import { changeSeat } from "../../server/inbox/registrations/seats.ts";
import { listSetAside, setAside } from "../../server/inbox/set-aside.ts";
import { COLUMNS, ERASED_TABLES } from "../../server/inbox/storage/personal-data.ts";
import { addRow } from "../../server/inbox/storage/rows.ts";
import { sqliteFile } from "../../server/inbox/storage/sqlite.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { erasePerson } from "../../server/inbox/submissions/erasure.ts";
import type { NewSubmission } from "../../server/inbox/submissions/new-submission.ts";
import {
  confirm,
  requestSubscription,
  subscribersTo,
  subscriptionOf,
  unsubscribe,
} from "../../server/inbox/subscribers/subscription.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { erase, openInbox } from "./harness/inboxes.ts";
import { readInbox } from "./harness/process.ts";
import { INQUIRY, type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages, newDatabase } from "./harness/storages.ts";
import { storeAll } from "./harness/stored.ts";

const DAY = Date.parse("2026-11-15T09:00:00Z");
const FORM = { kind: "newsletter", fields: "{}" } as const;

const allWritten = (service: Started) =>
  eventually(async () =>
    (await service.entries()).every(({ mails }) => mails.every(({ state }) => state !== "waiting")),
  );

const RUN = { training: "far-future-forestry", run: "2098-05-10", last_day: "2098-05-12" };
const BLANK = {
  organisation: "",
  participants: "",
  invoice_name: "",
  gstin: "",
  invoice_address: "",
};
const SEAT = {
  ...RUN,
  ...BLANK,
  submission_id: null,
  name: "Asha",
  seats: 1,
  state: "asked",
} as const;

/** Whether a statement waits for the transaction of another connection. */
async function isSomebodyWaiting({ db }: Pick<Storage, "db">) {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0 || undefined;
}

describeOnBothStorages("a person erased", (newStorage) => {
  it("→ nothing of them is left, in no table and no file, and it says what was removed", async () => {
    const settings = await newStorage();
    const service = await startTestService(settings);
    await service.send(INQUIRY);
    await service.send({ ...INQUIRY, email: "asha.RAO@steelworks.example", message: "Another." });
    await service.send({ ...INQUIRY, email: "other@a.example" });
    await allWritten(service);
    const folder = join(settings.DATA_DIR ?? "", "mail");
    expect(readdirSync(folder)).toHaveLength(6);

    expect(await erase(settings, "ASHA.rao@steelworks.example")).toBe("2 messages and 4 mails");
    expect((await service.entries()).map((entry) => entry.submission.email)).toEqual([
      "other@a.example",
    ]);
    expect(readdirSync(folder)).toHaveLength(2);
    const files = readdirSync(settings.DATA_DIR ?? "", { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const bytes = readFileSync(join(file.parentPath, file.name), "latin1");
      expect([file.name, /Another\.|asha\.rao/i.test(bytes)]).toEqual([file.name, false]);
    }
  });

  it("while the server writes one of their mails as a file → that file goes, too", async () => {
    const settings = await newStorage();
    const service = await startTestService(settings);
    await service.send(INQUIRY);
    await allWritten(service);
    await service.close();
    const storage = await openInbox(settings);
    const [mail] = await storage.db.selectFrom("mail").selectAll().execute();
    const { dataDir } = service.config;
    // After the files were removed, and before the rows were.
    await erasePerson(storage, dataDir, INQUIRY.email, () =>
      writeMailFile(dataDir, mail ?? expect.unreachable(), Buffer.from("Dear Asha")),
    );
    expect(readdirSync(join(dataDir, "mail"))).toEqual([]);
  });

  it("while somebody changes their seat → the change is refused, and a mail begun meanwhile goes too", async () => {
    const settings = await newStorage();
    const [storage, other] = [await openInbox(settings), await openInbox(settings)];
    const email = "asha@mill.example";
    const { id } = await addRegistration(storage, { ...SEAT, email }, DAY);
    const when = { now: DAY, domain: "a.example" };
    const change = {
      change: { state: "offered" as const },
      run: undefined,
      about: "a run",
      who: "Meera",
    };
    let changing: Promise<unknown> | undefined;
    await erasePerson(storage, settings.DATA_DIR ?? "", email, async (within) => {
      // As one is left by a reminder that is found while its registration goes.
      await addRow(
        within,
        "mail",
        mailRow({ ...when, template: "training", recipient: "participant" }),
      );
      changing = changeSeat(other, id, { ...change, tells: true, when }).catch(
        (error: unknown) => error,
      );
      if (settings.DATABASE_URL) await eventually(() => isSomebodyWaiting(other));
    });
    expect(await changing).toMatchObject({ reason: { why: "gone" } });
    expect(await storage.db.selectFrom("mail").select("id").execute()).toEqual([]);
  });

  it("→ is looked for wherever something of a person may stand: every column of text is on the list", async () => {
    const { db } = await openInbox(await newStorage());
    const tables = await db.introspection.getTables();
    const found = tables.map(({ name, columns }) => {
      const texts = columns.filter(({ dataType }) => !/^(bigint|int\d?|integer)$/i.test(dataType));
      return [name, texts.map((column) => column.name).sort()];
    });
    const listed = Object.entries(COLUMNS).map(([name, columns]) => [
      name,
      Object.keys(columns).sort(),
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  });

  it("whose address is in another script → found, suppressed and erased as the forms store it", async () => {
    const settings = await newStorage();
    const service = await startTestService(settings);
    const typed = "Jo\u0308rg@München.example";
    await service.send({ ...INQUIRY, email: typed });
    expect((await readInbox(settings, "no-mail", typed)).code).toBe(0);
    const stored = "jörg@xn--mnchen-3ya.example";
    await service.send({ ...INQUIRY, email: stored, message: "Anew." });
    await eventually(async () =>
      (await service.entries())[0]?.mails.some(({ last_error }) =>
        last_error?.includes("wants no mail"),
      ),
    );
    expect(await erase(settings, stored)).toBe("2 messages and 4 mails");
    expect(await service.entries()).toEqual([]);
  });

  it("who waits for dates → off that list; the other list and who left are no concern of it", async () => {
    const settings = await newStorage();
    const storage = await openInbox(settings);
    const waits = {
      kind: "waiting",
      fields: JSON.stringify({ course: "Lamp Standards" }),
    } as const;
    const ask = (form: typeof FORM | typeof waits, email: string) =>
      requestSubscription(
        storage,
        { ...form, email, received_at: DAY, page: "/blog" },
        { confirmed: false },
      );
    for (const email of ["pending@a.example", "stays@a.example", "left@a.example"])
      await ask(FORM, email);
    await ask(waits, "waits@a.example");
    const tokenOf = async (email: string, course?: string) =>
      (await subscriptionOf(storage, email, course))?.token ?? "";
    const now = { now: DAY + 60_000, domain: "a.example" };
    for (const email of ["stays@a.example", "left@a.example"])
      await confirm(storage, await tokenOf(email), now);
    await confirm(storage, await tokenOf("waits@a.example", "Lamp Standards"), now);
    await unsubscribe(storage, await tokenOf("left@a.example"), DAY + 120_000);
    const on = async (list: "newsletter" | "waiting") =>
      (await subscribersTo(storage, list)).map(({ email }) => email);
    expect([await on("newsletter"), await on("waiting")]).toEqual([
      ["stays@a.example"],
      ["waits@a.example"],
    ]);

    expect(await erase(settings, "waits@a.example")).toContain("with a place on a waiting list");
    expect([await on("newsletter"), await on("waiting")]).toEqual([["stays@a.example"], []]);
    // Their mail was about to go out when they were erased.
    const late = {
      ...waits,
      id: "erased",
      email: "waits@a.example",
      received_at: DAY,
      page: "/blog",
    };
    await expect(requestSubscription(storage, late, { confirmed: true })).rejects.toThrow(
      /was erased while/,
    );
    expect(await on("waiting")).toEqual([]);
  });

  it("→ removes the subscription and a batch that names several people, and keeps who wants no mail", async () => {
    const settings = { ...(await newStorage()), NOTICES_PER_MINUTE: "2" };
    const filling = await openInbox(settings);
    await requestSubscription(
      filling,
      { ...FORM, email: "v3@a.example", received_at: DAY, page: "/" },
      { confirmed: true },
    );
    await filling.db.insertInto("suppression").values({ hash: "kept", since: DAY }).execute();
    const heavy = {
      message_id: "<1@a>",
      email: "v3@a.example",
      name: "",
      subject: "",
      noted_at: DAY,
    };
    await setAside(filling, { ...heavy, received_at: DAY });
    const flood = Array.from({ length: 6 }, (_, number): NewSubmission => {
      const fields = { ...INQUIRY, email: `v${number}@a.example`, message: `Told by ${number}` };
      const submitted = { kind: "contact", fields } as NewSubmission["submitted"];
      return {
        submitted,
        submissionId: `v${number}`,
        spamReasons: [],
        receivedAt: Date.now(),
        page: "",
      };
    });
    await storeAll(filling, flood, { messageIdDomain: "a.example", confirmNewsletter: true });
    await filling.close();
    const service = await startTestService(settings);
    const { storage } = service;
    const folder = join(service.config.dataDir, "mail");
    await allWritten(service);
    const filesAbout = (text: string) =>
      readdirSync(folder).filter((name) => readFileSync(join(folder, name), "utf8").includes(text));
    expect(filesAbout("v3@a.example").some((name) => name.includes("-notices-"))).toBe(true);

    expect(await erase(settings, "v3@a.example")).toContain(
      "with a newsletter subscription and 1 mail set aside unread",
    );
    expect(await listSetAside(storage)).toEqual({ mails: [], count: 0 });
    expect(filesAbout("v3@a.example")).toEqual([]);
    expect(await subscriptionOf(storage, "v3@a.example")).toBeUndefined();
    expect(await storage.db.selectFrom("suppression").select("hash").execute()).toEqual([
      { hash: "kept" },
    ]);
    expect(await service.entries()).toHaveLength(5);
  });
});

it("erased on PostgreSQL → every table with something of a visitor is cleared of removed rows", async () => {
  const settings = { DATA_DIR: temporaryFolder(), DATABASE_URL: await newDatabase() };
  const { db } = await openInbox(settings);
  await erase(settings, "nobody@a.example");
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables where vacuum_count > 0 order by relname`.execute(db);
  expect(rows.map(({ relname }) => relname)).toEqual(ERASED_TABLES.toSorted());
});

it("erased while another program reads the database → says what is left and why; again once it is gone → done", async () => {
  const settings = { DATA_DIR: temporaryFolder() };
  const service = await startTestService(settings);
  await service.send({ ...INQUIRY, message: "A secret of hers." });
  await allWritten(service);
  const log = `${sqliteFile(settings.DATA_DIR)}-wal`;
  const reader = new SqliteDatabase(sqliteFile(settings.DATA_DIR), { readonly: true });
  reader.exec("begin; select count(*) from submission");
  await expect(erase(settings, INQUIRY.email)).rejects.toThrow(
    "another program keeps reading the database",
  );
  expect(readFileSync(log, "latin1")).toContain("A secret of hers.");
  reader.close();
  await erase(settings, INQUIRY.email);
  expect(readFileSync(log, "latin1")).toBe("");
  expect(readFileSync(sqliteFile(settings.DATA_DIR), "latin1")).not.toContain("A secret of hers.");
});
