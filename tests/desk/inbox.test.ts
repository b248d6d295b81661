import { sql } from "kysely";
import { expect, it } from "vitest";
import { markSent } from "../../server/inbox/outbox/outbox.ts";
import type { NewSubmission as Arrival } from "../../server/inbox/submissions/new-submission.ts";
import { listEntries } from "../../server/inbox/submissions/read.ts";
import { INQUIRY } from "../server/harness/service.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { storeAll } from "../server/harness/stored.ts";
import { startDesk } from "./harness.ts";

const RULES = { messageIdDomain: "verdant-ledger.example", confirmNewsletter: true };
const HOUR = 3_600_000;
const SUBMISSIONS = "/api/inbox/submissions";

const inquiry = (fields: Partial<typeof INQUIRY> = {}, more: Partial<Arrival> = {}): Arrival => ({
  submitted: { kind: "contact", fields: { ...INQUIRY, ...fields } } as Arrival["submitted"],
  submissionId: undefined,
  spamReasons: [],
  receivedAt: Date.now(),
  page: "/contact",
  ...more,
});

async function deskWith(settings: Record<string, string>, ...arrivals: Arrival[]) {
  const desk = await startDesk(settings);
  await storeAll(desk.storage, arrivals, RULES);
  const list = async (query = "") => (await desk.call(`${SUBMISSIONS}?${query}`)).json();
  const names = async (query = "") =>
    (await list(query)).submissions.map(({ name }: { name: string }) => name);
  const one = async (id: string) => (await desk.call(`${SUBMISSIONS}/${id}`)).json();
  const change = (id: string, body: object) => {
    desk.clock.now += 1000;
    return desk.call(`${SUBMISSIONS}/${id}`, { method: "POST", body });
  };
  const idOf = async (name: string): Promise<string> =>
    (await list()).submissions.find((one: { name: string }) => one.name === name)?.id;
  return { ...desk, list, names, one, change, idOf };
}

