import { expect, it, test } from "vitest";
import { markSent } from "../../server/inbox/outbox/outbox.ts";
import { addReply } from "../../server/inbox/submissions/replies.ts";
import { addCounts, type VisitKind } from "../../server/inbox/visits.ts";
import { INQUIRY } from "../server/harness/service.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { storeAll } from "../server/harness/stored.ts";
import { startDesk } from "./harness.ts";

const RULES = { messageIdDomain: "verdant-ledger.example", confirmNewsletter: true };
const HOUR = 60 * 60 * 1000;
const india = (text: string) => Date.parse(`${text}:00+05:30`);

describeOnBothStorages("answers and figures at the desk", (newStorage) => {
  it("a reply that went out → answered: in the filter, the CSV with owner and service, and the figures", async () => {
    const desk = await startDesk(await newStorage());
    const now = india("2026-11-17T12:00");
    await desk.setClock(now);
    const arrival = (name: string, receivedAt: number, about = "") => ({
      submitted: { kind: "contact", fields: { ...INQUIRY, name, about } as never } as const,
      submissionId: undefined,
      spamReasons: [],
      receivedAt,
      page: "/contact",
    });
    await storeAll(
      desk.storage,
      [
        arrival("Asha", india("2026-11-16T09:00"), "Far-Future Forestry, May 10-12 2098"),
        arrival("Bala", india("2026-10-31T23:30"), "Far-Future Forestry"),
        arrival("Chitra", india("2025-12-01T00:30")),
        arrival("Dev", india("2025-11-30T23:30")),
      ],
      RULES,
    );
    const names = async (query: string) =>
      (await desk.call(`/api/inbox/submissions?${query}`))
        .json()
        .submissions.map(({ name }: { name: string }) => name);
    const [asha] = (await desk.call("/api/inbox/submissions")).json().submissions;
    await desk.call(`/api/inbox/submissions/${asha.id}`, {
      method: "POST",
      body: { change: "owner", owner: "Ravi" },
    });
    const reply = {
      who: "Meera",
      subject: "Re: it",
      body: "Yes.",
      seen: 0,
      now,
      domain: "a.example",
    };
    const mail = await addReply(desk.storage, { submissionId: asha.id, ...reply });
    expect(await names("state=answered")).toEqual([]);
    await markSent(desk.storage, [mail ?? ""], india("2026-11-16T09:00") + 3 * HOUR);
    expect(await names("state=answered")).toEqual(["Asha"]);
    expect(await names("state=unanswered")).toEqual(["Bala", "Chitra", "Dev"]);

    const [header = "", row = ""] = (
      await desk.call("/api/inbox/submissions.csv?state=answered")
    ).text.split("\r\n");
    expect(header).toMatch(/,service,.*,owner,.*,repliedAt,/);
    expect(row).toMatch(/,CBAM Consultancy,.*,Ravi,.*2026-11-16T12:00:00\+05:30/s);

    const run = { training: "far-future-forestry", run: "2098-05-10" };
    const path = `/api/inbox/submissions/${asha.id}/registrations`;
    const { id } = (await desk.call(path, { method: "POST", body: run })).json();
    await desk.call(`/api/inbox/registrations/${id}`, { method: "PUT", body: { seats: 3 } });
    const charts = (await desk.call("/api/figures/inquiries")).json();
    expect(charts.months).toHaveLength(12);
    expect(charts.months.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { name: "2025-12", count: 1 },
      { name: "2026-10", count: 1 },
      { name: "2026-11", count: 1 },
    ]);
    expect(charts.trainings).toEqual([{ name: "Far-Future Forestry", count: 2 }]);
    expect(charts.registrations).toEqual([{ name: "Far-Future Forestry", count: 3 }]);
    expect(charts.responses.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { name: "Within 4 hours", count: 1 },
      { name: "Not answered yet", count: 1 },
    ]);
  });

  it("visits of weeks → each figure beside the mean of the full weeks before, tools as funnels", async () => {
    const desk = await startDesk(await newStorage());
    await desk.setClock(india("2026-11-18T12:00"));
    const counts = (
      day: string,
      ...all: (readonly [kind: VisitKind, name: string, count: number])[]
    ) =>
      addCounts(
        desk.storage,
        all.map(([kind, name, count]) => ({ day, kind, name, count })),
        new Map(),
      );
    const tool = "/tools/cbam-estimator";
    // Counting begins on a Wednesday: that week is compared with none.
    await counts("2026-10-21", ["visit", "/", 900], ["visitors", "", 90]);
    await counts(
      "2026-10-26",
      ["visit", "/", 10],
      ["visitors", "", 14],
      ["source", "a.example", 3],
    );
    await counts(
      "2026-11-02",
      ["visit", "/", 20],
      ["begun", tool, 6],
      ["bot", "its name says so", 2],
    );
    await counts(
      "2026-11-09",
      ...([
        ["visit", "/", 30],
        ["visit", tool, 20],
        ["visitors", "", 7],
      ] as const),
      ...([
        ["begun", tool, 10],
        ["amount", tool, 8],
        ["finished", tool, 5],
      ] as const),
      ...([
        ["begun", "contact", 4],
        ["sent", "contact", 1],
        ["calendar", "/calendar/all.ics", 2],
      ] as const),
      ...([
        ["source", "", 9],
        ["search", "scope 4", 3],
      ] as const),
    );
    await counts("2026-11-15", ["visit", "/", 5], ["visitors", "", 7]);
    await counts("2026-11-16", ["visit", "/", 1]);
    const inquiry = (page: string, receivedAt: number, spamReasons: "too-fast"[] = []) => ({
      submitted: { kind: "contact", fields: INQUIRY as never } as const,
      submissionId: undefined,
      spamReasons,
      receivedAt,
      page,
    });
    await storeAll(
      desk.storage,
      [
        inquiry(tool, india("2026-11-15T23:59")),
        inquiry(tool, india("2026-11-16T00:00")),
        inquiry("/blog/4", india("2026-11-08T23:59")),
        inquiry("/blog/4", india("2026-11-10T12:00"), ["too-fast"]),
      ],
      RULES,
    );
    const { week, weeks, ...about } = (await desk.call("/api/figures/visits")).json();
    expect(about).toEqual({
      areCounted: true,
      since: "2026-10-21",
      thisWeek: "2026-11-16",
      firstWeek: "2026-10-19",
    });
    expect(weeks.map(({ count }: { count: number }) => count)).toEqual([900, 10, 20, 55, 1]);
    const of = (all: { name: string; count: number; before: number }[]) =>
      all.map(({ name, count, before }) => [name, count, before]);
    expect(week.weeksBefore).toBe(2);
    expect(of([week.visits, week.visitors, week.inquiries])).toEqual([
      ["Visits", 55, 15],
      ["Daily visitors", 2, 1],
      ["Inquiries", 1, 0.5],
    ]);
    expect(of(week.pages)).toEqual([
      ["/", 35, 15],
      [tool, 20, 0],
    ]);
    expect(of(week.sources)).toEqual([
      ["", 9, 0],
      ["a.example", 0, 1.5],
    ]);
    expect(of(week.leading)).toEqual([
      [tool, 1, 0],
      ["/blog/4", 0, 0.5],
    ]);
    expect(week.tools).toHaveLength(1);
    expect(of(week.tools[0].steps)).toEqual([
      ["Opened", 20, 0],
      ["Begun", 10, 3],
      ["Amount shown", 8, 0],
      ["Finished", 5, 0],
      ["Inquiry sent", 1, 0],
    ]);
    expect(of(week.forms[0].steps)).toEqual([
      ["Begun", 4, 0],
      ["Sent", 1, 0],
    ]);
    expect(week.days).toHaveLength(7);
    expect(of([...week.searches, ...week.taken, ...week.robots])).toEqual([
      ["scope 4", 3, 0],
      ["/calendar/all.ics", 2, 0],
      ["its name says so", 0, 1],
    ]);
    const at = async (day: string) =>
      (await desk.call(`/api/figures/visits?week=${day}`)).json().week;
    expect(await at("2026-11-18")).toMatchObject({
      monday: "2026-11-16",
      visits: { count: 1, before: 85 / 3 },
    });
    expect(await at("2020-01-01")).toMatchObject({ monday: "2026-10-19", weeksBefore: 0 });
    expect((await at("2099-01-01")).monday).toBe("2026-11-16");
    expect((await desk.call("/api/figures/visits?week=soon")).status).toBe(400);
  });
});

test("visits that are not counted → said, and by which service they are", async () => {
  const answer = async (VISITS: string) =>
    (await (await startDesk({ VISITS })).call("/api/figures/visits")).json();
  expect(await answer("off")).toMatchObject({ areCounted: false });
  expect(await answer("plausible https://plausible.io")).toMatchObject({
    areCounted: false,
    service: "plausible.io",
  });
});
