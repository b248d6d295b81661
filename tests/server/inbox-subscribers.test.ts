import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { NEWSLETTER_WORDING } from "../../contract/forms.ts";
import type { NewSubmission } from "../../server/inbox/submissions/new-submission.ts";
import {
  confirm,
  requestSubscription,
  subscriptionOf,
  unsubscribe,
} from "../../server/inbox/subscribers/subscription.ts";
import { eventually } from "./harness/eventually.ts";
import { openInbox } from "./harness/inboxes.ts";
import { readInbox } from "./harness/process.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";
import { storeAll } from "./harness/stored.ts";

const DAY = Date.parse("2026-11-15T09:00:00Z");
const FORM = { kind: "newsletter", fields: "{}" } as const;

describeOnBothStorages("inbox subscribers", (newStorage) => {
  it("→ only current subscribers, with what they agreed to and when", async () => {
    const settings = await newStorage();
    const storage = await openInbox(settings);
    const request = (email: string) =>
      requestSubscription(storage, { ...FORM, email, received_at: DAY, page: "/blog" }, { confirmed: false });
    const tokenOf = async (email: string) => (await subscriptionOf(storage, email))?.token ?? "";
    for (const email of ["pending@a.example", "stays@a.example", "left@a.example"]) await request(email);
    for (const email of ["stays@a.example", "left@a.example"])
      await confirm(storage, await tokenOf(email), { now: DAY + 60_000, domain: "a.example" });
    await unsubscribe(storage, await tokenOf("left@a.example"), DAY + 120_000);

    const { out } = await readInbox(settings, "subscribers", "--json");
    expect(JSON.parse(out)).toEqual({
      email: "stays@a.example",
      confirmedAt: "2026-11-15T14:31:00+05:30",
      askedAt: "2026-11-15T14:30:00+05:30",
      page: "/blog",
      wording: NEWSLETTER_WORDING,
    });
    const file = join(settings.DATA_DIR ?? "", "news.csv");
    const saved = await readInbox(settings, "subscribers", "--csv", file);
    expect(saved).toMatchObject({ code: 0, out: `1 subscribers written to ${file}.\n` });
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    const [header, ...rows] = readFileSync(file, "utf8").trimEnd().split("\r\n");
    expect(header).toBe("email,confirmedAt,askedAt,page,wording");
    expect(rows.map((row) => row.split(",")[0])).toEqual(["stays@a.example"]);
    expect((await readInbox(settings, "subscribers")).out).toContain("stays@a.example");
  });

  it("--kind waiting → who waits for dates, and for those of which training; erase knows them too", async () => {
    const settings = await newStorage();
    const { storage } = await startTestService(settings);
    const waits = { kind: "waiting", fields: JSON.stringify({ course: "Lamp Standards" }) } as const;
    await requestSubscription(
      storage,
      { ...FORM, email: "reads@a.example", received_at: DAY, page: "/" },
      { confirmed: true },
    );
    await requestSubscription(
      storage,
      { ...waits, email: "waits@a.example", received_at: DAY, page: "/" },
      { confirmed: true },
    );
    const { out } = await readInbox(settings, "subscribers", "--kind", "waiting", "--json");
    expect(JSON.parse(out)).toMatchObject({ email: "waits@a.example", list: "Lamp Standards" });
    const [header, ...rows] = (await readInbox(settings, "subscribers", "--kind", "waiting")).out
      .trimEnd()
      .split("\r\n");
    expect(header).toBe("email,list,confirmedAt,askedAt,page,wording");
    expect(rows.map((row) => row.split(",").slice(0, 2))).toEqual([["waits@a.example", "Lamp Standards"]]);
    const { out: readers } = await readInbox(settings, "subscribers");
    expect(readers).not.toContain("waits@a.example");

    const done = await readInbox(settings, "erase", "waits@a.example", "--yes");
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining("with a place on a waiting list") });
    expect(await subscriptionOf(storage, "waits@a.example", "Lamp Standards")).toBeUndefined();
  });

  it("erase → removes the subscription and a batch that names several people, and says what stays", async () => {
    const settings = { ...(await newStorage()), NOTICES_PER_MINUTE: "2" };
    const filling = await openInbox(settings);
    await requestSubscription(
      filling,
      { ...FORM, email: "v3@a.example", received_at: DAY, page: "/" },
      { confirmed: true },
    );
    await filling.db.insertInto("suppression").values({ hash: "kept", since: DAY }).execute();
    const flood = Array.from({ length: 6 }, (_, number): NewSubmission => {
      const fields = { ...INQUIRY, email: `v${number}@a.example`, message: `Told by ${number}` };
      const submitted = { kind: "contact", fields } as NewSubmission["submitted"];
      return { submitted, submissionId: `v${number}`, spamReasons: [], receivedAt: Date.now(), page: "" };
    });
    await storeAll(filling, flood, { messageIdDomain: "a.example", confirmNewsletter: true });
    await filling.close();
    const service = await startTestService(settings);
    const { storage } = service;
    const folder = join(service.config.dataDir, "mail");
    await eventually(async () =>
      (await service.entries()).every((entry) => entry.mails.every((mail) => mail.state !== "waiting")),
    );
    const filesAbout = (text: string) =>
      readdirSync(folder).filter((name) => readFileSync(join(folder, name), "utf8").includes(text));
    expect(filesAbout("v3@a.example").some((name) => name.includes("-notices-"))).toBe(true);

    const done = await readInbox(settings, "erase", "v3@a.example", "--yes");
    expect(done).toMatchObject({
      code: 0,
      out: expect.stringMatching(/with a newsletter subscription, were removed\.\n.*kept as a hash/s),
    });
    expect(filesAbout("v3@a.example")).toEqual([]);
    expect(await subscriptionOf(storage, "v3@a.example")).toBeUndefined();
    expect(await storage.db.selectFrom("suppression").select("hash").execute()).toEqual([{ hash: "kept" }]);
    expect(await service.entries()).toHaveLength(5);
  });
});
