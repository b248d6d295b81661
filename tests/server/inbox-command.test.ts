import {
  chmodSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FILL_TIME_FIELD, HONEYPOT_FIELD, NEWSLETTER_PATH } from "../../contract/forms.ts";
import { markHandled, markNotSpam } from "../../server/inbox/submissions/change.ts";
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
  it("export → what was sent, newest first; with a filter only what still needs somebody", async () => {
    const settings = await newStorage();
    const service = await startTestService(settings);
    await service.send({ ...INQUIRY, message: "=HYPERLINK(A1)" });
    await service.post(NEWSLETTER_PATH, { email: "reader@a.example" });
    await service.send({ ...INQUIRY, name: "Bot", message: "Buy pills", [HONEYPOT_FIELD]: "x" });
    await eventually(allDone(service));
    const kinds = async (...filter: string[]) => {
      const { out } = await readInbox(settings, "export", "--csv", "-", ...filter);
      return out
        .trim()
        .split("\r\n")
        .map((row) => row.split(",")[1]);
    };
    expect(await kinds()).toEqual(["kind", "contact", "newsletter", "contact"]);

    const [, newsletter, inquiry] = (await service.entries()).map(
      ({ submission }) => submission.id,
    );
    await markHandled(service.storage, newsletter ?? "", 1);
    expect(await kinds("--unhandled")).toEqual(["kind", "contact", "contact"]);
    await service.storage.db
      .updateTable("mail")
      .set({ state: "failed" })
      .where("submission_id", "=", inquiry ?? "")
      .execute();
    expect(await kinds("--failed")).toEqual(["kind", "contact"]);

    const file = join(settings.DATA_DIR ?? "", "inbox.csv");
    expect(await readInbox(settings, "export", "--csv", file)).toMatchObject({
      code: 0,
      out: `3 submissions written to ${file}.\n`,
    });
    const csv = readFileSync(file, "utf8");
    expect(csv.split("\r\n")[0]).toMatch(/^\uFEFFid,kind,receivedAt,email,name,/);
    expect(csv).toContain(`"'=HYPERLINK(A1)"`);
    expect(csv).toContain(`"'+91 98765 43210"`);
  });

  it("spam that is none → its held mails go out; retry → the failed ones do", async () => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), SMTP_URL: mail.url };
    const service = await startTestService(settings);
    mail.refuse = (recipient) =>
      recipient === "asha.rao@steelworks.example" ? { code: 550, text: "No such user" } : undefined;
    await service.send({ ...INQUIRY, [FILL_TIME_FIELD]: "3" });
    await eventually(allDone(service));
    const [marked] = await service.entries();
    expect(marked?.mails.map((one) => one.state)).toEqual(["sent", "held"]);

    await markNotSpam(service.storage, marked?.submission.id ?? "", Date.now());
    await eventually(async () =>
      (await service.entries())[0]?.mails.some((one) => one.state === "failed"),
    );
    mail.refuse = () => undefined;
    expect((await spawnInbox(settings, "retry")).out).toContain("1 mails will be sent again now.");
    await mail.next("asha.rao@steelworks.example");
    expect((await service.entries())[0]?.submission.spam).toBe(0);
  });
});

describe("npm run inbox", () => {
  it("wrong usage → status 2 and a sentence; not found → status 1; help → status 0", async () => {
    const settings = { DATA_DIR: temporaryFolder() };
    const missing = await spawnInbox(settings, "export", "--csv", "-");
    expect(missing).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining("There is no inbox at"),
    });
    await startTestService(settings);
    const commands = [
      ["dance"],
      ["export", "--colour"],
      ["export", "--held"],
      ["export"],
      ["retry", "all"],
      ["backup"],
      ["bounces", "/nowhere"],
      ["backup", "/nowhere/inbox.backup"],
      ["clock", "--help"],
      ["--help"],
    ];
    const results = [];
    for (const args of commands) results.push(await readInbox(settings, ...args));
    expect(results.map((result) => result.code)).toEqual([2, 2, 2, 2, 2, 2, 1, 1, 0, 0]);
    expect(results[2]?.err).toBe(
      "inbox export has no option --held. inbox export --help lists them.\n",
    );
    expect(results[5]?.err).toBe("inbox backup needs FILE.\n");
    expect(results[7]?.err).toBe(
      "There is no folder /nowhere. Make it first; nothing was written.\n",
    );
  });

  it("a command that the desk has taken over → one sentence says where to look", async () => {
    const moved = (...args: string[]) => answerInbox("y", { DATA_DIR: temporaryFolder() }, ...args);
    expect(await moved("erase", "asha@a.example", "--yes")).toEqual({
      code: 2,
      out: "",
      err: 'There is no command "erase". inbox --help lists them; the rest is done at the desk (npm run desk).\n',
    });
    expect((await moved("list", "--json")).err).toMatch(/at the desk/);
  });
});

describe("an export", () => {
  it("→ never opens a file to others, and replaces it only when it is whole", async () => {
    const settings = { DATA_DIR: temporaryFolder() };
    const service = await startTestService(settings);
    await service.send(INQUIRY);
    const folder = temporaryFolder();
    const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);
    for (const [name, mode] of [
      ["open.csv", 0o644],
      ["closed.csv", 0o400],
    ] as const) {
      writeFileSync(join(folder, name), "before");
      chmodSync(join(folder, name), mode);
    }
    symlinkSync(join(folder, "open.csv"), join(folder, "link.csv"));
    const save = (name: string) => readInbox(settings, "export", "--csv", join(folder, name));
    expect((await save("new.csv")).code).toBe(0);
    expect((await save("closed.csv")).code).toBe(0);
    expect((await save("link.csv")).code).toBe(0);
    expect(["new.csv", "closed.csv", "open.csv"].map(modeOf)).toEqual(["600", "400", "600"]);
    expect(readFileSync(join(folder, "link.csv"), "utf8")).toContain("Asha Rao");

    await service.storage.db.updateTable("submission").set({ fields: "broken" }).execute();
    expect((await save("new.csv")).code).toBe(1);
    expect(readFileSync(join(folder, "new.csv"), "utf8")).toContain("Asha Rao");
    expect(readdirSync(folder).sort()).toEqual(["closed.csv", "link.csv", "new.csv", "open.csv"]);
    expect(await save(".")).toMatchObject({
      code: 1,
      err: expect.stringContaining("not an ordinary file"),
    });
  });
});
