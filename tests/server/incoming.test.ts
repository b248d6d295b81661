import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { findAlerts } from "../../server/alerts.ts";
import { listSetAside } from "../../server/inbox/set-aside.ts";
import { overviewOf } from "../../server/inbox/submissions/overview.ts";
import { addReply, UNDO_MS } from "../../server/inbox/submissions/replies.ts";
import type { ReadingSettings } from "../../server/incoming/reader.ts";
import { onlyWithProgram } from "../only-with.ts";
import { type Dovecot, hasDovecot, PASSWORD, startDovecot } from "./harness/dovecot.ts";
import { EAGER } from "./harness/eager.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { openInbox } from "./harness/inboxes.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { freePort } from "./harness/ports.ts";
import { startServerProcess } from "./harness/process.ts";
import { INQUIRY, type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages, newDatabase } from "./harness/storages.ts";

const onlyWithDovecot = onlyWithProgram("Dovecot 2.3 (DOVECOT_PATH)", hasDovecot);
const EMAIL = INQUIRY.email.toLowerCase();

onlyWithDovecot.describe("the mailbox that the server reads", () => {
  let dovecot: Dovecot;
  let users = 0;
  const folder = mkdtempSync(join(tmpdir(), "forms-imap-"));
  beforeAll(async () => {
    dovecot = await startDovecot(folder);
  });
  afterAll(async () => {
    await dovecot?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const newUser = () => `user${++users}`;
  const arrive = (
    user: string,
    headers: string,
    text: string | Buffer = "Yes.",
    flags: string[] = [],
  ) =>
    dovecot.at(user, (client) => {
      const from = headers.startsWith("From:") ? "" : `From: ${EMAIL}\n`;
      const head = Buffer.from(`${from}${headers}\n\n`.replaceAll("\n", "\r\n"));
      return client.append("INBOX", Buffer.concat([head, Buffer.from(text)]), flags);
    });
  const start = async (settings: Record<string, string>, reading: Partial<ReadingSettings> = {}) =>
    startTestService(
      { LOG_LEVEL: "silent", ...settings },
      EAGER,
      {},
      {},
      { pollMs: 100, ...reading },
    );
  const isRead = ({ storage }: Pick<Started, "storage">) =>
    eventually(() =>
      storage.db.selectFrom("mailbox").selectAll().where("uid_validity", ">", 0).executeTakeFirst(),
    );
  const subjectsIn = async (service: Started) =>
    (await service.entries())
      .flatMap(({ incoming }) => incoming.map(({ subject }) => subject))
      .sort();
  const has = (service: Started, ...subjects: string[]) =>
    eventually(async () => String(await subjectsIn(service)) === String(subjects.sort()));

  describeOnBothStorages("with an answer to a reply", (newStorage) => {
    it("→ the inquiry is open again, the next reply goes into the same thread, and the mailbox is as it was", async () => {
      const [mail, user] = [await startMailServer(), newUser()];
      await arrive(user, "Subject: of last year");
      const service = await start({
        ...(await newStorage()),
        SMTP_URL: mail.url,
        IMAP_URL: dovecot.url(user),
      });
      await isRead(service);
      await service.send(INQUIRY);
      const acknowledgement = await mail.next(EMAIL);
      const [{ submission } = { submission: undefined }] = await service.entries();
      const id = submission?.id ?? "";
      // A mail counts as one to answer once the storage knows that it went out.
      await eventually(async () =>
        (await service.entries())[0]?.mails.every(({ state }) => state === "sent"),
      );
      const reply = (body: string, seen: number) =>
        addReply(service.storage, {
          submissionId: id,
          who: "Meera",
          subject: "Re: fasteners",
          body,
          seen,
          domain: "v.example",
          now: Date.now() - UNDO_MS,
        });
      await reply("When may we call?", 0);
      const first = await eventually(() => mail.to(EMAIL)[1]);
      expect([first.inReplyTo, first.references]).toEqual([
        acknowledgement.messageId,
        acknowledgement.messageId,
      ]);
      const open = async () => (await service.entries())[0]?.submission.handled_at === null;
      expect(await open()).toBe(false);

      await arrive(
        user,
        `Subject: Re: fasteners\nMessage-ID: <1@a.example>\nIn-Reply-To: ${first.messageId}`,
        "On Friday.\r\n> When?",
      );
      await has(service, "Re: fasteners");
      expect(await open()).toBe(true);

      await reply("Friday it is.", 2);
      const second = await eventually(() => mail.to(EMAIL)[2]);
      expect(second.inReplyTo).toBe("<1@a.example>");
      expect(second.references).toBe(
        `${acknowledgement.messageId} ${first.messageId} <1@a.example>`,
      );
      expect(second.text).toMatch(/^Friday it is\.\n\nOn .* you wrote:\n> On Friday\.\n\n/);
      const automatic = ({ headers }: typeof second) =>
        headers.find(({ key }) => key === "auto-submitted")?.value;
      const notice = await mail.next("desk@verdant-ledger.example");
      expect([acknowledgement, notice, first, second].map(automatic)).toEqual([
        ...["auto-replied", "auto-generated", undefined, undefined],
      ]);
      await dovecot.at(user, async (client) => {
        await client.mailboxOpen("INBOX", { readOnly: true });
        const found = await client.fetchAll("1:*", { flags: true });
        expect(
          found.map(({ flags }) => [...(flags ?? [])].filter((flag) => flag !== "\\Recent")),
        ).toEqual([[], []]);
      });
    });

    it("to an address with a plus, where its own headers name nothing of ours → found by it", async () => {
      const [mail, user] = [await startMailServer(), newUser()];
      const settings = { SMTP_URL: mail.url, IMAP_URL: dovecot.url(user), REPLY_PLUS: "on" };
      const service = await start({ ...(await newStorage()), ...settings });
      await isRead(service);
      await service.send(INQUIRY);
      await mail.next(EMAIL);
      const [entry] = await service.entries();
      const now = Date.now() - UNDO_MS;
      const words = {
        who: "Meera",
        subject: "Re: it",
        body: "When?",
        seen: 0,
        domain: "v.example",
      };
      await addReply(service.storage, { submissionId: entry?.submission.id ?? "", ...words, now });
      const { replyTo } = await eventually(() => mail.to(EMAIL)[1]);
      await arrive(user, `Subject: now\nTo: ${replyTo?.[0]?.address}`);
      await has(service, "now");
      expect(await service.entries()).toHaveLength(1);
    });

    it("among mails that nobody can read → each is noted, one that ends its reader is set aside, and the next is read", async () => {
      const user = newUser();
      const settings = { ...(await newStorage()), IMAP_URL: dovecot.url(user) };
      const service = await start(settings, { heapMegabytes: 48 });
      await isRead(service);
      const deep = Array.from(
        { length: 300 },
        (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
      );
      await arrive(
        user,
        "Subject: deep\nContent-Type: multipart/mixed; boundary=b0",
        deep.join(""),
      );
      await arrive(user, "Subject: bomb", Buffer.alloc(3 * 2 ** 20, "\r\n"));
      await arrive(user, "Subject: huge", Buffer.alloc(26 * 2 ** 20, "a line of words\r\n"));
      await arrive(user, "From: nobody who can be answered");
      await arrive(user, "Subject: fine");
      await has(service, "deep", "fine", "huge");
      const told = (await service.entries()).flatMap(({ incoming }) =>
        incoming.flatMap(({ leftOut }) => leftOut),
      );
      expect(told.sort()).toEqual([
        expect.stringMatching(/^The end of a very long text/),
        expect.stringMatching(/^The mail is too large \(26 MB\)/),
        expect.stringMatching(/^This mail cannot be read here/),
      ]);
      const { storage, config } = service;
      const { setAside } = await overviewOf(storage, config.mail);
      expect(setAside).toMatchObject({ count: 1, mails: [{ email: EMAIL, subject: "bomb" }] });
      const alerts = (await findAlerts(config, storage, Date.now())).join();
      expect(alerts).toContain("A mail to the firm could not be read and was left in the mailbox");
      expect(alerts).not.toContain(EMAIL);
    });
  });

  it("away for a while, or with its mails numbered anew → everything once", async () => {
    const user = newUser();
    const service = await start({ DATA_DIR: temporaryFolder(), IMAP_URL: dovecot.url(user) });
    await isRead(service);
    await arrive(user, "Subject: one\nMessage-ID: <one@a.example>");
    await has(service, "one");
    await dovecot.stop();
    await dovecot.start();
    await arrive(user, "Subject: two\nMessage-ID: <two@a.example>");
    await has(service, "one", "two");
    await dovecot.stop();
    // As if it had been restored from a copy, and counted on from a lower number.
    await service.storage.db.updateTable("mailbox").set({ last_uid: 4_000_000_000 }).execute();
    await dovecot.start();
    await arrive(user, "Subject: again\nMessage-ID: <again@a.example>");
    await has(service, "again", "one", "two");
    await dovecot.stop();
    dovecot.forgetUids(user);
    await dovecot.start();
    await arrive(user, "Subject: three\nMessage-ID: <three@a.example>");
    await has(service, "again", "one", "three", "two");
    expect(await service.entries()).toHaveLength(4);
  });

  it("behind a connection that died without a word → another is made", async () => {
    const user = newUser();
    const silent = await startSilentProxy(new URL(dovecot.url(user)).port);
    const url = dovecot.url(user).replace(/:\d+\//, `:${silent.port}/`);
    const service = await start(
      { DATA_DIR: temporaryFolder(), IMAP_URL: url },
      { patienceMs: 3_000 },
    );
    await isRead(service);
    silent.fallSilent();
    await arrive(user, "Subject: heard");
    await has(service, "heard");
  });

  it("behind a connection that ends between two mails → the next is read over another", async () => {
    const user = newUser();
    const ending = await startSilentProxy(new URL(dovecot.url(user)).port, 2);
    const url = dovecot.url(user).replace(/:\d+\//, `:${ending.port}/`);
    const settings = { DATA_DIR: temporaryFolder(), IMAP_URL: url };
    const first = await start(settings);
    await isRead(first);
    await first.close();
    for (const name of ["a", "b", "c"]) await arrive(user, `Subject: ${name}`);
    await has(await start(settings), "a", "b", "c");
  });

  it("with a mail that cannot be stored → set aside after three times, and the next is read", async () => {
    const user = newUser();
    const service = await start({ DATA_DIR: temporaryFolder(), IMAP_URL: dovecot.url(user) });
    await isRead(service);
    await sql`create trigger refused before insert on incoming_mail when new.content like '%poison%'
      begin select raise(abort, 'refused'); end`.execute(service.storage.db);
    await arrive(user, "Subject: poison");
    await arrive(user, "Subject: fine");
    await has(service, "fine");
    expect(await listSetAside(service.storage)).toMatchObject({
      mails: [{ email: EMAIL, subject: "poison" }],
    });
  });

  it("shared by two servers → one reads at a time, the other goes on when it has left, and each mail is there once", async () => {
    const user = newUser();
    const settings = { DATABASE_URL: await newDatabase(), IMAP_URL: dovecot.url(user) };
    const one = await start({ ...settings, DATA_DIR: temporaryFolder() });
    await isRead(one);
    const other = await start({ ...settings, DATA_DIR: temporaryFolder() });
    for (const name of ["a", "b", "c"]) await arrive(user, `Subject: ${name}`);
    await has(other, "a", "b", "c");
    const holder = async () =>
      (await other.storage.db.selectFrom("mailbox").select("holder").executeTakeFirstOrThrow())
        .holder;
    const first = await holder();
    await one.close();
    await arrive(user, "Subject: d");
    await has(other, "a", "b", "c", "d");
    expect(await holder()).not.toBe(first);
  });

  it("read by a server that is killed again and again → each mail once, and nothing is mailed to anybody", async () => {
    const [mail, user, DATA_DIR] = [await startMailServer(), newUser(), temporaryFolder()];
    const settings = {
      DATA_DIR,
      SMTP_URL: mail.url,
      IMAP_URL: dovecot.url(user),
      DIGEST_AT: "off",
    };
    const run = () => startServerProcess(settings, { isEager: true });
    const inbox = async () => {
      const { db, close } = await openInbox(settings);
      const rows = await db.selectFrom("incoming_mail").select("content").execute();
      const isReady = await db
        .selectFrom("mailbox")
        .select("name")
        .where("uid_validity", ">", 0)
        .executeTakeFirst();
      await close();
      return {
        count: rows.length,
        subjects: new Set(rows.map(({ content }) => content)).size,
        isReady,
      };
    };
    let server = await run();
    await eventually(async () => (await inbox()).isReady);
    await dovecot.at(user, async (client) => {
      for (let n = 0; n < 12; n++)
        await client.append("INBOX", `From: s${n}@a.example\r\nSubject: ${n}\r\n\r\nA question.`);
    });
    for (const least of [2, 6]) {
      await eventually(async () => (await inbox()).count >= least);
      server.child.kill("SIGKILL");
      await server.exited;
      server = await run();
    }
    await eventually(async () => (await inbox()).count >= 12);
    expect(await inbox()).toMatchObject({ count: 12, subjects: 12 });
    expect(mail.received).toEqual([]);
  });

  it("that cannot be read → a line without the password, an alarm after an hour, and the forms go on", async () => {
    const user = newUser();
    const wrong = {
      DATA_DIR: temporaryFolder(),
      IMAP_URL: dovecot.url(user, "guessed"),
      PORT: "0",
    };
    const server = await startServerProcess(wrong, { isEager: true });
    await eventually(() => server.output().includes("the mailbox cannot be read"));
    expect(server.output()).not.toMatch(/guessed|Asha/);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    const service = await start({ DATA_DIR: temporaryFolder(), IMAP_URL: dovecot.tlsUrl(user) });
    const { db } = service.storage;
    // Nobody vouches for its certificate.
    await eventually(() => db.selectFrom("mailbox").selectAll().executeTakeFirst());
    const alerts = () => findAlerts(service.config, service.storage, Date.now());
    expect((await alerts()).join()).not.toContain("IMAP_URL");
    await db
      .updateTable("mailbox")
      .set({ read_at: Date.now() - 2.5 * 3_600_000 })
      .execute();
    expect((await alerts()).join()).toContain("(IMAP_URL) could not be read for 2 h.");
    expect((await service.app.inject("/metrics")).body).toMatch(
      /^forms_mailbox_unread_seconds 9\d{3}/m,
    );
  });

  it("through TLS with a certificate that somebody vouches for → read", async () => {
    const [user, DATA_DIR] = [newUser(), temporaryFolder()];
    const settings = { DATA_DIR, IMAP_URL: dovecot.tlsUrl(user), NODE_EXTRA_CA_CERTS: dovecot.ca };
    const server = await startServerProcess(settings, { isEager: true });
    expect(server.output()).not.toContain(PASSWORD);
    const storage = await openInbox(settings);
    await isRead({ storage });
  });
});

/** Hands everything on, until it falls silent for those who are connected then; ends one connection behind a mail. */
async function startSilentProxy(to: string, endAfterFetches = Number.POSITIVE_INFINITY) {
  let open: Socket[] = [];
  let fetches = 0;
  const server = createServer((near) => {
    const far = createConnection(Number(to), "127.0.0.1");
    for (const socket of [near, far]) socket.on("error", () => {});
    near.pipe(far).pipe(near);
    far.on("data", (chunk) => {
      if (!chunk.includes("Fetch completed")) return;
      fetches += 1;
      if (fetches === endAfterFetches) near.end();
    });
    open.push(near, far);
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    port,
    fallSilent() {
      for (const socket of open) socket.unpipe().pause();
      open = [...open];
    },
  };
}
