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
      submitted: { kind: "contact", fields: { ...INQUIRY, name: `Asha ${index}` } as never } as const,
      ...{ submissionId: undefined, spamReasons: [], receivedAt: desk.clock.now - index, page: "/contact" },
    }));
    await storeAll(desk.storage, arrivals, RULES);
    const list = async (query = "") =>
      (await desk.call(`${SUBMISSIONS}?${query}`)).json().submissions as { id: string; name: string }[];
    const ids = (await list()).map(({ id }) => id);
    const change = (id: string | undefined, body: object) =>
      desk.call(`${SUBMISSIONS}/${id}`, { method: "POST", body });
    const bulk = (wanted: object, some = ids) =>
      desk.call("/api/inbox/bulk", { method: "POST", body: { ids: some, wanted } });
    return { ...desk, desk, settings, list, ids, change, bulk };
  };

  it("given to a colleague → told by one mail with a link, who gave it, and no word of the visitor", async () => {
    const { desk, settings, ids, change, bulk, storage } = await start(3);
    const ravi = await addColleague(desk, "clerk", "Ravi");
    expect((await change(ids[0], { change: "owner", owner: "ravi" })).json().notice).toBe(
      "Ravi has no address at the desk: tell them yourself.",
    );
    expect((await ravi.call("/api/account", { method: "PUT", body: { email: "ravi" } })).json().error).toBe(
      "This is not an email address.",
    );
    await ravi.call("/api/account", { method: "PUT", body: { email: RAVI } });
    expect((await ravi.call("/api/account")).json().email).toBe(RAVI);
    expect((await change(ids[0], { change: "owner", owner: "Ravi" })).json().notice).toBe(
      "Ravi is told by mail.",
    );
    expect((await bulk({ change: "owner", owner: "Ravi" })).json()).toEqual({
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
    for (const got of [one, all]) expect(`${got?.subject} ${got?.text} ${got?.html}`).not.toMatch(PERSONAL);
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

  it("to be followed up on a day → on top from that day until it is handled", async () => {
    const { ids, change, list, setClock, clock, call } = await start(3);
    const oldest = ids[2];
    expect((await change(oldest, { change: "follow-up", on: "2001-01-01" })).json().error).toBe(
      "This day is over: choose a later one.",
    );
    expect((await change(oldest, { change: "follow-up", on: "soon" })).status).toBe(400);
    const on = new Date(clock.now + 3 * DAY).toISOString().slice(0, 10);
    expect((await change(oldest, { change: "follow-up", on })).status).toBe(200);
    expect((await list())[0]?.id).toBe(ids[0]);
    expect(await list("state=follow-up")).toEqual([]);
    await setClock(clock.now + 4 * DAY);
    expect((await list())[0]).toMatchObject({ id: oldest, followUpOn: on });
    expect((await list("state=follow-up")).map(({ id }) => id)).toEqual([oldest]);
    expect((await call("/api/inbox/overview")).json().followUps).toBe(1);
    await change(oldest, { change: "handled", handled: true });
    expect((await list())[0]?.id).toBe(ids[0]);
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
