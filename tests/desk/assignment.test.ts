import { expect, it } from "vitest";
import { eventually } from "../server/harness/eventually.ts";
import { startMailServer } from "../server/harness/mail-server.ts";
import { INQUIRY, PERSONAL, startTestService } from "../server/harness/service.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { storeAll } from "../server/harness/stored.ts";
import { addColleague } from "./colleagues.ts";
import { startDesk } from "./harness.ts";

const RULES = { messageIdDomain: "verdant-ledger.example", confirmNewsletter: true };
const DAY = 24 * 60 * 60 * 1000;
const RAVI = "ravi@verdant-ledger.example";
const SUBMISSIONS = "/api/inbox/submissions";

describeOnBothStorages("messages at the desk", (newStorage) => {
  const start = async (count = 1) => {
    const settings = await newStorage();
    const desk = await startDesk(settings);
    const arrivals = Array.from({ length: count }, (_, index) => ({
      submitted: {
        kind: "contact",
        fields: { ...INQUIRY, name: `Asha ${index}` } as never,
      } as const,
      submissionId: undefined,
      spamReasons: [],
      receivedAt: desk.clock.now - index,
      page: "/contact",
    }));
    await storeAll(desk.storage, arrivals, RULES);
    const list = async (query = "") =>
      (await desk.call(`${SUBMISSIONS}?${query}`)).json().submissions as {
        id: string;
        name: string;
      }[];
    const ids = (await list()).map(({ id }) => id);
    const change = (id: string | undefined, body: object) =>
      desk.call(`${SUBMISSIONS}/${id}`, { method: "POST", body });
    const bulk = (wanted: object, some = ids) =>
      desk.call("/api/inbox/bulk", { method: "POST", body: { ids: some, wanted } });
    return { ...desk, desk, settings, list, ids, change, bulk };
  };

  it("given to a colleague → told by one mail with a link, who gave it, and no word of the visitor", async () => {
    const { desk, settings, ids, change, bulk, storage, clock } = await start(3);
    const ravi = await addColleague(desk, "clerk", "Ravi");
    expect((await change(ids[0], { change: "owner", owner: "ravi" })).json().notice).toBe(
      "Ravi has no address at the desk: tell them yourself.",
    );
    expect(
      (await ravi.call("/api/account", { method: "PUT", body: { email: "ravi" } })).json().error,
    ).toBe("This is not an email address.");
    await ravi.call("/api/account", { method: "PUT", body: { email: RAVI } });
    expect((await ravi.call("/api/account")).json().email).toBe(RAVI);
    expect((await change(ids[0], { change: "owner", owner: "Ravi" })).json().notice).toBe(
      "Ravi is told by mail.",
    );
    // Pressed twice: neither mailed nor noted again.
    expect((await change(ids[0], { change: "owner", owner: "Ravi" })).json().notice).toBe("");
    const { audit } = (await desk.call(`${SUBMISSIONS}/${ids[0]}`)).json();
    expect(audit.filter(({ what }: { what: string }) => what === "Gave it to Ravi")).toHaveLength(
      1,
    );
    // A mail about several waits until it can no longer be taken back.
    clock.now -= 10_000;
    expect((await bulk({ change: "owner", owner: "Ravi" })).json()).toMatchObject({
      count: 3,
      notice: "Ravi is told by mail.",
    });
    const own = await ravi.call(`${SUBMISSIONS}/${ids[1]}`, {
      method: "POST",
      body: { change: "owner", owner: "Ravi" },
    });
    expect(own.json().notice).toBe("");

    const mail = await startMailServer();
    await startTestService({ ...settings, SMTP_URL: mail.url });
    await eventually(() => mail.to(RAVI).length === 2);
    const [one, all] = ["A message is yours", "3 messages are yours"].map((words) =>
      mail.to(RAVI).find(({ subject }) => subject?.includes(words)),
    );
    expect(one?.subject).toBe(`A message is yours (${ids[0]})`);
    expect(one?.text).toContain(`/#/inbox/message/${ids[0]}`);
    expect(one?.text).toMatch(/Meera.* gave it to you/);
    expect(all?.subject).toContain("3 messages are yours");
    for (const got of [one, all])
      expect(`${got?.subject} ${got?.text} ${got?.html}`).not.toMatch(PERSONAL);
    await eventually(async () =>
      (await storage.db.selectFrom("staff_mail").select("content").execute()).every(
        ({ content }) => content === "",
      ),
    );
  });

  it("given to an editor, or to a name without an account → nobody is mailed", async () => {
    const { desk, ids, change, storage, call } = await start();
    await addColleague(desk, "editor", "Esha");
    await addColleague(desk, "clerk", "Ravi");
    expect((await call("/api/inbox/choices")).json().owners).toEqual(["Ravi"]);
    expect((await change(ids[0], { change: "owner", owner: "Esha" })).json().notice).toBe(
      "Esha may not open the inbox as editor.",
    );
    expect((await change(ids[0], { change: "owner", owner: "Somebody" })).json().notice).toBe("");
    expect(await storage.db.selectFrom("staff_mail").selectAll().execute()).toEqual([]);
  });

  it("to be followed up on a day → rests until that day, and is back then, handled or not", async () => {
    const { ids, change, list, setClock, clock, call } = await start(3);
    const [handled, open, other] = ids;
    const waiting = async () => (await list("tab=waiting")).map(({ id }) => id);
    expect((await change(open, { change: "follow-up", on: "2001-01-01" })).json().error).toBe(
      "This day is over: choose a later one.",
    );
    expect((await change(open, { change: "follow-up", on: "soon" })).status).toBe(400);
    const on = new Date(clock.now + 3 * DAY).toISOString().slice(0, 10);
    await change(handled, { change: "handled", handled: true });
    for (const id of [handled, open])
      expect((await change(id, { change: "follow-up", on })).status).toBe(200);
    expect(await waiting()).toEqual([other]);
    await setClock(clock.now + 4 * DAY);
    // What comes back stands above what arrived since.
    expect(await waiting()).toEqual([handled, open, other]);
    expect(await list("state=follow-up")).toMatchObject([
      { id: handled, followUpOn: on },
      { id: open },
    ]);
    await change(handled, { change: "handled", handled: true });
    const body = { subject: "Well?", body: "Did it help?", seen: 0 };
    const { mail } = (
      await call(`${SUBMISSIONS}/${open}/replies`, { method: "POST", body })
    ).json();
    expect(await waiting()).toEqual([other]);
    await call(`${SUBMISSIONS}/${open}/replies/${mail}`, { method: "DELETE" });
    expect(await waiting()).toEqual([open, other]);
    expect((await call("/api/inbox/overview")).json().waiting).toBe(2);
  });

  it("what waits → one’s own first, then nobody’s; sign-ups and checklists are in the log and do not count", async () => {
    const { ids, change, list, storage, clock, call } = await start(3);
    const signUp = { kind: "newsletter", fields: { email: "reader@a.example" } } as const;
    const more = { submissionId: undefined, spamReasons: [], receivedAt: clock.now, page: "/blog" };
    await storeAll(storage, [{ submitted: signUp, ...more }], RULES);
    await change(ids[0], { change: "owner", owner: "Ravi" });
    await change(ids[2], { change: "owner", owner: "Meera" });
    expect((await list("tab=waiting")).map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
    expect((await call("/api/inbox/overview")).json().waiting).toBe(3);
    const [logged, ...rest] = await list("tab=log");
    expect(rest).toEqual([]);
    const on = new Date(clock.now + 2 * DAY).toISOString().slice(0, 10);
    await change(logged?.id, { change: "follow-up", on });
    expect(await list("tab=waiting")).toHaveLength(3);
  });

  it("several changed at once → taken back with all that it did, but not over what a colleague did since", async () => {
    const { desk, ids, bulk, list, change, call, storage, clock } = await start(3);
    const ravi = await addColleague(desk, "clerk", "Ravi");
    await ravi.call("/api/account", { method: "PUT", body: { email: RAVI } });
    const on = new Date(clock.now + DAY).toISOString().slice(0, 10);
    await change(ids[0], { change: "follow-up", on });
    await change(ids[0], { change: "owner", owner: "Leela" });
    const states = () =>
      storage.db
        .selectFrom("submission")
        .select(["id", "handled_at", "owner", "spam", "spam_reasons", "follow_up_on"])
        .orderBy("id")
        .execute();
    const mails = () =>
      storage.db.selectFrom("mail").select(["id", "state"]).orderBy("id").execute();
    const before = { states: await states(), mails: await mails() };
    for (const wanted of [
      { change: "handled", handled: true },
      { change: "spam" },
      { change: "owner", owner: "Ravi" },
    ]) {
      const { undo } = (await bulk(wanted)).json();
      expect(await states()).not.toEqual(before.states);
      expect((await call(`/api/inbox/bulk/${undo}`, { method: "DELETE" })).status).toBe(200);
      expect({ states: await states(), mails: await mails() }).toEqual(before);
      expect((await call(`/api/inbox/bulk/${undo}`, { method: "DELETE" })).status).toBe(409);
    }
    const { undo } = (await bulk({ change: "handled", handled: true })).json();
    await change(ids[1], { change: "owner", owner: "Leela" });
    await call(`/api/inbox/bulk/${undo}`, { method: "DELETE" });
    expect((await list("state=handled")).map(({ id }) => id)).toEqual([ids[1]]);
  });

  it("several selected → handled or spam at once, each with its line; one deleted meanwhile is left out", async () => {
    const { ids, bulk, list, call } = await start(3);
    expect(
      (await bulk({ change: "handled", handled: true }, [...ids.slice(0, 2), "gone"])).json().count,
    ).toBe(2);
    expect(await list("state=handled")).toHaveLength(2);
    const { audit } = (await call(`${SUBMISSIONS}/${ids[1]}`)).json();
    expect(audit).toMatchObject([{ who: "Meera", what: "Marked it as handled" }]);
    await bulk({ change: "spam" }, ids.slice(0, 1));
    expect((await list("tab=spam")).map(({ id }) => id)).toEqual([ids[0]]);
    expect((await bulk({ change: "spam" }, [])).json().error).toBe("Select a message first.");
    expect((await bulk({ change: "spam" }, ["gone"])).status).toBe(404);
    expect((await bulk({ change: "note", text: "x" })).status).toBe(400);
  });
});
