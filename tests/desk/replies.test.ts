import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { dayOf } from "../../contract/indian-time.ts";
import { publish } from "../../contract/releases.mjs";
import { enterBounce } from "../../server/inbox/outbox/bounces.ts";
import { claimMails } from "../../server/inbox/outbox/outbox.ts";
import { hashFor } from "../../server/inbox/storage/addresses.ts";
import { suppress } from "../../server/inbox/subscribers/suppression.ts";
import { FIXTURES } from "../content/folders.ts";
import { temporaryFolder } from "../server/harness/folders.ts";
import { INQUIRY } from "../server/harness/service.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { storeAll } from "../server/harness/stored.ts";
import { startDesk } from "./harness.ts";

const RULES = { messageIdDomain: "verdant-ledger.example", confirmNewsletter: true };
const SUBMISSIONS = "/api/inbox/submissions";
const REPLY = { subject: "Re: fasteners", body: "Dear Asha,\n\nyes.\nMeera" };
const UNDO = 10_000;

describeOnBothStorages("a reply at the desk", (newStorage) => {
  const start = async (fields: object = {}, settings: object = {}) => {
    const desk = await startDesk({ ...(await newStorage()), ...settings });
    await storeAll(
      desk.storage,
      [
        {
          submitted: { kind: "contact", fields: { ...INQUIRY, ...fields } as never },
          submissionId: undefined,
          spamReasons: [],
          receivedAt: Date.parse("2026-11-15T12:00:00+05:30"),
          page: "/contact",
        },
      ],
      RULES,
    );
    const [{ id }] = (await desk.call(SUBMISSIONS)).json().submissions;
    const replies = `${SUBMISSIONS}/${id}/replies`;
    const post = (body: object, below = "") => desk.call(replies + below, { method: "POST", body });
    const one = async () => (await desk.call(`${SUBMISSIONS}/${id}`)).json();
    const claim = (now: number) =>
      claimMails(desk.storage, { now, leaseMs: 1, limit: 10 }, "visitor").then((claimed) =>
        claimed.filter(({ template }) => template === "reply"),
      );
    return { ...desk, id, replies, post, one, claim };
  };

  it("begun from a template → fields filled in, blanks left to staff, and nothing sent with a blank in it", async () => {
    const about = "Far-Future Forestry, May 10-12 2098, https://verdant-ledger.example/tools/x?a=1";
    const { call, replies, post, ask } = await start({ about });
    const { beginnings, isUnwanted } = (await call(replies)).json();
    expect(isUnwanted).toBe(false);
    expect(beginnings[0]).toMatchObject({
      subject: "Re: Your inquiry",
      body: expect.stringMatching(/^Dear Asha Rao,\n[\s\S]*\nMeera\n/),
    });
    const { subject, body } = beginnings[1];
    expect(subject).toBe("Lanterns for Asha Rao");
    expect(body).toMatch(
      /^Dear Asha Rao,\n\nyou asked on .*2026 about Far-Future Forestry, May 10-12 2098:\n/,
    );
    expect(body.match(/^.*\/trainings\/.*$/gm)).toEqual([
      expect.stringMatching(/far-future-forestry$/),
    ]);
    expect((await post({ subject, body })).json().error).toBe(
      "[the fee] is still to be filled in.",
    );

    const shown = (await post(REPLY, "/preview")).json();
    expect(shown.text).toMatch(/^Dear Asha,\n\nyes\.\nMeera\n\nOn .*2026 you wrote:\n> We export/);
    const frame = await ask(shown.path);
    expect(frame.headers["content-security-policy"]).toMatch(/^default-src 'none'.*sandbox$/);
    expect(frame.text).not.toContain("<h1");
  });

  it("blanks of a template with commas and slashes → refused until filled in; other brackets are the writer's", async () => {
    const { call, replies, post } = await start();
    const { subject, body } = (await call(replies)).json().beginnings[2];
    const errorOf = async (text: string) => (await post({ subject, body: text })).json().error;
    expect(await errorOf(body)).toBe("[date/time] is still to be filled in.");
    const dated = body.replace("[date/time]", "Monday [sic]");
    expect(await errorOf(dated)).toBe("[the fee, in rupees] is still to be filled in.");
    const ready = dated.replace("[the fee, in rupees]", "nothing [1] [see page 4]");
    expect((await post({ subject, body: ready })).status).toBe(200);
  });

  it("begun from a template with dates that are saved and not published → said", async () => {
    const about = "Far-Future Forestry, May 10-12 2098";
    const notes = async (edit: (text: string) => string) => {
      const [builds, next, content] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
      cpSync(FIXTURES, content, { recursive: true });
      const file = path.join(content, "trainings/far-future-forestry.yaml");
      writeFileSync(file, edit(readFileSync(file, "utf8")));
      publish(builds, next, { content });
      const { call, replies } = await start({ about }, { BUILD_DIR: path.join(builds, "client") });
      return (await call(replies)).json().beginnings.map(({ note = "" }) => note);
    };
    const said = "Dates and fee of Far-Future Forestry as saved; they are not published yet.";
    expect(await notes((text) => text.replace(/^fee: .*$/m, "fee: 1"))).toContain(said);
    expect(await notes((text) => text)).not.toContain(said);
  });

  it("begun from a template with dates of a run that is full → left out, and said", async () => {
    const { call, replies } = await start({ about: "Far-Future Forestry, May 10-12 2098" });
    const dated = async () =>
      (await call(replies))
        .json()
        .beginnings.find(({ body = "" }) => body.includes("Far-Future Forestry"));
    expect((await dated()).body).toContain("per participant");
    const run = { training: "far-future-forestry", run: "2098-05-10" };
    const all = {
      name: "Bala Iyer",
      email: "bala@mill.example",
      organisation: "",
      state: "paid",
      seats: 4,
    };
    const none = { participants: "", invoice_name: "", gstin: "", invoice_address: "" };
    await call("/api/inbox/registrations", { method: "POST", body: { ...run, ...all, ...none } });
    const { body, note } = await dated();
    expect(body).toContain("[dates]");
    expect(note).toContain("Left out, since no seat is left: Far-Future Forestry, May 10-12 2098.");
  });

  it("to a subject or a name in brackets → sent, since a visitor's words are no blanks; those of staff are", async () => {
    const { call, replies, post } = await start({ subject: "[urgent] the kiln", name: "[Asha]" });
    const [{ subject, body }, template] = (await call(replies)).json().beginnings;
    expect(template.body).toMatch(/about CBAM Consultancy:/);
    expect([subject, body]).toEqual([
      "Re: [urgent] the kiln",
      expect.stringMatching(/^Dear \[Asha\],/),
    ]);
    expect((await post({ subject, body: `${body}\n[the fee]` })).json().error).toBe(
      "[the fee] is still to be filled in.",
    );
    expect((await post({ subject, body })).status).toBe(200);
  });

  it("sent → waits ten seconds, can be taken back until then and not afterwards", async () => {
    const { call, replies, post, one, claim, clock } = await start();
    const { mail } = (await post(REPLY)).json();
    expect(await claim(clock.now + UNDO - 1)).toEqual([]);
    expect((await one()).submission.conversation).toMatchObject([
      { kind: "reply", who: "Meera", subject: REPLY.subject, parts: [{ text: REPLY.body }] },
    ]);
    expect((await one()).submission.handledAt).toBe(clock.now);
    expect((await call(`${replies}/${mail}`, { method: "DELETE" })).status).toBe(200);
    expect((await one()).submission).toMatchObject({ conversation: [], handledAt: null });
    expect(await claim(clock.now + UNDO)).toEqual([]);

    const again = (await post(REPLY)).json().mail;
    expect(await claim(clock.now + UNDO)).toHaveLength(1);
    expect((await call(`${replies}/${again}`, { method: "DELETE" })).status).toBe(409);
    const { submission, audit } = await one();
    expect(submission.conversation).toHaveLength(1);
    expect(audit.map(({ what }: { what: string }) => what).sort()).toEqual([
      "Took the reply back",
      "Wrote a reply",
      "Wrote a reply",
    ]);
  });

  it("taken back → handled and follow-up are as before, but for what somebody else has changed since", async () => {
    const { call, id, replies, post, one, clock } = await start();
    const today = dayOf(clock.now);
    const change = (body: object) => call(`${SUBMISSIONS}/${id}`, { method: "POST", body });
    const followUp = (on: string) => change({ change: "follow-up", on });
    const send = async (seen = 0) => (await post({ ...REPLY, seen })).json().mail;
    const takeBack = (mail: string) => call(`${replies}/${mail}`, { method: "DELETE" });
    const state = async () => {
      const { handledAt, followUpOn } = (await one()).submission;
      return [handledAt, followUpOn];
    };
    await followUp(today);
    const first = await send();
    expect(await state()).toEqual([clock.now, null]);
    await takeBack(first);
    expect(await state()).toEqual([null, today]);

    const second = await send();
    await followUp("2098-01-01");
    await takeBack(second);
    expect(await state()).toEqual([null, "2098-01-01"]);

    const handledAt = clock.now;
    await change({ change: "handled", handled: true });
    await followUp(today);
    clock.now += 1000;
    const third = await send();
    expect(await state()).toEqual([clock.now, null]);
    await takeBack(third);
    expect(await state()).toEqual([handledAt, today]);

    const fourth = await send();
    await change({ change: "handled", handled: false });
    await takeBack(fourth);
    expect(await state()).toEqual([null, null]);
  });

  it("one of two taken back → the other still marks the message as handled, until it is taken back too", async () => {
    const { call, replies, post, one } = await start();
    const first = (await post(REPLY)).json().mail;
    const second = (await post({ ...REPLY, seen: 1 })).json().mail;
    await call(`${replies}/${first}`, { method: "DELETE" });
    expect((await one()).submission.handledAt).not.toBeNull();
    await call(`${replies}/${second}`, { method: "DELETE" });
    expect((await one()).submission.handledAt).toBeNull();
  });

  it("stored → in the CSV and on the person's page, and erased with the person", async () => {
    const { call, id, post, storage } = await start();
    await post(REPLY);
    await storage.db
      .updateTable("mail")
      .set({ state: "sent", sent_at: 0 })
      .where("template", "=", "reply")
      .execute();
    expect((await call(SUBMISSIONS)).json().submissions).toMatchObject([{ id, repliedAt: 0 }]);
    const csv = (await call("/api/inbox/submissions.csv")).text;
    expect(csv).toContain("1970-01-01T05:30:00+05:30");
    expect(csv).toContain("Dear Asha,\n\nyes.");
    expect(csv).toContain("CBAM Consultancy");
    const email = INQUIRY.email.toLowerCase();
    expect((await call(`/api/inbox/person?email=${email}`)).json()).toMatchObject({
      submissions: [{ id, repliedAt: 0, page: "/contact" }],
      mails: expect.arrayContaining([
        expect.objectContaining({ template: "reply", state: "sent" }),
      ]),
    });
    await call("/api/inbox/person", { method: "DELETE", body: { email, typed: email } });
    expect(await storage.db.selectFrom("reply").selectAll().execute()).toEqual([]);
  });

  it("that comes back → opens the message, says what to do, counts as no answer, and warns before the next", async () => {
    const { call, id, post, one, storage, clock } = await start();
    await call(`${SUBMISSIONS}/${id}`, {
      method: "POST",
      body: { change: "follow-up", on: "2098-01-01" },
    });
    const { mail } = (await post(REPLY)).json();
    await storage.db
      .updateTable("mail")
      .set({ state: "sent", sent_at: clock.now })
      .where("id", "=", mail)
      .execute();
    expect((await one()).submission).toMatchObject({ isUndelivered: false, repliedAt: clock.now });
    const answered = async () => (await call(`${SUBMISSIONS}?state=answered`)).json().total;
    const open = async () => (await call("/api/figures/inquiries")).json().responses.at(-1);
    expect(await answered()).toBe(1);

    const { message_id } = await storage.db
      .selectFrom("mail")
      .selectAll()
      .where("id", "=", mail)
      .executeTakeFirstOrThrow();
    const bounce = {
      messageIds: [message_id],
      isAddressGone: true,
      reason: "Came back: 550 5.1.1 No such user",
    };
    await enterBounce(storage, bounce, clock.now + 1000);
    const { submission, audit } = await one();
    expect(submission).toMatchObject({
      isUndelivered: true,
      repliedAt: null,
      handledAt: null,
      followUpOn: null,
      isRead: false,
      undelivered: {
        said: bounce.reason,
        isCorrected: false,
        whatToDo: "The mailbox does not exist: correct the address or phone them.",
      },
    });
    expect(audit[0].what).toBe("A reply did not arrive: to be handled again");
    expect(await answered()).toBe(0);
    expect(await open()).toMatchObject({ count: 1 });
    // The same report once more opens nothing that was handled since.
    await call(`${SUBMISSIONS}/${id}`, {
      method: "POST",
      body: { change: "handled", handled: true },
    });
    await enterBounce(storage, bounce, clock.now + 2000);
    expect((await one()).submission.handledAt).not.toBeNull();

    const warned = await post({ ...REPLY, seen: 1 });
    expect([warned.status, warned.json().error]).toEqual([
      409,
      expect.stringMatching(/come back since .* phone them\./),
    ]);
    expect((await post({ ...REPLY, seen: 1, isWarned: true })).status).toBe(200);
  });

  it("to an address that is corrected → goes there when sent again, registrations too; undone, all is as before", async () => {
    const { call, id, replies, post, one, storage, clock } = await start();
    const { mail } = (await post(REPLY)).json();
    const failed = {
      state: "failed",
      sent_at: 1,
      failed_at: clock.now + 1,
      last_error: "Came back: 5.2.2 full",
    } as const;
    await storage.db.updateTable("mail").set(failed).where("id", "=", mail).execute();
    const run = { training: "far-future-forestry", run: "2098-05-10", seats: 1, staysOpen: true };
    const registered = await call(`${SUBMISSIONS}/${id}/registrations`, {
      method: "POST",
      body: { ...run, tells: false },
    });
    expect(registered.status).toBe(200);
    const address = (body: object) => call(`${SUBMISSIONS}/${id}/address`, { method: "PUT", body });
    const before = INQUIRY.email.toLowerCase();
    const emails = async () => {
      const { email, fields } = (await one()).submission;
      const shown = fields.find(({ name }: { name: string }) => name === "email").value;
      const { registrations } = (await call(`${SUBMISSIONS}/${id}/registrations`)).json();
      return [email, shown.toLowerCase(), registrations[0].email];
    };
    clock.now += 1000;
    expect((await address({ email: "asha@", before })).status).toBe(400);
    const { undo } = (await address({ email: "Asha@steel.example", before })).json();
    expect(await emails()).toEqual(Array(3).fill("asha@steel.example"));
    expect((await address({ email: "asha@other.example", before })).status).toBe(409);
    expect((await one()).submission.undelivered).toMatchObject({ isCorrected: true });
    expect((await one()).audit[0].what).toBe("Corrected the address");
    expect((await call(replies)).json().warning).toBe("");
    const found = async (email: string) =>
      (await call(`/api/inbox/person?email=${email}`)).json().submissions.length;
    expect([await found(before), await found("asha@steel.example")]).toEqual([0, 1]);

    expect((await address(undo)).status).toBe(200);
    expect(await emails()).toEqual(Array(3).fill(before));
    expect((await call(replies)).json().warning).toMatch(/Their mailbox is full/);

    await call(`${SUBMISSIONS}/${id}`, { method: "POST", body: { change: "retry" } });
    const { submission } = await one();
    expect([submission.handledAt, submission.conversation[0].state]).toEqual([
      clock.now,
      "waiting",
    ]);
  });

  it("to spam, or to who wants no mail → refused", async () => {
    const { call, id, post, storage, one, replies } = await start();
    const change = (body: object) => call(`${SUBMISSIONS}/${id}`, { method: "POST", body });
    await change({ change: "spam" });
    expect((await one()).submission).toMatchObject({
      isSpam: true,
      spamReasons: ["staff"],
      mails: [{ state: "held" }, { state: "held" }],
    });
    expect((await post(REPLY)).status).toBe(409);
    await change({ change: "not-spam" });
    await suppress(storage, await hashFor(storage, INQUIRY.email), 1);
    expect((await call(replies)).json().isUnwanted).toBe(true);
    expect((await post(REPLY)).status).toBe(409);
  });

  it("a submission deleted → gone with its replies and mails, and a line that it was", async () => {
    const { call, id, post, storage, clock } = await start();
    await post(REPLY);
    clock.now += 1000;
    expect((await call(`${SUBMISSIONS}/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await call(`${SUBMISSIONS}/${id}`)).status).toBe(404);
    for (const table of ["submission", "mail", "reply"] as const)
      expect(await storage.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await call("/api/audit")).json().lines[0]).toMatchObject({
      what: "Deleted it",
      subject: id,
    });
  });
});
