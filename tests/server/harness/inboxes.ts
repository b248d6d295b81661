import { onTestFinished } from "vitest";
import { NEWSLETTER_PATH } from "../../../contract/forms.ts";
import { MINUTE } from "../../../contract/indian-time.ts";
import { TABLE_NAMES } from "../../../server/inbox/copies/rows.ts";
import { createMailing } from "../../../server/inbox/mailings/mailings.ts";
import { addRecipients } from "../../../server/inbox/mailings/sending.ts";
import { addStaffMail } from "../../../server/inbox/outbox/staff-mails.ts";
import { addRegistration } from "../../../server/inbox/registrations/registrations.ts";
import { openStorage } from "../../../server/inbox/storage/open.ts";
import type { Storage } from "../../../server/inbox/storage/storage.ts";
import { erasePerson, findPerson, inWords } from "../../../server/inbox/submissions/erasure.ts";
import { type Entry, listEntries } from "../../../server/inbox/submissions/read.ts";
import { addReply } from "../../../server/inbox/submissions/replies.ts";
import { markUnreachable } from "../../../server/inbox/subscribers/unreachable.ts";
import { eventually } from "./eventually.ts";
import { INQUIRY, startTestService } from "./service.ts";

type Settings = Record<string, string>;

/** The storage itself, closed when the test is over. */
export async function openInbox(settings: Settings): Promise<Storage> {
  const storage = await openStorage({
    dataDir: settings.DATA_DIR ?? "",
    databaseUrl: settings.DATABASE_URL,
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= storage.close();
    return closed;
  };
  onTestFinished(close);
  return { ...storage, close };
}

/** Every submission with its mails, newest first. */
export async function entriesIn(settings: Settings): Promise<Entry[]> {
  const storage = await openInbox(settings);
  const found: Entry[] = [];
  for await (const entry of listEntries(storage)) found.push(entry);
  await storage.close();
  return found;
}

/** Erases a person, as the desk does; returns what was found, in words. */
export async function erase(settings: Settings, email: string): Promise<string> {
  const storage = await openInbox(settings);
  const person = await findPerson(storage, email);
  await erasePerson(storage, settings.DATA_DIR ?? "", email);
  await storage.close();
  return inWords(person);
}

/** Every row of every table, in one order for both storages. */
export async function everything(settings: Settings) {
  const storage = await openInbox(settings);
  const found: Record<string, unknown> = {};
  for (const table of TABLE_NAMES) {
    const rows = await storage.db.selectFrom(table).selectAll().execute();
    found[table] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
  }
  await storage.close();
  return found;
}

/** A few forms with their mails, and rows in every other table. */
export async function fill(settings: Settings): Promise<void> {
  const service = await startTestService(settings);
  await service.send({
    ...INQUIRY,
    name: "आशा राव",
    message: "One\nline \u2028 and 'quotes' \"\\",
  });
  await service.send({ ...INQUIRY, message: "Second" });
  await service.post(NEWSLETTER_PATH, { email: "reader@a.example" });
  await eventually(async () =>
    (await service.entries()).every((entry) =>
      entry.mails.every((mail) => mail.state !== "waiting"),
    ),
  );
  const { db } = service.storage;
  const [subscription] = await db.selectFrom("subscription").selectAll().execute();
  if (!subscription) {
    const consent = {
      asked_at: 1,
      page: "/",
      wording: "Yes",
      confirmed_at: 2,
      left_at: null,
      hash: "h",
    };
    await db
      .insertInto("subscription")
      .values({ email: "reader@a.example", list: "", token: "t", ...consent })
      .execute();
  }
  const [entry] = await service.entries();
  await addReply(service.storage, {
    submissionId: entry?.submission.id ?? "",
    who: "Meera",
    subject: "Re: आशा",
    body: "One\nTwo",
    seen: 0,
    copies: ["copied@a.example"],
    now: Date.now() + 10 * MINUTE,
    domain: "a.example",
  });
  await addRegistration(
    service.storage,
    {
      submission_id: entry?.submission.id ?? "",
      training: "kettles",
      run: "2031-02-01",
      last_day: "2031-02-02",
      state: "paid",
      name: "आशा राव",
      email: "asha@a.example",
      seats: 2,
      organisation: "Steel",
      participants: "आशा\nBala",
      invoice_name: "Steel",
      gstin: "",
      invoice_address: "1 Lane\nPune",
    },
    7,
  );
  await addStaffMail(service.storage, {
    // Not due before the service has closed.
    template: "invitation",
    email: "ravi@a.example",
    subject: "Yours",
    now: Date.now() + 10 * MINUTE,
    content: { title: "Yours", paragraphs: [], links: [], footer: "" },
    domain: "a.example",
  });
  const mailing = await createMailing(service.storage, {
    kind: "newsletter",
    subject: "May",
    now: 4,
  });
  await db.transaction().execute((trx) =>
    addRecipients(trx, mailing, [{ email: "reader@a.example", token: "t" }], {
      now: 5,
      domain: "a.example",
    }),
  );
  await db
    .insertInto("told")
    .values({ id: "told", email: "reader@a.example", what: "cbam", at: 6 })
    .execute();
  await db
    .insertInto("incoming_mail")
    .values({
      id: "came",
      submission_id: entry?.submission.id ?? "",
      message_id: "<came@a.example>",
      received_at: 8,
      email: "asha@a.example",
      kind: "message",
      content: JSON.stringify({ name: "आशा", subject: "Re: आशा", parts: [], leftOut: [] }),
    })
    .execute();
  await db
    .insertInto("incoming_copy")
    .values({
      id: "copy",
      incoming_mail_id: "came",
      email: "copied@a.example",
      name: "आशा",
      kind: "cc",
    })
    .execute();
  await db
    .insertInto("attachment")
    .values({ id: "file", incoming_mail_id: "came", name: "आशा.pdf", content: "JVBERi0=" })
    .execute();
  await db
    .insertInto("mailbox")
    .values({
      name: "info@a.example/INBOX",
      uid_validity: 4_000_000_000,
      last_uid: 9,
      holder: "",
      leased_until: 0,
      read_at: 8,
    })
    .execute();
  const heavy = { received_at: 8, name: "आशा", subject: "Re: आशा", noted_at: Date.now() };
  await db
    .insertInto("set_aside")
    .values({ id: "aside", message_id: "<heavy@a.example>", email: "asha@a.example", ...heavy })
    .execute();
  const day = { day: "2031-01-01", kind: "visit", count: 3 } as const;
  await db
    .insertInto("visit_count")
    .values([
      { ...day, name: "/" },
      { ...day, name: "/contact" },
    ])
    .execute();
  await db.insertInto("suppression").values({ hash: "a hash", since: 3 }).execute();
  await markUnreachable(service.storage, "gone@a.example", 3, "Came back: no such user");
  await service.close();
}

/** Many rows at once, for what must be seen half-way. */
export async function fillMany(settings: Settings, count: number): Promise<void> {
  const service = await startTestService(settings);
  await service.send(INQUIRY);
  await eventually(async () =>
    (await service.entries())[0]?.mails.every((mail) => mail.state === "written"),
  );
  const { db } = service.storage;
  const first = await db.selectFrom("submission").selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, number) => ({
    ...first,
    id: `many${number}`,
    dedupe_key: `many${number}`,
    unsubscribe_token: null,
  }));
  for (let start = 0; start < count; start += 500)
    await db
      .insertInto("submission")
      .values(rows.slice(start, start + 500))
      .execute();
  await service.close();
}
