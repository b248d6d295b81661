import { expect, it, test, vi } from "vitest";
import { planMails } from "../../desk/mailings/watch.ts";
import { beginDueMailings } from "../../server/inbox/mailings/sending.ts";
import { WATCH } from "../../server/inbox/storage/tables.ts";
import {
  confirm,
  subscriptionOf,
  unsubscribe,
} from "../../server/inbox/subscribers/subscription.ts";
import { markReachable, markUnreachable } from "../../server/inbox/subscribers/unreachable.ts";
import { deadlinesOf, rules } from "../../site/content/records/rules.ts";
import { copyOf, FIXTURES } from "../content/folders.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { readers, subscribeAll } from "../server/harness/subscribers.ts";
import { addColleague } from "./colleagues.ts";
import { startDesk } from "./harness.ts";

const FOREST = "Far-Future Forestry";
const WRITTEN = { subject: "May", preview: "", intro: "Hello.", items: ["post 7"], closing: "" };

describeOnBothStorages("mailings at the desk", (newStorage) => {
  const start = async () => {
    const desk = await startDesk(await newStorage());
    const post = (url: string, body: object) =>
      desk.call(`/api/mailings${url}`, { method: "POST", body });
    const put = (id: string, body: object) =>
      desk.call(`/api/mailings/${id}`, { method: "PUT", body });
    const get = async (url = "") => (await desk.call(`/api/mailings${url}`)).json();
    const draft = async () => ((await post("", {})).json() as { id: string }).id;
    return { ...desk, post, put, get, draft };
  };

  it("a newsletter → made from the site, shown, saved once, sent once, and recorded", async () => {
    const { storage, ask, post, put, get, draft, clock, call } = await start();
    await subscribeAll(storage, readers(3));
    const id = await draft();
    const { items } = await get("/choices");
    expect(items.map(({ ref }: { ref: string }) => ref)).toEqual(
      expect.arrayContaining([
        "post 7",
        "change cbam-2026-05-22",
        expect.stringMatching(/^date cbam\./),
        expect.stringMatching(/^run far-/),
      ]),
    );
    const shown = (await post(`/${id}/preview`, { revision: 1, ...WRITTEN })).json();
    expect(shown.text).toContain("/blog/7");
    const frame = await ask(shown.path);
    expect(frame.headers["content-security-policy"]).toMatch(/^default-src 'none'.*sandbox$/);
    expect(frame.text).toContain("Hello.");
    expect((await ask(`${shown.path.slice(0, -3)}abc`)).status).toBe(404);

    expect((await post(`/${id}/steps`, { step: "schedule", revision: 1 })).status).toBe(400);
    expect((await put(id, { revision: 1, ...WRITTEN, items: ["post 99999"] })).status).toBe(400);
    expect((await put(id, { revision: 1, ...WRITTEN })).json()).toEqual({ revision: 2 });
    expect((await put(id, { revision: 1, ...WRITTEN, subject: "June" })).status).toBe(409);
    expect(await get(`/${id}`)).toMatchObject({
      audience: 3,
      mailing: { subject: "May", state: "draft" },
    });

    const steps = (body: object) =>
      post(`/${id}/steps`, { step: "schedule", revision: 2, ...body });
    expect((await steps({ at: "2001-01-01T10:00" })).json().error).toContain(
      "This time has passed",
    );
    expect((await steps({ at: "2026-13-01T10:00" })).status).toBe(400);
    const at = new Date(clock.now + 3 * 86_400_000).toISOString().slice(0, 16);
    expect((await steps({ at })).status).toBe(200);
    expect((await get(`/${id}`)).mailing).toMatchObject({
      state: "scheduled",
      dueAt: Date.parse(`${at}:00+05:30`),
    });
    expect((await post(`/${id}/steps`, { step: "unschedule" })).status).toBe(200);
    const pressed = await Promise.all([steps({}), steps({})]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await put(id, { revision: 2, ...WRITTEN })).status).toBe(409);
    expect((await call(`/api/mailings/${id}`, { method: "DELETE" })).status).toBe(409);
    await beginDueMailings(storage, { now: clock.now, domain: "a.example" });
    expect((await get()).mailings).toMatchObject([
      { id, state: "sending", counts: { waiting: 3 } },
    ]);
    const { lines } = (await call("/api/audit?area=mailings")).json();
    expect(lines.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(["Began a newsletter", "Sent the mailing “May”"]),
    );
  });

  it("approved by an owner → a clerk sends it as it was approved, and changes nothing", async () => {
    const { post, put, draft, get, storage, ...desk } = await start();
    await subscribeAll(storage, readers(1));
    const clerk = await addColleague({ storage, ...desk }, "clerk", "Ravi");
    const ask = (url: string, method: "GET" | "PUT" | "POST" = "GET", body?: object) =>
      clerk.call(`/api/mailings${url}`, { method, ...(body && { body }) });
    const send = () => ask(`/${id}/steps`, "POST", { step: "schedule" });
    const approve = (revision: number, isApproved = true) =>
      put(`${id}/approval`, { revision, isApproved });
    const id = await draft();
    expect((await approve(1)).json().error).toBe("The subject is missing.");
    await put(id, { revision: 1, ...WRITTEN });
    expect((await send()).json().error).toMatch(/^An owner has to approve/);
    expect([(await approve(1)).status, (await approve(2)).status]).toEqual([409, 200]);
    await put(id, { revision: 2, ...WRITTEN, intro: "Another." });
    expect([(await get(`/${id}`)).mailing.isApproved, (await send()).status]).toEqual([false, 403]);
    await approve(3);
    await approve(3, false);
    expect((await send()).status).toBe(403);
    await approve(3);
    expect((await ask(`/${id}/preview`, "POST", {})).json().text).toContain("Another.");
    expect((await ask(`/${id}`, "PUT", { revision: 3, ...WRITTEN })).status).toBe(403);
    expect((await send()).status).toBe(200);
    expect((await ask("")).json().mailings).toMatchObject([
      { id, state: "scheduled", isApproved: true },
    ]);
    const { lines } = (await clerk.call("/api/audit")).json();
    expect(lines).toContainEqual(
      expect.objectContaining({ who: "Ravi", what: "Sent the mailing “May”" }),
    );
  });

  it("training dates → one button for those who wait; pressed again there is nobody", async () => {
    const { storage, post, get, clock } = await start();
    await subscribeAll(storage, ["forest@list.example"], { list: FOREST });
    await subscribeAll(storage, ["any@list.example"], { list: "Any course" });
    expect((await get("/waiting")).trainings).toContainEqual({
      title: FOREST,
      people: 2,
      unreachable: 0,
      dates: [expect.stringContaining("2098")],
    });
    const shown = (await post("/waiting/preview", { training: FOREST })).json();
    expect(shown.people).toBe(2);
    expect(shown.text).toContain("May 10-12 2098");
    expect((await post("/waiting", { training: FOREST })).status).toBe(200);
    expect((await post("/waiting", { training: FOREST })).status).toBe(409);
    await beginDueMailings(storage, { now: clock.now, domain: "a.example" });
    expect((await post("/waiting", { training: FOREST })).status).toBe(409);
    expect((await post("/waiting", { training: "Nothing" })).status).toBe(409);
    const rows = await storage.db
      .selectFrom("mailing_recipient")
      .select("email")
      .orderBy("email")
      .execute();
    expect(rows.map(({ email }) => email)).toEqual(["any@list.example", "forest@list.example"]);
  });

  it("watched rules → shown first, sent as shown, and nobody is told the same twice", async () => {
    const { storage, post, get, setClock } = await start();
    const who = "asha@steelworks.example";
    const confirmedAt = Date.parse("2026-01-01T10:00:00+05:30");
    await subscribeAll(storage, [who], {
      list: `${WATCH}euImports=yes`,
      rules: "cbam",
      confirmedAt,
    });
    await subscribeAll(storage, ["other@a.example"], {
      list: `${WATCH}euImports=no`,
      rules: "kettle-code",
    });
    const next =
      deadlinesOf(rules()).find(({ date, rule }) => rule.id === "cbam" && date > "2030") ??
      expect.unreachable();
    await setClock(Date.parse(`${next.date}T10:00:00+05:30`) - 10 * 86_400_000);
    const plan = await get("/watch");
    expect(plan).toMatchObject({ watchers: 2 });
    const asha = plan.people.find(({ email }: { email: string }) => email === who);
    expect(asha.news.map(({ title }: { title: string }) => title)).toContainEqual(
      expect.stringContaining(next.what),
    );
    expect((await post("/watch/preview", { email: who })).json().text).toContain(
      "/tools/obligations?euImports=yes",
    );

    expect((await post("/watch", { plan: "another" })).status).toBe(409);
    expect((await post("/watch", { plan: plan.plan })).status).toBe(200);
    expect((await get("/watch")).people).toEqual([]);
    expect((await post("/watch", { plan: plan.plan })).status).toBe(409);
    const rows = await storage.db.selectFrom("mailing_recipient").selectAll().execute();
    expect(rows.filter(({ email }) => email === who)).toHaveLength(1);
    expect((await get()).mailings).toMatchObject([{ kind: "watch", state: "sending" }]);
  });

  it("watched rules, left before the mail goes out → whoever watches again is told then", async () => {
    const { storage, post, get, setClock, clock } = await start();
    const who = "asha@steelworks.example";
    const queueing = { now: clock.now, domain: "a.example" };
    const watch = (answers: string, confirmedAt: number | null) =>
      subscribeAll(storage, [who], { list: WATCH + answers, rules: "cbam", confirmedAt });
    const tokenOf = async (answers: string) =>
      (await subscriptionOf(storage, who, WATCH + answers))?.token ?? "";
    await watch("euImports=yes", 1_000);
    await watch("euImports=yes&sector=cement", 2_000);
    const { date } =
      deadlinesOf(rules()).find((one) => one.rule.id === "cbam" && one.date > "2030") ?? {};
    await setClock(Date.parse(`${date}T10:00:00+05:30`) - 10 * 86_400_000);
    const { plan, people } = await get("/watch");
    expect(people).toMatchObject([{ email: who }]);
    expect((await post("/watch", { plan })).status).toBe(200);
    await watch("euImports=no", null);
    await confirm(storage, await tokenOf("euImports=no"), queueing);
    expect((await get("/watch")).people).toEqual([]);

    await unsubscribe(storage, await tokenOf("euImports=yes"), clock.now);
    expect(await get("/watch")).toMatchObject({ watchers: 0, people: [] });
    await watch("x=yes", null);
    await confirm(storage, await tokenOf("x=yes"), queueing);
    await markUnreachable(storage, who, clock.now, "Came back: no such user");
    expect(await get("/watch")).toMatchObject({ watchers: 1, unreachable: 1, people: [] });
    await markReachable(storage, who);
    const again = await get("/watch");
    expect(again.people).toMatchObject([{ email: who }]);

    const transaction = storage.db.transaction.bind(storage.db);
    vi.spyOn(storage.db, "transaction").mockImplementationOnce(() => {
      const begun = transaction();
      const execute = begun.execute.bind(begun);
      begun.execute = async (callback) => {
        await unsubscribe(storage, await tokenOf("x=yes"), clock.now);
        return execute(callback);
      };
      return begun;
    });
    expect((await post("/watch", { plan: again.plan })).status).toBe(200);
    expect(await storage.db.selectFrom("told").select("what").execute()).toEqual([]);
  });

  it("a person → what mailings sent them is shown before it is erased, and is gone then", async () => {
    const { storage, call, clock, draft, put, post } = await start();
    await subscribeAll(storage, readers(1));
    const id = await draft();
    await put(id, { revision: 1, ...WRITTEN });
    await post(`/${id}/steps`, { step: "schedule", revision: 2 });
    await beginDueMailings(storage, { now: clock.now, domain: "a.example" });
    const email = "reader-0@list.example";
    const url = `/api/inbox/person?email=${email}`;
    expect((await call(url)).json()).toMatchObject({
      lists: [{ kind: "newsletter" }],
      mailings: [{ subject: "May" }],
    });
    await call("/api/inbox/person", { method: "DELETE", body: { email, typed: email } });
    expect((await call(url)).json()).toMatchObject({ lists: [], mailings: [] });
  });
});

