import { expect, it, onTestFinished, test } from "vitest";
import { VISIT_PATH } from "../../contract/visits.ts";
import { createCounter } from "../../server/visits/counter.ts";
import { sourceOf } from "../../server/visits/judge.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { openInbox } from "./harness/inboxes.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const BROWSER = { origin: "https://verdant-ledger.example", "user-agent": FIREFOX };
const OWN = "verdant-ledger.example";

type Headers = Record<string, string>;

/** A server that counts, what its pages send, and what it has stored: `{ "visit /contact": 2 }`. */
async function start(settings: Headers) {
  const service = await startTestService(settings);
  const tell = (sent: string[], headers: Headers = {}) =>
    fetch(service.url + VISIT_PATH, {
      method: "POST",
      body: sent.join("\n"),
      headers: { ...BROWSER, ...headers, "content-type": "text/plain;charset=UTF-8" },
    });
  const counts = async () => {
    await service.counter?.flush();
    const rows = await service.storage.db.selectFrom("visit_count").selectAll().execute();
    return Object.fromEntries(
      rows.map(({ kind, name, count }) => [`${kind} ${name}`, count] as const),
    );
  };
  return { ...service, tell, counts };
}

describeOnBothStorages("visits", (newStorage) => {
  it("pages that were seen → totals of the day: page, source, campaign, device, country, visitors", async () => {
    const settings = { TRUST_PROXY: "1", VISITS_COUNTRY_HEADER: "CF-IPCountry" };
    const { tell, counts } = await start({ ...(await newStorage()), ...settings });
    const phone = { "user-agent": PHONE, "cf-ipcountry": "IN" };
    await tell(
      [
        "false",
        "seen",
        "/",
        "www.linkedin.com",
        "utm_source=newsletter&utm_medium=email&utm_campaign=May%202026",
      ],
      phone,
    );
    await tell(["false", "seen", "/contact", OWN], phone);
    await tell(["false", "seen", "/contact", ""]);
    for (const address of ["203.0.113.1", "203.0.113.2"])
      expect(
        (await tell(["false", "seen", "/contact", OWN], { "x-forwarded-for": address })).status,
      ).toBe(204);
    expect(await counts()).toEqual({
      "visit /": 1,
      "visit /contact": 4,
      "visitors ": 4,
      "source linkedin.com": 1,
      "source ": 1,
      "campaign newsletter / email / may 2026": 1,
      "device phone": 1,
      "device computer": 1,
      "country IN": 1,
    });
  });

  it("who asks not to be counted → nothing; robots → by reason alone; other sites → 403", async () => {
    const { tell, counts, send } = await start(await newStorage());
    await tell(["false", "seen", "/"], { dnt: "1" });
    await tell(["false", "seen", "/"], { "sec-gpc": "1" });
    await send(INQUIRY, undefined, { headers: { dnt: "1" } });
    expect(await counts()).toEqual({});
    await tell(["false", "seen", "/"], { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await tell(["true", "seen", "/"]);
    await tell(["false", "seen", "/"], { "user-agent": "" });
    expect(
      (await tell(["false", "seen", "/"], { origin: "https://elsewhere.example" })).status,
    ).toBe(403);
    for (let round = 0; round < 10; round++)
      await Promise.all(Array.from({ length: 40 }, () => tell(["false", "seen", "/contact"])));
    const {
      "bot too many at once": refused = 0,
      "visit /contact": taken = 0,
      ...others
    } = await counts();
    expect(refused + taken).toBe(400);
    expect(refused).toBeGreaterThan(0);
    expect(others).toMatchObject({
      "bot its name says so": 1,
      "bot a browser driven by a program": 1,
      "bot not sent by a browser": 1,
    });
  });

  it("calendars and PDFs taken, forms sent, what pages tell → counted; searches from the third on", async () => {
    const { tell, counts, url, send } = await start(await newStorage());
    const browser = { ...BROWSER, "sec-fetch-site": "same-origin" };
    await fetch(`${url}/calendar/all.ics`, { headers: browser });
    await fetch(`${url}/calendar/all.ics`, { headers: { "user-agent": "CalendarAgent/1" } });
    await fetch(`${url}/downloads/10-point-cbam-readiness-checklist.pdf`, { headers: browser });
    await send(INQUIRY);
    await tell(["false", "begun", "contact"]);
    await tell(["false", "finished", "/tools/obligations"]);
    await tell(["false", "amount", "/tools/obligations"]);
    for (const name of ["/tools/none", "somebody@a.example", ""])
      await tell(["false", "begun", name]);
    for (const words of ["Scope 4", "scope  4", "asha@a.example", "98765 43210"])
      for (let times = 0; times < 2; times++) await tell(["false", "search", words]);
    await tell(["false", "search", "only twice"]);
    await tell(["false", "search", "only twice"]);
    expect(await counts()).toEqual({
      "calendar /calendar/all.ics": 1,
      "pdf /downloads/10-point-cbam-readiness-checklist.pdf": 1,
      "sent contact": 1,
      "begun contact": 1,
      "search scope 4": 4,
      "finished /tools/obligations": 1,
      "amount /tools/obligations": 1,
    });
  });

  it("hostile names → few of them a day, whatever is sent; unknown pages and huge bodies → nothing", async () => {
    const storage = await openInbox(await newStorage());
    const counter = createCounter(storage, (err) => expect.fail(String(err)));
    onTestFinished(() => counter.stop());
    for (let round = 0; round < 3; round++) {
      for (let number = 0; number < 6_000; number++)
        counter.count("source", `${round}-${number}.example`);
      await counter.flush();
    }
    const rows = await storage.db.selectFrom("visit_count").select(["name", "count"]).execute();
    expect(rows).toHaveLength(101);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(18_000);
    const { tell, counts } = await start(await newStorage());
    await tell(["false", "seen", "/nowhere"]);
    await tell(["false", "seen", "/", "a".repeat(5_000)]);
    await tell([
      ...["false", "seen", "/contact", `${"a".repeat(200)}.example`],
      `utm_source=${"%00/<b>".repeat(9)}&utm_campaign=%0Ax&other=1`,
    ]);
    expect(Object.keys(await counts()).sort()).toEqual([
      "campaign bbbbbbbbb /  / x",
      "device computer",
      "source ",
      "visit /contact",
      "visitors ",
    ]);
  });

  it("a server that is killed → what it counted is stored every few seconds", async () => {
    const settings = await newStorage();
    const storage = await openInbox(settings);
    const counter = createCounter(await openInbox(settings), (err) => expect.fail(String(err)), 20);
    onTestFinished(() => counter.stop());
    counter.count("visit", "/");
    await counter.see("somebody");
    await eventually(async () => {
      const rows = await storage.db.selectFrom("visit_count").select("count").execute();
      return rows.length === 2 && rows.every(({ count }) => count === 1);
    });
  });

  it("two servers, one visitor → one; the day over → its salt gone, the number stays; next day anew", async () => {
    const settings = await newStorage();
    const inboxes = [await openInbox(settings), await openInbox(settings)];
    const counters = inboxes.map((inbox) =>
      createCounter(inbox, (err) => expect.fail(String(err))),
    );
    onTestFinished(() => Promise.all(counters.map((counter) => counter.stop())).then(() => {}));
    const today = Date.now();
    const yesterday = today - 24 * 60 * 60 * 1000;
    for (const counter of counters) {
      for (let number = 0; number < 1_000; number++)
        await counter.see(`visitor ${number}`, yesterday);
      await counter.see("visitor 1", today);
    }
    await Promise.all(counters.map((counter) => counter.flush()));
    const [storage] = inboxes;
    if (!storage) return;
    const rows = await storage.db.selectFrom("visit_count").selectAll().orderBy("day").execute();
    expect(rows.map(({ count }) => count)).toEqual([expect.closeTo(1_000, -1.5), 1]);
    const kept = await storage.db.selectFrom("visit_day").selectAll().execute();
    expect(kept.map(({ day }) => day)).toEqual([rows[1]?.day]);
    expect(JSON.stringify(kept)).not.toContain("visitor 1");
  });

  it("the storage away → counted once it is back", async () => {
    const storage = await openInbox(await newStorage());
    let isAway = false;
    const { db } = storage;
    Object.defineProperty(storage, "db", {
      get: () => (isAway ? expect.unreachable("away") : db),
    });
    const told: string[] = [];
    const counter = createCounter(storage, (_err, what) => told.push(what));
    onTestFinished(() => counter.stop());
    counter.count("visit", "/");
    await counter.see("somebody");
    isAway = true;
    await counter.flush();
    isAway = false;
    counter.count("visit", "/");
    await counter.flush();
    const rows = await storage.db
      .selectFrom("visit_count")
      .select(["kind", "count"])
      .orderBy("kind")
      .execute();
    expect(rows).toEqual([
      { kind: "visit", count: 2 },
      { kind: "visitors", count: 1 },
    ]);
    expect(told).toEqual(["visits could not be stored; it is tried again"]);
  });
});

test("VISITS=off → the path is not there and nothing is counted", async () => {
  const { tell, counts } = await start({ DATA_DIR: temporaryFolder(), VISITS: "off" });
  expect((await tell(["false", "seen", "/"])).status).toBeGreaterThanOrEqual(400);
  expect(await counts()).toEqual({});
});

test.each([
  ["www.google.co.in", "google.co.in"],
  ["L.Instagram.com", "instagram.com"],
  ["m.co", "m.co"],
  ["localhost", ""],
  ["evil.example/<script>", ""],
])("the source %s → %s", (host, source) => expect(sourceOf(host)).toBe(source));
