import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FILL_TIME_FIELD, HONEYPOT_FIELD, NEWSLETTER_PATH } from "../../contract/forms.ts";
import { subscribersTo } from "../../server/inbox/subscribers/subscription.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { answerInbox, readInbox, spawnInbox } from "./harness/process.ts";
import { INQUIRY, type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const allDone = (service: Started) => async () => {
  const entries = await service.entries();
  return entries.every((entry) => entry.mails.every((mail) => mail.state !== "waiting"));
};

describeOnBothStorages("npm run inbox", (newStorage) => {
  it("list, show, export, stats → what was sent, newest first", async () => {
    const settings = await newStorage();
    const service = await startTestService(settings);
    await service.send({ ...INQUIRY, message: "=HYPERLINK(A1)" });
    await service.post(NEWSLETTER_PATH, { email: "reader@a.example" });
    await service.send({ ...INQUIRY, name: "Bot", message: "Buy pills", [HONEYPOT_FIELD]: "x" });
    await eventually(allDone(service));
    const inbox = (...args: string[]) => readInbox(settings, ...args);

    const listed = await inbox("list", "--json");
    const entries = listed.out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(listed.code).toBe(0);
    expect(entries.map((entry) => [entry.kind, entry.spam])).toEqual([
      ["contact", true],
      ["newsletter", false],
      ["contact", false],
    ]);
    expect(entries[2]).toEqual({
      id: expect.stringMatching(/^\w{12}$/),
      kind: "contact",
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/),
      email: "asha.rao@steelworks.example",
      fields: { ...INQUIRY, subject: "", about: "", message: "=HYPERLINK(A1)" },
      page: "",
      spam: false,
      spamReasons: [],
      owner: "",
      note: "",
      replies: [],
      mails: [
        expect.objectContaining({ template: "inquiry-notice", to: "firm", state: "written" }),
        expect.objectContaining({ template: "inquiry-acknowledgement", to: "visitor", state: "written" }),
      ],
    });

    const lines = async (...args: string[]) =>
      (await inbox("list", "--json", ...args)).out.split("\n").length - 1;
    expect(await lines("--kind", "newsletter")).toBe(1);
    expect(await lines("--spam")).toBe(1);
    expect(await lines("--no-spam")).toBe(2);
    expect(await lines("--since", "2099-01-01")).toBe(0);
    expect(await lines("--since", "1d", "--limit", "2")).toBe(2);

    expect((await inbox("show", entries[2].id)).out).toContain("CBAM Consultancy");
    const file = join(settings.DATA_DIR ?? "", "inbox.csv");
    expect((await inbox("export", "--csv", file)).code).toBe(0);
    const csv = readFileSync(file, "utf8");
    expect(csv.split("\r\n")[0]).toMatch(/^id,kind,receivedAt,email,name,/);
    expect(csv).toContain(`"'=HYPERLINK(A1)"`);
    expect(csv).toContain(`"'+91 98765 43210"`);
    expect((await inbox("stats")).out).toMatch(/█.*░.*\n|3 submissions in all/);
    expect(JSON.parse((await inbox("stats", "--json")).out)).toMatchObject({
      total: 3,
      mails: { written: 4, held: 2 },
    });
  });

  it("not-spam → the held mails go out; retry → the failed ones do", async () => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), SMTP_URL: mail.url };
    const service = await startTestService(settings);
    mail.refuse = (recipient) =>
      recipient === "asha.rao@steelworks.example" ? { code: 550, text: "No such user" } : undefined;
    await service.send({ ...INQUIRY, [FILL_TIME_FIELD]: "3" });
    await eventually(allDone(service));
    const [marked] = await service.entries();
    const id = marked?.submission.id ?? "";
    expect(marked?.mails.map((one) => one.state)).toEqual(["sent", "held"]);

    expect(await spawnInbox(settings, "not-spam", id)).toMatchObject({ code: 0, err: "" });
    await eventually(async () => (await service.entries())[0]?.mails.some((one) => one.state === "failed"));
    mail.refuse = () => undefined;
    expect((await spawnInbox(settings, "retry")).out).toContain("1 mails will be sent again now.");
    await mail.next("asha.rao@steelworks.example");
    expect((await service.entries())[0]?.submission.spam).toBe(0);
  });

  it("erase → nothing of that person is left, and it says what was removed", async () => {
    const settings = await newStorage();
    const service = await startTestService(settings);
    await service.send(INQUIRY);
    await service.send({ ...INQUIRY, email: "asha.RAO@steelworks.example", message: "Another." });
    await service.send({ ...INQUIRY, email: "other@a.example" });
    await eventually(allDone(service));
    const folder = join(settings.DATA_DIR ?? "", "mail");
    expect(readdirSync(folder)).toHaveLength(6);

    const dry = await readInbox(settings, "erase", "ASHA.rao@steelworks.example", "--dry-run");
    expect(dry.out).toContain("2 submissions and 4 mails would be removed.");
    expect(await service.entries()).toHaveLength(3);
    const unasked = await spawnInbox(settings, "erase", "ASHA.rao@steelworks.example");
    expect(unasked).toMatchObject({ code: 2, err: expect.stringContaining("add --yes") });
    const refused = await answerInbox("n", settings, "erase", "ASHA.rao@steelworks.example");
    expect(refused).toMatchObject({ code: 1, err: "Nothing was removed.\n" });
    expect(await service.entries()).toHaveLength(3);
    const done = await answerInbox("y", settings, "erase", "ASHA.rao@steelworks.example");
    expect(done).toMatchObject({
      code: 0,
      out: expect.stringContaining("2 submissions and 4 mails were removed."),
    });
    expect((await service.entries()).map((entry) => entry.submission.email)).toEqual(["other@a.example"]);
    expect(readdirSync(folder)).toHaveLength(2);
    const files = readdirSync(settings.DATA_DIR ?? "", { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const bytes = readFileSync(join(file.parentPath, file.name), "latin1");
      expect([file.name, /Another\.|asha\.rao/i.test(bytes)]).toEqual([file.name, false]);
    }
    expect((await readInbox(settings, "erase", "asha.rao@steelworks.example")).out).toContain(
      "Nothing is stored",
    );
  });

  it("purge → old submissions go, but neither subscribers nor what is still to be mailed", async () => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), SMTP_URL: mail.url, NEWSLETTER_CONFIRM: "off" };
    const service = await startTestService(settings);
    await service.send(INQUIRY);
    await service.post(NEWSLETTER_PATH, { email: "reader@a.example" });
    await eventually(allDone(service));
    await mail.stop();
    await service.send({ ...INQUIRY, message: "Unsent." });
    const age = Date.now() - 400 * 24 * 60 * 60 * 1000;
    await service.storage.db.updateTable("submission").set({ received_at: age }).execute();
    await service.storage.db.updateTable("subscription").set({ asked_at: age }).execute();
    await service.send({ ...INQUIRY, message: "Fresh." });
    const count = async () => (await service.entries()).length;
    const old = ["purge", "--older-than", "365d"];

    expect((await readInbox(settings, ...old, "--dry-run")).out).toContain("1 submissions would be removed.");
    const unasked = await spawnInbox(settings, ...old);
    expect(unasked).toMatchObject({ code: 2, err: expect.stringContaining("add --yes") });
    const refused = await answerInbox("n", settings, ...old);
    expect(refused).toMatchObject({ code: 1, err: "Nothing was removed.\n" });
    expect(refused.out).toContain("Remove 1 submissions older than 365d for good? [y/N]");
    expect(await count()).toBe(4);

    const purged = await spawnInbox(settings, ...old, "--yes");
    expect(purged.out.trim().split("\n")).toEqual([
      "1 are kept because their mails are still to be sent.",
      "1 current subscriptions are kept (--subscribers).",
      "1 submissions were removed.",
    ]);
    expect(await count()).toBe(3);
    expect((await readInbox(settings, ...old)).out).toContain("0 submissions were removed.");

    const listed = async () => (await subscribersTo(service.storage, "newsletter")).map(({ email }) => email);
    expect(await listed()).toEqual(["reader@a.example"]);
    const all = await answerInbox("y", settings, ...old, "--subscribers");
    expect(all.out).toContain("1 submissions and 1 current subscriptions were removed.");
    expect(await listed()).toEqual([]);
    expect(await count()).toBe(2);
  });
});

describe("npm run inbox", () => {
  it("wrong usage → status 2 and a sentence; not found → status 1; help → status 0", async () => {
    const settings = { DATA_DIR: temporaryFolder() };
    const missing = await spawnInbox(settings, "list");
    expect(missing).toMatchObject({ code: 1, out: "", err: expect.stringContaining("There is no inbox at") });
    await startTestService(settings);
    const commands = [
      ["dance"],
      ["list", "--colour"],
      ["list", "--kind", "fax"],
      ["list", "--csv", "x"],
      ["show"],
      ["export"],
      ["purge", "--older-than", "soon"],
      ["show", "nothere"],
      ["purge", "--help"],
      ["--help"],
    ];
    const results = [];
    for (const args of commands) results.push(await readInbox(settings, ...args));
    expect(results.map((result) => result.code)).toEqual([2, 2, 2, 2, 2, 2, 2, 1, 0, 0]);
    expect(results[2]?.err).toBe(
      '--kind must be one of contact, checklist, application, newsletter, waiting, watch, not "fax"\n',
    );
    expect(results[6]?.err).toContain('"soon" is not a time span');
  });
});
