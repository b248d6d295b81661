import { expect, it } from "vitest";
import { DAY } from "../../contract/indian-time.ts";
import { addAccount } from "../../desk/people/accounts.ts";
import { claimMailbox } from "../../server/inbox/mailbox.ts";
import { listSetAside, setAside } from "../../server/inbox/set-aside.ts";
import { changeSubmission, markHandled } from "../../server/inbox/submissions/change.ts";
import { saidIn } from "../../server/inbox/submissions/incoming.ts";
import { sweep } from "../../server/inbox/submissions/retention.ts";
import { findUnreachable } from "../../server/inbox/subscribers/unreachable.ts";
import { readMail } from "../../server/incoming/read-mail.ts";
import { takeIn } from "../../server/incoming/take-in.ts";
import { entriesIn, erase, openInbox } from "./harness/inboxes.ts";
import { INQUIRY } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";
import { storeAll } from "./harness/stored.ts";

const EMAIL = INQUIRY.email.toLowerCase();
const OWN = ["info@verdant-ledger.example"];
const RULES = { messageIdDomain: "verdant-ledger.example", confirmNewsletter: true };

/** A mail as it lies in a mailbox: headers, then the text. */
const mailOf = (headers: Record<string, string>, text = "Yes.") =>
  `${Object.entries({ From: `Asha Rao <${EMAIL}>`, ...headers })
    .map((header) => header.join(": "))
    .join("\r\n")}\r\n\r\n${text.replaceAll("\n", "\r\n")}`;

