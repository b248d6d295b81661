import { expect, it, test, vi } from "vitest";
import { changeSubmission, markHandled } from "../../server/inbox/submissions/change.ts";
import { addCounts, type VisitKind } from "../../server/inbox/visits.ts";
import { createDigest, lastDue } from "../../server/mail/digest.ts";
import { eventually } from "./harness/eventually.ts";
import { openInbox } from "./harness/inboxes.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { INQUIRY, PERSONAL, startTestService, testConfig } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";
import { storeAll } from "./harness/stored.ts";

const india = (text: string) => Date.parse(`${text}:00+05:30`);
const RULES = { messageIdDomain: "verdant-ledger.example", confirmNewsletter: true };

test.each([
  ["a Tuesday, just before eight", "2026-11-17T07:59", "2026-11-16T08:00"],
  ["at eight", "2026-11-17T08:00", "2026-11-17T08:00"],
  ["late at night", "2026-11-17T23:59", "2026-11-17T08:00"],
  ["a Sunday → Saturday's", "2026-11-22T09:00", "2026-11-21T08:00"],
  ["a Monday before eight → Saturday's", "2026-11-23T07:00", "2026-11-21T08:00"],
])("%s → the last time it was due", (_, now, due) => {
  expect(lastDue(india(now), "08:00", [1, 2, 3, 4, 5, 6])).toBe(india(due));
});