describeOnBothStorages("the inbox at the desk", (newStorage) => {
  it("several submissions → filtered by state, owner, service, training and day, sorted, searched and in pages", async () => {
    const now = Date.now();
    const many = Array.from({ length: 26 }, (_, number) =>
      inquiry(
        { name: `Nobody ${number}`, message: "hello" },
        { receivedAt: now - (number + 100) * HOUR },
      ),
    );
    const desk = await deskWith(
      await newStorage(),
      inquiry({ name: "Asha", service: "green-audit" }, { receivedAt: now - HOUR }),
      inquiry({ name: "Élodie", message: "Um café" }, { receivedAt: now - 2 * HOUR }),
      inquiry({ name: "Bot" }, { spamReasons: ["honeypot"], receivedAt: now }),
      {
        ...inquiry(),
        submitted: { kind: "waiting", fields: { email: "w@a.example", course: "Kettles" } },
        receivedAt: now - 3 * HOUR,
      } as Arrival,
      ...many,
    );
    const asha = await desk.idOf("Asha");
    await desk.change(asha, { change: "owner", owner: "Ravi" });
    await desk.change(asha, { change: "handled", handled: true });

    expect(await desk.names("state=handled")).toEqual(["Asha"]);
    expect(await desk.names("owner=Ravi")).toEqual(["Asha"]);
    expect((await desk.list("owner=-")).total).toBe(27);
    expect(await desk.names("service=green-audit")).toEqual(["Asha"]);
    expect((await desk.list("tab=log&training=Kettles")).submissions).toMatchObject([
      { email: "w@a.example", about: "Kettles" },
    ]);
    expect((await desk.list("until=2001-01-01")).total).toBe(0);
    expect(await desk.names("tab=spam")).toEqual(["Bot"]);
    expect(await desk.names("text=CAFÉ+élodie")).toEqual(["Élodie"]);
    expect((await desk.names("sort=oldest"))[0]).toBe("Nobody 25");
    expect(await desk.list("page=2")).toMatchObject({
      total: 28,
      pages: 2,
      submissions: { length: 3 },
    });
    expect((await desk.list("page=2&text=hello")).submissions).toHaveLength(1);
    expect((await desk.call("/api/inbox/choices")).json()).toMatchObject({
      owners: ["Ravi"],
      trainings: ["Kettles"],
    });
    expect((await desk.call(`${SUBMISSIONS}?kind=letter`)).status).toBe(400);
    const csv = await desk.call("/api/inbox/submissions.csv?service=green-audit");
    expect(csv.headers["content-disposition"]).toContain('attachment; filename="messages.csv"');
    expect(csv.text.trim().split("\r\n")).toHaveLength(2);
  });

  it("a submission opened, given away, noted, handled → each leaves one line with who and when", async () => {
    const desk = await deskWith(
      await newStorage(),
      inquiry({ name: "Asha", message: "Line one\nLine & two" }),
    );
    const id = await desk.idOf("Asha");
    expect((await desk.call("/api/inbox/overview")).json()).toMatchObject({ waiting: 1 });
    const before = (await desk.call("/api/inbox/overview")).json().version;
    for (const change of [
      { change: "read", read: true },
      { change: "read", read: true },
      { change: "owner", owner: "Ravi" },
      { change: "note", text: "Called back" },
      { change: "note", text: "Offer sent" },
      { change: "handled", handled: true },
    ]) {
      expect((await desk.change(id, change)).status).toBe(200);
    }
    const { submission, audit } = await desk.one(id);
    expect(submission).toMatchObject({ isRead: true, owner: "Ravi", handledAt: desk.clock.now });
    expect(submission.note).toMatch(/^\S+ \S+, Meera: Called back\n\S+ \S+, Meera: Offer sent$/);
    expect(audit.map(({ who, what }: { who: string; what: string }) => `${who}: ${what}`)).toEqual([
      "Meera: Marked it as handled",
      "Meera: Added a note",
      "Meera: Added a note",
      "Meera: Gave it to Ravi",
      "Meera: Opened it first",
    ]);
    const reply = new URL(submission.reply);
    expect(reply.pathname).toBe("Asha.Rao@steelworks.example");
    expect(reply.searchParams.get("body")).toMatch(
      /^Dear Asha,\r\n[\s\S]*\r\n> Line one\r\n> Line & two$/,
    );
    const overview = (await desk.call("/api/inbox/overview")).json();
    expect(overview).toMatchObject({ waiting: 0 });
    expect(overview.version).not.toBe(before);
    expect((await desk.change("nothing", { change: "retry" })).status).toBe(404);
    expect((await desk.change(id, { change: "note", text: " " })).status).toBe(400);
  });

  it("a note or a name that imitates a colleague's line → every line that begins a note is its author's", async () => {
    const desk = await deskWith(await newStorage(), inquiry({ name: "Asha" }));
    const id = await desk.idOf("Asha");
    const forged = "2026-11-03 10:00, Leela: The offer is approved";
    await desk.call("/api/session", {
      method: "PUT",
      body: { who: `Ravi\n${forged.slice(0, 30)}` },
    });
    for (const gap of ["\n", "\r", "\r\n", "\n\n", "\v", "\f", "\u0085", "\u2028", "\u2029"])
      await desk.change(id, { change: "note", text: `Called${gap}${forged}` });
    const { submission } = await desk.one(id);
    const beginnings = submission.note
      .split(/[\n\r\v\f\u0085\u2028\u2029]/)
      .filter((line: string) => /^\S/.test(line));
    expect(beginnings).toHaveLength(9);
    for (const line of beginnings) expect(line).toMatch(/^\S+ \S+, Ravi .*: Called$/);
  });

  it("suspected spam let go and mails that failed sent again → wait in the outbox", async () => {
    const desk = await deskWith(
      await newStorage(),
      inquiry({ name: "Bot" }, { spamReasons: ["honeypot"] }),
      inquiry({ name: "Asha" }),
    );
    await desk.storage.db
      .updateTable("mail")
      .set({ state: "failed" })
      .where("state", "=", "waiting")
      .execute();
    const [spam] = (await desk.list("tab=spam")).submissions;
    expect(await desk.names("tab=failed")).toEqual(["Asha"]);
    await desk.change(spam.id, { change: "not-spam" });
    expect(
      (await desk.one(spam.id)).submission.mails.map(({ state }: { state: string }) => state),
    ).toEqual(["waiting", "waiting"]);
    desk.clock.now += 1000;
    expect((await desk.call("/api/inbox/retry", { method: "POST", body: {} })).json()).toEqual({
      count: 2,
    });
    expect(await desk.names("tab=failed")).toEqual([]);
    expect((await desk.call("/api/audit")).json().lines).toMatchObject([
      { what: "Sent 2 mails again", subject: "" },
      { what: "Marked it as no spam; its mails go out", subject: spam.id },
    ]);
  });

  it("an application → its file is saved under its name and shown nowhere", async () => {
    const desk = await deskWith(await newStorage(), {
      ...inquiry(),
      submitted: {
        kind: "application",
        fields: { name: "Tara", email: "t@a.example", resume: "Résumé's.pdf" },
      },
      upload: { type: "text/html", content: Buffer.from("<script>") },
    } as Arrival);
    const file = await desk.call(`${SUBMISSIONS}/${await desk.idOf("Tara")}/file`);
    expect(file.text).toBe("<script>");
    expect(file.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
      "content-disposition": `attachment; filename="R_sum__s.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%27s.pdf`,
    });
  });

  it("a person erased → after typing the address; nothing of them is left, and a line that names nobody", async () => {
    const desk = await deskWith(
      await newStorage(),
      inquiry({ name: "Asha" }),
      inquiry({ name: "Asha", message: "Again" }),
      inquiry({ name: "Ravi", email: "ravi@a.example", company: "" }),
    );
    const email = INQUIRY.email.toLowerCase();
    await desk.change(await desk.idOf("Asha"), { change: "note", text: "Knows the minister" });
    expect((await desk.call(`/api/inbox/person?email=${email}`)).json()).toMatchObject({
      submissions: { length: 2 },
      mails: { length: 4 },
      leftover: expect.stringContaining("Backups made before still hold it."),
    });
    const erase = (typed: string) =>
      desk.call("/api/inbox/person", { method: "DELETE", body: { email, typed } });
    expect((await erase("asha")).status).toBe(400);
    expect((await desk.list()).total).toBe(3);
    expect((await erase(email)).json().what).toBe("Erased a person: 2 messages and 4 mails.");
    expect(await desk.names()).toEqual(["Ravi"]);
    expect((await erase(email)).status).toBe(404);
    const left = [];
    for await (const entry of listEntries(desk.storage)) left.push(entry);
    const log = (await desk.call("/api/audit")).text;
    expect(log).toContain("Erased a person");
    expect(JSON.stringify(left) + log).not.toMatch(/asha|steelworks|minister/i);
  });

  it("a removal that fails → is in the list of changes exactly if it was made", async () => {
    const desk = await deskWith(
      await newStorage(),
      inquiry({ name: "Asha" }),
      inquiry({ message: "Again" }),
    );
    const { db } = desk.storage;
    const email = INQUIRY.email.toLowerCase();
    const id = await desk.idOf("Asha");
    const removals = [
      ["/api/inbox/person", { email, typed: email }],
      [`/api/inbox/submissions/${id}`, {}],
    ] as const;
    const attempt = () =>
      Promise.all(
        removals.map(
          async ([url, body]) => (await desk.call(url, { method: "DELETE", body })).status,
        ),
      );
    await sql`alter table audit rename to away`.execute(db);
    expect(await attempt()).toEqual([500, 500]);
    await sql`alter table away rename to audit`.execute(db);
    expect((await desk.list()).total).toBe(2);

    desk.storage.scrub = () => Promise.reject(new Error("The log is in use."));
    for (const [url, body] of removals.toReversed()) {
      desk.clock.now += 1000;
      expect((await desk.call(url, { method: "DELETE", body })).status).toBe(500);
    }
    expect((await desk.list()).total).toBe(0);
    const { lines } = (await desk.call("/api/audit")).json();
    expect(lines).toMatchObject([
      { what: "Erased a person: 1 message and 2 mails" },
      { what: "Deleted it" },
    ]);
    const again = async () =>
      (await desk.call("/api/inbox/person", { method: "DELETE", body: { email, typed: email } }))
        .status;
    expect(await again()).toBe(500);
    desk.storage.scrub = () => Promise.resolve();
    expect(await again()).toBe(404);
  });

  it("subscribers → listed and saved with their consent, and those who left are not", async () => {
    const desk = await deskWith(await newStorage());
    const consent = { asked_at: 1, page: "/blog", wording: "Yes", confirmed_at: 2, left_at: null };
    await desk.storage.db
      .insertInto("subscription")
      .values([
        { email: "=reader@a.example", list: "", token: "1", hash: "1", ...consent },
        { email: "gone@a.example", list: "", token: "2", hash: "2", ...consent, left_at: 3 },
        { email: "w@a.example", list: "Kettles", token: "3", hash: "3", ...consent },
      ])
      .execute();
    expect((await desk.call("/api/inbox/lists/newsletter")).json().people).toMatchObject([
      { email: "=reader@a.example" },
    ]);
    expect((await desk.call("/api/inbox/lists/waiting")).json().people).toMatchObject([
      { list: "Kettles" },
    ]);
    const { text } = await desk.call("/api/inbox/lists/newsletter/csv");
    expect(text).toContain('\r\n"\'=reader@a.example",1970-01-01T05:30:00+05:30,');
    expect(text).not.toContain("gone@a.example");
  });

  it("inquiries over weeks → counted by week, service, page and time until handled", async () => {
    const now = Date.parse("2026-11-18T12:00:00+05:30");
    const desk = await deskWith(
      await newStorage(),
      inquiry({ name: "A" }, { receivedAt: now - 2 * HOUR }),
      inquiry(
        { name: "B", service: "green-audit" },
        { receivedAt: Date.parse("2026-11-15T23:59:00+05:30"), page: "" },
      ),
      inquiry({ name: "Bot" }, { spamReasons: ["too-fast"], receivedAt: now }),
    );
    await desk.setClock(now);
    await desk.change(await desk.idOf("A"), { change: "handled", handled: true });
    const charts = (await desk.call("/api/figures/inquiries")).json();
    expect(charts.weeks).toHaveLength(26);
    expect(charts.weeks.slice(-2)).toEqual([
      { name: "2026-11-09", count: 1 },
      { name: "2026-11-16", count: 1 },
    ]);
    expect(charts.services).toEqual([
      { name: "CBAM Consultancy", count: 1 },
      { name: "Green Audit for NAAC", count: 1 },
    ]);
    expect(charts.pages).toEqual([
      { name: "/contact", count: 1 },
      { name: "not said", count: 1 },
    ]);
    expect(charts.responses.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { name: "Within 4 hours", count: 1 },
      { name: "Not answered yet", count: 1 },
    ]);
  });

  it("without a mail server → said above the list, and a mail that became a file is not called sent", async () => {
    const desk = await deskWith(await newStorage(), inquiry({ name: "Asha" }));
    expect((await desk.call("/api/inbox/overview")).json()).toMatchObject({ isWithoutMail: true });
    const id = await desk.idOf("Asha");
    const mails = await desk.storage.db.selectFrom("mail").select("id").execute();
    await markSent(
      desk.storage,
      mails.map((mail) => mail.id),
      Date.now(),
      "written",
    );
    const { submission } = await desk.one(id);
    expect(submission.mails.map(({ state }: { state: string }) => state)).toEqual(
      mails.map(() => "written"),
    );
  });
});
