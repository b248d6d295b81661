import { expect, it } from "vitest";
import { momentOf } from "../../contract/indian-time.ts";
import { claimMailbox } from "../../server/inbox/mailbox.ts";
import { setMoment } from "../../server/inbox/moments.ts";
import { noteMailer } from "../../server/inbox/outbox/mailer-seen.ts";
import { setAside } from "../../server/inbox/set-aside.ts";
import { hashFor } from "../../server/inbox/storage/addresses.ts";
import { clockOf } from "../../server/inbox/storage/storage.ts";
import { suppress } from "../../server/inbox/subscribers/suppression.ts";
import { markUnreachable } from "../../server/inbox/subscribers/unreachable.ts";
import { ownAddresses } from "../../server/incoming/own-addresses.ts";
import { readMail } from "../../server/incoming/read-mail.ts";
import { takeIn } from "../../server/incoming/take-in.ts";
import { INQUIRY } from "../server/harness/service.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { storeAll } from "../server/harness/stored.ts";
import { addColleague } from "./colleagues.ts";
import { startDesk } from "./harness.ts";

const RULES = { messageIdDomain: "verdant-ledger.example", confirmNewsletter: true };
const SUBMISSIONS = "/api/inbox/submissions";
const EMAIL = INQUIRY.email.toLowerCase();
const HOUR = 3_600_000;