describeOnBothStorages("the mail of the morning", (newStorage) => {
  const start = async () => {
    const settings = await newStorage();
    const config = {
      ...testConfig({ ...settings, DIGEST_AT: "08:00", DESK_URL: "https://desk.example" }),
    };
    const storage = await openInbox(settings);
    const arrive = (receivedAt: number) =>
      storeAll(
        storage,
        [
          {
            submitted: { kind: "contact", fields: INQUIRY as never },
            submissionId: undefined,
            spamReasons: [],
            receivedAt,
            page: "/contact",
          },
        ],
        RULES,
      );
    const queued = async () =>
      (await storage.db.selectFrom("staff_mail").selectAll().orderBy("created_at").execute()).map(
        ({ created_at }) => created_at,
      );
    return { settings, config, storage, arrive, queued };
  };

  it("→ once a working morning, though two servers look; after days without a server once; on Sundays none", async () => {
    const { settings, config, storage, arrive, queued } = await start();
    const servers = [storage, await openInbox(settings)].map((one) => createDigest(config, one));
    const look = (time: string) => Promise.all(servers.map((digest) => digest(india(time))));
    await arrive(india("2026-11-16T20:00"));
    await look("2026-11-16T21:00");
    expect(await queued()).toEqual([]);
    await look("2026-11-17T07:59");
    await look("2026-11-17T08:01");
    await look("2026-11-17T08:02");
    expect(await queued()).toEqual([india("2026-11-17T08:01")]);
    await look("2026-11-20T10:30");
    await look("2026-11-20T10:31");
    expect(await queued()).toHaveLength(2);
    await createDigest(config, storage)(india("2026-11-20T11:00"));
    await look("2026-11-21T08:00");
    await look("2026-11-22T08:30");
    expect(await queued()).toHaveLength(3);
  });

  it("with nothing that waits → none, and the next comes when something does", async () => {
    const { config, storage, arrive, queued } = await start();
    const digest = createDigest(config, storage);
    await digest(india("2026-11-16T07:00"));
    await digest(india("2026-11-16T08:00"));
    await arrive(india("2026-11-16T09:00"));
    const { id } = await storage.db.selectFrom("submission").select("id").executeTakeFirstOrThrow();
    await markHandled(storage, id, india("2026-11-16T10:00"));
    await digest(india("2026-11-17T08:00"));
    expect(await queued()).toEqual([]);
    await changeSubmission(storage, id, { follow_up_on: "2026-11-18" });
    await digest(india("2026-11-18T08:00"));
    expect(await queued()).toEqual([india("2026-11-18T08:00")]);
  });

  it("after a clock that was ahead has been put back → comes again, without a new start", async () => {
    const { config, storage, arrive, queued } = await start();
    const digest = createDigest(config, storage);
    await arrive(india("2026-11-16T07:00"));
    await digest(india("2026-11-16T07:30"));
    await digest(india("2027-12-16T08:00"));
    await digest(india("2026-11-16T09:00"));
    await digest(india("2026-11-17T08:00"));
    expect(await queued()).toEqual([india("2026-11-17T08:00"), india("2027-12-16T08:00")]);
  });

  it("→ reaches the firm with counts and links, and no word of a visitor", async () => {
    const { settings, config, storage, arrive } = await start();
    const digest = createDigest(config, storage);
    await digest(india("2026-11-16T07:00"));
    await arrive(india("2026-11-16T07:30"));
    await digest(india("2026-11-16T08:00"));
    const mail = await startMailServer();
    await startTestService({ ...settings, SMTP_URL: mail.url });
    const got = await eventually(async () =>
      mail
        .to("desk@verdant-ledger.example")
        .find(({ subject }) => subject?.startsWith("What waits")),
    );
    expect(got?.subject).toBe("What waits at the desk: 1 inquiry that nobody has handled");
    expect(got?.text).toContain("https://desk.example/#/inbox?kind=contact");
    expect(`${got?.subject} ${got?.text} ${got?.html}`).not.toMatch(PERSONAL);
  });

  it("on Mondays → the week's figures, once though servers are killed; after days without a server once", async () => {
    const { settings, config, storage, queued } = await start();
    const count = (day: string, kind: VisitKind, name: string, count: number) =>
      addCounts(storage, [{ day, kind, name, count }], new Map());
    const digest = createDigest(config, storage);
    await digest(india("2026-11-09T12:00"));
    await count("2026-11-02", "visit", "/", 40);
    await count("2026-11-09", "visit", "/", 1_200);
    await count("2026-11-10", "visitors", "", 70);
    await count("2026-11-11", "visit", "/tools/cn-codes", 9);
    await count("2026-11-11", "finished", "/tools/cn-codes", 4);
    await count("2026-11-12", "source", "", 30);
    await digest(india("2026-11-16T07:59"));
    expect(await queued()).toEqual([]);
    const { db } = storage;
    const transaction = db.transaction.bind(db);
    /** A transaction whose server is killed before it ends. */
    const killed = () => ({
      execute: (work: (trx: typeof db) => Promise<unknown>) =>
        transaction().execute(async (trx) => {
          await work(trx);
          throw new Error("killed");
        }),
    });
    // The first is that of the morning.
    const began = vi.spyOn(db, "transaction").mockImplementationOnce(transaction);
    began.mockImplementationOnce(killed as never);
    const monday = india("2026-11-16T08:00");
    await expect(createDigest(config, storage)(monday)).rejects.toThrow("killed");
    expect(await queued()).toEqual([]);
    for (const again of [
      digest,
      createDigest(config, storage),
      createDigest(config, await openInbox(settings)),
    ])
      await again(monday + 1_000);
    expect(await queued()).toEqual([monday + 1_000]);
    const { subject, content } = await db
      .selectFrom("staff_mail")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(subject).toBe("The website last week: 1,209 visits, 0 inquiries");
    const { title, paragraphs, links } = JSON.parse(content);
    expect(title).toBe("The website from 9 November 2026 to 15 November 2026");
    expect(paragraphs).toEqual([
      "Visits: 1,209 (40). Daily visitors, on average: 10 (0). Inquiries: 0 (0).",
      "/tools/cn-codes: Opened 9 (0), Finished 4 (0).",
      "Where people came from: typed or unknown 30 (0).",
      "In brackets: the mean of the week before.",
    ]);
    expect(links[0].url).toBe("https://desk.example/#/figures?week=2026-11-09");
    // Nobody came in the week after; the server is away on the next two Mondays.
    await digest(india("2026-11-23T09:00"));
    await count("2026-12-01", "visit", "/", 1);
    for (const time of ["2026-12-09T09:00", "2026-12-09T09:01"]) await digest(india(time));
    expect(await queued()).toEqual([monday + 1_000, india("2026-12-09T09:00")]);
  });
});