describeOnBothStorages("a mail that comes for the firm", (newStorage) => {
  const start = async () => {
    const settings = await newStorage();
    const storage = await openInbox(settings);
    await storeAll(
      storage,
      [
        {
          submitted: { kind: "contact", fields: INQUIRY as never },
          submissionId: undefined,
          spamReasons: [],
          receivedAt: 1_000,
          page: "/contact",
        },
      ],
      RULES,
    );
    const entries = () => entriesIn(settings);
    const [first] = await entries();
    const id = first?.submission.id ?? "";
    const ours = first?.mails.find(({ recipient }) => recipient === "visitor")?.message_id ?? "";
    await markHandled(storage, id, 2_000);
    await changeSubmission(storage, id, { read_at: 2_000 });
    const place = await claimMailbox(storage, { name: "box", holder: "here", leaseMs: 60_000 });
    if (!place) throw new Error("The mailbox is read by another server.");
    let uid = 0;
    const arrive = async (text: string, receivedAt = 5_000) => {
      uid += 1;
      await takeIn(storage, {
        place,
        uid,
        mail: await readMail(Buffer.from(text)),
        receivedAt,
        own: OWN,
      });
      return entries();
    };
    return { settings, storage, entries, id, ours, arrive, place };
  };

  it("that answers one of ours → in its conversation, folded, unread and open again, and first in the list", async () => {
    const { arrive, ours, id } = await start();
    const text =
      "Friday is fine.\n\nRegards,\nAsha\n\nOn Mon, 16 Nov 2026, Verdant <info@v.example> wrote:\n\n> when?\n";
    const [entry] = await arrive(
      mailOf({ "Message-ID": "<1@steel>", "In-Reply-To": ours, Subject: "Re: it" }, text),
    );
    expect(entry?.submission).toMatchObject({
      id,
      handled_at: null,
      read_at: null,
      answered_at: 5_000,
    });
    expect(entry?.incoming).toMatchObject([
      {
        kind: "message",
        email: EMAIL,
        name: "Asha Rao",
        subject: "Re: it",
        message_id: "<1@steel>",
      },
    ]);
    expect(entry?.incoming[0]?.parts).toEqual([
      { text: "Friday is fine.", isFolded: false },
      { text: expect.stringMatching(/^Regards,\nAsha\n[\s\S]*> when\?$/), isFolded: true },
    ]);
  });

  it("that names ours, or an earlier one of theirs, among its references → the same conversation", async () => {
    const { arrive, ours, id } = await start();
    await arrive(
      mailOf({ "Message-ID": "<1@steel>", References: `<other@x> ${ours} <forwarded@x>` }),
    );
    await arrive(
      mailOf({
        "Message-ID": "<2@steel>",
        From: "Bala <bala@steel.example>",
        "In-Reply-To": "<1@steel>",
      }),
      6_000,
    );
    const [entry, ...others] = await arrive(
      mailOf({ "Message-ID": "<3@steel>", To: `info+${ours.slice(1, 21)}@v.example` }),
      7_000,
    );
    expect([entry?.submission.id, others]).toEqual([id, []]);
    expect(entry?.incoming.map(({ email }) => email)).toEqual([EMAIL, "bala@steel.example", EMAIL]);
  });

  it("of a stranger → an inquiry that came by mail, judged as a form is, and nothing is mailed", async () => {
    const { arrive } = await start();
    const [, inquiry] = await arrive(
      mailOf(
        { From: '"Chitra" <Chitra@Mill.example>', Subject: "CBAM", "Message-ID": "<9@mill>" },
        "A quote, please.\n\n-- \nMill",
      ),
      900,
    );
    expect(inquiry).toMatchObject({
      submission: {
        kind: "contact",
        page: "by mail",
        email: "chitra@mill.example",
        spam: 0,
        handled_at: null,
      },
      mails: [],
      incoming: [{ message_id: "<9@mill>" }],
    });
    expect(JSON.parse(inquiry?.submission.fields ?? "")).toMatchObject({
      name: "Chitra",
      service: "general",
      subject: "CBAM",
      message: "A quote, please.",
    });
    const links = "http://a.example http://b.example http://c.example";
    const [, , spam] = await arrive(mailOf({ From: "seo@rank.example" }, links), 800);
    expect(spam?.submission).toMatchObject({ spam: 1, spam_reasons: '["content"]' });
    // The same mail once more, as an alias delivers it.
    expect(
      await arrive(mailOf({ From: "Chitra@Mill.example", "Message-ID": "<9@mill>" })),
    ).toHaveLength(3);
  });

  it.each<Record<string, string>>([
    { "Auto-Submitted": "auto-replied" },
    { "List-Id": "<news.steel.example>" },
    { Precedence: "bulk" },
    { "Return-Path": "<>" },
  ])(
    "that a program wrote (%o) → noted where it belongs, opens nothing, and is no inquiry",
    async (header) => {
      const { arrive, ours } = await start();
      const entries = await arrive(mailOf({ ...header, "In-Reply-To": ours }, "I am away."));
      expect(entries[0]?.submission).toMatchObject({
        handled_at: 2_000,
        read_at: 2_000,
        answered_at: null,
      });
      expect(entries[0]?.incoming).toMatchObject([{ kind: "automatic" }]);
      expect(await arrive(mailOf({ ...header, From: "news@steel.example" }))).toHaveLength(1);
    },
  );

  it("that reports one of ours as undelivered → marks that mail as the command does, and opens nothing", async () => {
    const { arrive, ours, storage } = await start();
    await storage.db.updateTable("mail").set({ state: "sent", sent_at: 1 }).execute();
    const report = `--b\r\n\r\nSorry.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mail.example\r\n\r\nFinal-Recipient: rfc822; ${EMAIL}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 No such user\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: ${ours}\r\nSubject: Thanks\r\n\r\n--b--`;
    const type = "multipart/report; report-type=delivery-status; boundary=b";
    const [entry] = await arrive(
      mailOf({ From: "MAILER-DAEMON@mail.example", "Content-Type": type }, report),
    );
    expect(entry?.submission).toMatchObject({ handled_at: 2_000, answered_at: null });
    expect(entry?.incoming).toMatchObject([{ kind: "report", files: [] }]);
    expect(entry?.mails.find(({ message_id }) => message_id === ours)).toMatchObject({
      state: "failed",
      last_error: "Came back: 550 5.1.1 No such user",
    });
    expect(await storage.db.selectFrom("suppression").selectAll().execute()).toEqual([]);
    expect(await findUnreachable(storage, EMAIL)).toMatchObject({
      said: "Came back: 550 5.1.1 No such user",
    });
    await arrive(mailOf({ "In-Reply-To": ours }));
    expect(await findUnreachable(storage, EMAIL), "who writes can be reached").toBeUndefined();
  });

  it("of the firm or its staff → left alone, unless it answers their own inquiry", async () => {
    const { arrive, ours, storage, id } = await start();
    const passkey = { id: "p", public_key: "AA", counter: 0, transports: "[]", created_at: 0 };
    const meera = await addAccount(storage.db, { name: "Meera", role: "clerk", now: 1, passkey });
    await storage.db
      .updateTable("account")
      .set({ email: "Meera@verdant-ledger.example" })
      .where("id", "=", meera.id)
      .execute();
    await arrive(mailOf({ From: OWN[0] ?? "", "In-Reply-To": ours }));
    const [entry, ...others] = await arrive(mailOf({ From: "meera@verdant-ledger.example" }));
    expect([entry?.incoming, others]).toEqual([[], []]);
    await changeSubmission(storage, id, { email: OWN[0] ?? "" });
    expect(
      (await arrive(mailOf({ From: OWN[0] ?? "", "In-Reply-To": ours })))[0]?.incoming,
    ).toHaveLength(1);
  });

  it("read by two servers, or again after one was stopped → taken in once", async () => {
    const { storage, place, ours, entries } = await start();
    const mail = await readMail(Buffer.from(mailOf({ "In-Reply-To": ours })));
    const arrived = { place, uid: 7, mail, receivedAt: 5_000, own: OWN };
    expect(await claimMailbox(storage, { ...place, holder: "there" })).toBeUndefined();
    await takeIn(storage, arrived);
    await expect(takeIn(storage, arrived)).rejects.toThrow("another server");
    await storage.db.updateTable("mailbox").set({ leased_until: 0 }).execute();
    const heir = await claimMailbox(storage, { ...place, holder: "there" });
    expect(heir).toMatchObject({ lastUid: 7 });
    await expect(takeIn(storage, { ...arrived, uid: 8 })).rejects.toThrow("another server");
    expect((await entries())[0]?.incoming).toHaveLength(1);
  });

  it("kept → as long as its inquiry, a year after the last answer, and erased with either of them", async () => {
    const { arrive, ours, settings, storage, entries } = await start();
    await arrive(mailOf({ "In-Reply-To": ours }), 100 * DAY);
    const [entry] = await arrive(
      mailOf({ From: "bala@steel.example", "In-Reply-To": ours }),
      101 * DAY,
    );
    expect(entry?.incoming.map(saidIn)).toEqual(["Yes.", "Yes."]);
    const retention = { dataDir: settings.DATA_DIR ?? "", days: 365, spamDays: 30 };
    await storage.db.updateTable("mail").set({ state: "sent", sent_at: 1 }).execute();
    const heavy = { received_at: 1, email: EMAIL, name: "", subject: "" };
    await setAside(storage, { ...heavy, message_id: "old", noted_at: 300 * DAY });
    await setAside(storage, { ...heavy, message_id: "new", noted_at: 399 * DAY });
    await sweep(storage, retention, 400 * DAY);
    expect(await entries()).toHaveLength(1);
    expect(await listSetAside(storage)).toMatchObject({ count: 1 });

    expect(await erase(settings, "Bala@steel.example")).toContain("1 mail in messages of others");
    expect((await entries())[0]?.incoming).toHaveLength(1);
    await sweep(storage, retention, 470 * DAY);
    expect(await storage.db.selectFrom("incoming_mail").selectAll().execute()).toEqual([]);
  });
});