describeOnBothStorages("a conversation at the desk", (newStorage) => {
  const start = async (settings: Record<string, string> = {}) => {
    const desk = await startDesk({ ...(await newStorage()), ...settings });
    const { storage, clock } = desk;
    const about = {
      submissionId: undefined,
      spamReasons: [],
      receivedAt: clock.now - HOUR,
      page: "/contact",
    };
    await storeAll(
      storage,
      [{ ...about, submitted: { kind: "contact", fields: INQUIRY as never } }],
      RULES,
    );
    const [{ id }] = (await desk.call(SUBMISSIONS)).json().submissions;
    const [mail] = await storage.db
      .selectFrom("mail")
      .select("message_id")
      .where("recipient", "=", "visitor")
      .execute();
    const place = await claimMailbox(storage, { name: "box", holder: "here", leaseMs: HOUR });
    let uid = 0;
    const arrive = async (headers: string, text = "On Friday.", from = EMAIL) => {
      if (!place) throw new Error("The mailbox is read by another server.");
      const source = Buffer.from(`From: Asha Rao <${from}>\r\n${headers}\r\n\r\n${text}`);
      uid += 1;
      await takeIn(storage, {
        place,
        uid,
        mail: await readMail(source),
        receivedAt: clock.now,
        own: ownAddresses(desk.config),
      });
    };
    const one = async (of = id) => (await desk.call(`${SUBMISSIONS}/${of}`)).json().submission;
    const reply = (body: string, seen: number, call = desk.call) =>
      call(`${SUBMISSIONS}/${id}/replies`, {
        method: "POST",
        body: { subject: "Re: it", body, seen },
      });
    return { ...desk, id, answered: `In-Reply-To: ${mail?.message_id}`, arrive, one, reply };
  };

  it("→ a reply marks the message as handled, an answer opens it again and puts it first in the list", async () => {
    const { arrive, answered, one, reply, call, clock, storage, id } = await start();
    const later = {
      submissionId: undefined,
      spamReasons: [],
      receivedAt: clock.now - 1,
      page: "/contact",
    };
    const fields = { ...INQUIRY, email: "bala@mill.example" } as never;
    await storeAll(storage, [{ ...later, submitted: { kind: "contact", fields } }], RULES);
    const open = async () =>
      (await call(`${SUBMISSIONS}?state=open`))
        .json()
        .submissions.map((found: { id: string }) => found.id);
    await reply("When?", 0);
    expect(await open()).not.toContain(id);
    clock.now += 60_000;
    await arrive(answered, "On Friday.\r\n\r\n> When?\r\n");
    expect((await open())[0]).toBe(id);
    const submission = await one();
    expect(submission).toMatchObject({ isAnswered: true, isRead: false, handledAt: null });
    expect(submission.conversation).toMatchObject([
      { kind: "reply", who: "Meera", state: "waiting" },
      { kind: "message", who: "Asha Rao", address: "", isSaid: true },
    ]);
    expect(submission.conversation[1].parts).toEqual([
      { text: "On Friday.", isFolded: false },
      { text: "> When?", isFolded: true },
    ]);
    const csv = (await call(`${SUBMISSIONS}.csv`)).text;
    expect(csv).toContain("On Friday.");
  });

  it("with a reply or an answer that its author has not seen → asks before anything goes out, and says who wrote", async () => {
    const desk = await start();
    const { arrive, answered, one, reply } = desk;
    const ravi = await addColleague(desk, "clerk", "Ravi");
    expect((await reply("Mine.", 0, ravi.call)).status).toBe(200);
    const asked = await reply("Mine too.", 0);
    expect([asked.status, asked.json()]).toEqual([
      409,
      { error: expect.stringMatching(/^Ravi has written meanwhile/), details: { seen: 1 } },
    ]);
    await arrive(`${answered}\r\nAuto-Submitted: auto-replied`);
    expect((await reply("Mine too.", 1)).status).toBe(200);
    desk.clock.now += 60_000;
    await arrive(answered);
    expect((await reply("And this.", 2)).json().error).toMatch(/^Asha Rao has written/);
    const said = (await one()).conversation as { isSaid: boolean }[];
    expect(said.filter(({ isSaid }) => isSaid)).toHaveLength(3);
    // The refused reply has not marked as handled what the answer opened.
    expect((await one()).handledAt).toBeNull();
  });

  it("in which two people write → each is told of the other, until one stops or closes the page", async () => {
    const desk = await start();
    const ravi = await addColleague(desk, "clerk", "Ravi");
    const write = async (call: typeof desk.call, isWriting: boolean, id = desk.id) =>
      (await call(`${SUBMISSIONS}/${id}/writing`, { method: "POST", body: { isWriting } })).json()
        .others;
    expect(await write(desk.call, true)).toEqual([]);
    expect(await write(ravi.call, true)).toEqual(["Meera"]);
    expect(await write(desk.call, true)).toEqual(["Ravi"]);
    expect(await write(desk.call, true, "another")).toEqual([]);
    await write(ravi.call, false);
    expect(await write(desk.call, true)).toEqual([]);
    await write(ravi.call, true);
    desk.clock.now += 60_000;
    expect(await write(desk.call, true)).toEqual([]);
  });

  it("with files → saved and never shown; what came by mail, from whom, and what programs wrote is marked", async () => {
    const { arrive, answered, one, call } = await start();
    const type = "Content-Type: multipart/mixed; boundary=b";
    const head = "Content-Type: text/html; name=offer.html\r\nContent-Disposition: attachment";
    const pdf = "Content-Type: application/pdf; name=offer.pdf\r\nContent-Disposition: attachment";
    const parts = `--b\r\n\r\nHere.\r\n--b\r\n${pdf}\r\n\r\n%PDF-1.7 <script>\r\n--b\r\n${head}\r\n\r\n<b>\r\n--b--`;
    await arrive(`${answered}\r\n${type}`, parts, "bala@steel.example");
    const [said] = (await one()).conversation;
    expect(said).toMatchObject({ address: "bala@steel.example", files: [{ name: "offer.pdf" }] });
    expect(said.leftOut).toEqual([expect.stringMatching(/^Attachment left out, .*: offer\.html$/)]);
    const saved = await call(`/api/inbox/attachments/${said.files[0].id}`);
    expect([saved.headers["content-type"], saved.headers["content-disposition"]]).toEqual([
      "application/octet-stream",
      expect.stringMatching(/^attachment; filename="offer\.pdf"/),
    ]);
    expect(saved.text).toContain("%PDF-1.7 <script>");
    expect((await call("/api/inbox/attachments/none")).status).toBe(404);

    await arrive("Subject: A question", "What does it cost?", "chitra@mill.example");
    const found = (await call(`${SUBMISSIONS}?text=cost`)).json().submissions;
    expect(found).toMatchObject([{ isByMail: true, kind: "contact", about: "A question" }]);
    const person = (await call("/api/inbox/person?email=bala@steel.example")).json();
    expect(person).toMatchObject({ submissions: [], elsewhere: 1 });
  });

  it("with a mail that was set aside → named above the messages until somebody has looked at it", async () => {
    const desk = await start();
    const mail = {
      message_id: "<1@a>",
      email: EMAIL,
      name: "Asha Rao",
      subject: "Offer",
      noted_at: 1,
    };
    await setAside(desk.storage, { ...mail, received_at: desk.clock.now });
    await setAside(desk.storage, { ...mail, received_at: desk.clock.now });
    const named = async () => (await desk.call("/api/inbox/overview")).json().setAside;
    const { mails, count } = await named();
    expect([mails, count]).toMatchObject([
      [{ name: "Asha Rao", email: EMAIL, subject: "Offer" }],
      1,
    ]);
    const ids = mails.map(({ id }: { id: string }) => id);
    for (const _ of [1, 2])
      await desk.call("/api/inbox/set-aside", { method: "POST", body: { ids } });
    expect(await named()).toEqual({ mails: [], count: 0 });
    const { lines } = (await desk.call("/api/audit")).json();
    expect(lines.map(({ what }: { what: string }) => what)).toEqual([
      "Looked in the mailbox at 1 mail that could not be read here",
    ]);
  });

  it("without a mailbox, or with one that is not read → the desk says which", async () => {
    const overview = async (desk: Awaited<ReturnType<typeof start>>) =>
      (await desk.call("/api/inbox/overview")).json();
    const quiet = { alarm: expect.not.stringContaining("IMAP_URL") };
    expect(await overview(await start())).toMatchObject({ isWithoutMailbox: true, ...quiet });
    const url = "imaps://info:secret@mail.example";
    const desk = await start({ IMAP_URL: url });
    expect(await overview(desk)).toMatchObject({ isWithoutMailbox: false, ...quiet });
    const name = "info@mail.example/INBOX";
    await claimMailbox(desk.storage, { name, holder: "here", leaseMs: HOUR });
    await desk.storage.db
      .updateTable("mailbox")
      .set({ read_at: desk.clock.now - 3 * HOUR })
      .where("name", "=", name)
      .execute();
    const { alarm } = await overview(desk);
    expect(alarm).toMatch(/\(IMAP_URL\) could not be read for 3 h/);
    expect(alarm).not.toContain("secret");
  });

  it("with others in copy → shown, and the reply answers them too but for who was taken off and addresses of ours", async () => {
    const { arrive, answered, one, call, id, storage, config } = await start();
    const { firm } = config;
    const others = `To: ${firm.name} <${firm.email}>, Bala <Bala@steel.example>\r\nCc: chitra@mill.example, "Board" <board@steel.example>, ${firm.email.replace("@", "+abc@")}`;
    await arrive(`${answered}\r\n${others}`, "On Friday.", "dev@steel.example");
    const [said] = (await one()).conversation;
    expect(said.others).toEqual(
      [
        { email: "bala@steel.example", name: "Bala", kind: "to" },
        { email: "board@steel.example", name: "Board", kind: "cc" },
        { email: "chitra@mill.example", name: "", kind: "cc" },
      ].map((other) => expect.objectContaining(other)),
    );
    expect((await one()).reply).toContain("cc=dev%40steel.example%2Cbala%40steel.example");
    await markUnreachable(storage, "chitra@mill.example", 1, "Came back: 5.1.1");
    await suppress(storage, await hashFor(storage, "board@steel.example"), 1);
    const replies = `${SUBMISSIONS}/${id}/replies`;
    const offered = (await call(replies)).json().others;
    expect(offered).toEqual([
      { email: "dev@steel.example", name: "Asha Rao", isUnreachable: false },
      { email: "bala@steel.example", name: "Bala", isUnreachable: false },
      { email: "chitra@mill.example", name: "", isUnreachable: true },
    ]);
    const send = (copies: string[]) =>
      call(replies, { method: "POST", body: { subject: "Re: it", body: "Yes.", seen: 1, copies } });
    expect((await send(["stranger@evil.example"])).status).toBe(409);
    expect((await send(["dev@steel.example", "bala@steel.example"])).status).toBe(200);
    await storage.db
      .updateTable("reply_copy")
      .set({ problem: "550 No." })
      .where("email", "=", "bala@steel.example")
      .execute();
    const reply = (await one()).conversation.find(({ kind }: { kind: string }) => kind === "reply");
    expect(reply.leftOut).toEqual(["Not got by bala@steel.example: 550 No."]);
    expect(reply.others.map(({ email }: { email: string }) => email)).toEqual([
      "bala@steel.example",
      "dev@steel.example",
    ]);
    await call("/api/inbox/person", {
      method: "DELETE",
      body: { email: "bala@steel.example", typed: "bala@steel.example" },
    });
    expect(JSON.stringify((await one()).conversation)).not.toContain("bala@");
  });

  it("with a server that has stopped → a reply says so and what to do, and the desk alarms before the mail is late", async () => {
    const { call, reply, storage, one } = await start();
    const overview = async () => (await call("/api/inbox/overview")).json();
    const never = await overview();
    expect(never.whyMailsWait).toMatch(
      /^no server that sends mail has been seen yet; start it: npm start/,
    );
    await storage.db.deleteFrom("mail").execute();
    expect((await overview()).alarm).toBe("");

    await noteMailer(storage);
    await reply("When?", 0);
    expect((await one()).conversation[0].state).toBe("waiting");
    expect(await overview()).toMatchObject({ alarm: "", whyMailsWait: "" });

    const stopped = (await clockOf(storage)) - 2 * 60_000;
    await setMoment(storage, "mailer", stopped);
    const why = `the server that sends mail has not been seen since ${momentOf(stopped)}; start it: npm start`;
    const later = await overview();
    expect(later.whyMailsWait).toContain(why);
    expect(later.alarm).toContain(`MAIL IS NOT GOING OUT: ${why}`);
    expect(later.version).not.toBe(never.version);
  });
});