test("the mails of the forms → each is shown with the words as they are saved, and what it fills in", async () => {
  copyOf(FIXTURES).set(
    "mails.yaml",
    "visitors.inquiry-acknowledgement.text.0",
    "{greeting} <b>hello</b> from {firm}.",
  );
  const desk = await startDesk();
  const get = (url = "") => desk.call(`/api/mailings/form-mails${url}`);
  const { names } = (await get()).json();
  for (const name of names) expect([name, (await get(`/${name}`)).status]).toEqual([name, 200]);
  const shown = (await get("/inquiry-acknowledgement")).json();
  expect(shown.text).toContain("Dear Asha Rao, <b>hello</b> from Verdant Ledger.");
  expect((await desk.ask(shown.path)).text).toContain("&lt;b&gt;hello&lt;/b&gt;");
  expect((await get("/checklist-delivery")).json().text).toContain("you asked for is attached");
  expect((await get("/checklist-again")).json().text).toContain("is one click away");
  expect((await get("/constructor")).status).toBe(404);
});

test("changes of a rule → those since somebody began to watch, each entry of a day by itself, each once", () => {
  const rule = {
    id: "lanterns",
    name: "Lantern Act",
    dates: [],
    changes: [
      { date: "2026-06-02", what: "Second of the day" },
      { date: "2026-06-02", what: "First of the day" },
      { date: "2026-01-01", what: "Before" },
    ],
  };
  const watcher = {
    email: "a@b.example",
    token: "t",
    list: `${WATCH}x=yes`,
    rules: "lanterns kettles",
    confirmed_at: Date.parse("2026-05-01T00:00:00+05:30"),
  };
  const told = new Set<string>();
  const plan = (changes = rule.changes, day = "2026-06-02") =>
    planMails([watcher], {
      rules: [{ ...rule, changes }],
      questions: [],
      isTold: (_email, what) => told.has(what),
      day,
    }).flatMap(({ news }) => news);
  expect(plan(rule.changes, "2026-06-01")).toEqual([]);
  expect(plan().map(({ item }) => item.text)).toEqual(["First of the day", "Second of the day"]);
  for (const { what } of plan()) told.add(what);
  expect(plan()).toEqual([]);
  expect(
    plan([{ date: "2026-06-02", what: "Third of the day" }, ...rule.changes]).map(
      ({ item }) => item,
    ),
  ).toMatchObject([{ text: "Third of the day", path: `${WATCH}x=yes` }]);
});
