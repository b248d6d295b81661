import { expect, it } from "vitest";
import { markSent } from "../../server/inbox/outbox/outbox.ts";
import { addReply } from "../../server/inbox/submissions/replies.ts";
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
      ...{ submissionId: undefined, spamReasons: [], receivedAt, page: "/contact" },
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
    const reply = { who: "Meera", subject: "Re: it", body: "Yes.", seen: 0, now, domain: "a.example" };
    const mail = await addReply(desk.storage, { submissionId: asha.id, ...reply });
    expect(await names("state=answered")).toEqual([]);
    await markSent(desk.storage, [mail ?? ""], india("2026-11-16T09:00") + 3 * HOUR);
    expect(await names("state=answered")).toEqual(["Asha"]);
    expect(await names("state=unanswered")).toEqual(["Bala", "Chitra", "Dev"]);

    const [header = "", row = ""] = (await desk.call("/api/inbox/submissions.csv?state=answered")).text.split(
      "\r\n",
    );
    expect(header).toMatch(/,service,.*,owner,.*,repliedAt,/);
    expect(row).toMatch(/,CBAM Consultancy,.*,Ravi,.*2026-11-16T12:00:00\+05:30/s);

    const run = { training: "far-future-forestry", run: "2098-05-10" };
    const path = `/api/inbox/submissions/${asha.id}/registrations`;
    const { id } = (await desk.call(path, { method: "POST", body: run })).json();
    await desk.call(`/api/inbox/registrations/${id}`, { method: "PUT", body: { seats: 3 } });
    const charts = (await desk.call("/api/inbox/charts")).json();
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
});
