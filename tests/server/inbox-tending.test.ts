import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { widthOf } from "../../server/cli/width.ts";
import { sqliteFile } from "../../server/inbox/storage/sqlite.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { openInbox } from "./harness/inboxes.ts";
import { answerInbox, readInbox } from "./harness/process.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";
import { describeOnBothStorages, newDatabase } from "./harness/storages.ts";

describeOnBothStorages("the inbox command", (newStorage) => {
  async function start() {
    const settings = await newStorage();
    const service = await startTestService(settings);
    const inbox = (...args: string[]) => readInbox(settings, ...args);
    const ids = async (...args: string[]) => {
      const { out } = await inbox("list", "--json", ...args);
      return out.split("\n").flatMap((line) => (line ? [JSON.parse(line).id as string] : []));
    };
    return { settings, service, inbox, ids };
  }

  it("names of any script → columns stay in line", async () => {
    const { service, inbox } = await start();
    const names = [
      "Asha Rao",
      "山田太郎",
      "आशा राव",
      "José 👩‍🔬 Núñez",
      "A name so long that it has to be cut off",
    ];
    for (const name of names) await service.send({ ...INQUIRY, name, message: "MARK of the message" });
    const { out } = await inbox("list");
    const lines = stripVTControlCharacters(out).trimEnd().split("\n");
    const starts = lines.map((line) => widthOf(line.slice(0, line.search(/MARK|ABOUT/))));
    expect(lines).toHaveLength(1 + names.length);
    expect(new Set(starts).size).toBe(1);
  });

  it("search → what holds all the words, in any case and script, and not the names of fields", async () => {
    const { service, inbox, ids } = await start();
    await service.send({ ...INQUIRY, name: "Émile Zola", message: 'Says "steel" & ÖFEN\nin Pune' });
    await service.send({ ...INQUIRY, name: "Other", company: "Elsewhere", message: "Cement in Pune" });
    const found = async (...words: string[]) => {
      const { out } = await inbox("search", "--json", ...words);
      return out.split("\n").flatMap((line) => (line ? [JSON.parse(line).fields.name as string] : []));
    };
    expect(await found("pune")).toEqual(["Other", "Émile Zola"]);
    expect(await found("PUNE", "öfen")).toEqual(["Émile Zola"]);
    expect(await found("émile", '"steel"')).toEqual(["Émile Zola"]);
    expect(await found("company")).toEqual([]);
    expect(await ids("--text", "cement pune")).toHaveLength(1);
    expect((await inbox("search", "pune", "--limit", "1")).out).toContain("1 of 2; --limit 0 shows all.");
    expect((await inbox("search", " ")).code).toBe(2);
  });

  it("handled → is noted, shown, exported and left out of --unhandled; undone again", async () => {
    const { settings, service, inbox, ids } = await start();
    await service.send(INQUIRY);
    await service.send({ ...INQUIRY, message: "Another" });
    const [newer = "", older = ""] = await ids();
    expect(await inbox("handled", older, "--note", "Called back, Asha")).toMatchObject({
      code: 0,
      out: `${older} is handled.\n`,
    });
    expect(await ids("--unhandled")).toEqual([newer]);
    expect(await ids("--no-unhandled")).toEqual([older]);
    expect((await inbox("show", older)).out).toContain("Called back, Asha");
    const file = join(settings.DATA_DIR ?? "", "inbox.csv");
    await inbox("export", "--csv", file, "--text", "called");
    expect(readFileSync(file, "utf8").split("\r\n")[1]).toMatch(/\+05:30,"Called back, Asha",/);
    await inbox("handled", older, "--undo");
    expect(await ids("--unhandled")).toEqual([newer, older]);
    expect((await inbox("handled", "nothere")).code).toBe(1);
  });

  it("an address in another script, typed as people write it → found, suppressed and erased", async () => {
    const { service, inbox, ids } = await start();
    const typed = "Jo\u0308rg@München.example";
    await service.send({ ...INQUIRY, email: typed });
    expect(await ids("--email", typed)).toHaveLength(1);
    expect((await inbox("no-mail", typed)).code).toBe(0);
    await service.send({ ...INQUIRY, email: "jörg@xn--mnchen-3ya.example", message: "Anew." });
    await eventually(async () =>
      (await service.entries())[0]?.mails.some(({ last_error }) => last_error?.includes("wants no mail")),
    );
    expect((await inbox("erase", typed, "--yes")).out).toContain("2 submissions and 4 mails were removed.");
    expect(await ids()).toEqual([]);
  });

  it("delete → one submission with its mails, after a question", async () => {
    const { settings, service, inbox, ids } = await start();
    await service.send(INQUIRY);
    await service.send({ ...INQUIRY, message: "Keep this" });
    const folder = join(settings.DATA_DIR ?? "", "mail");
    await eventually(async () =>
      (await service.entries()).every(({ mails }) => mails.every(({ state }) => state === "written")),
    );
    const [kept = "", gone = ""] = await ids();
    expect((await inbox("delete", gone)).code).toBe(2);
    expect((await answerInbox("", settings, "delete", gone)).code).toBe(1);
    expect(await ids()).toHaveLength(2);
    const done = await inbox("delete", gone.toUpperCase(), "--yes");
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining(`${gone} was removed.`) });
    expect(await ids()).toEqual([kept]);
    expect(readdirSync(folder)).toHaveLength(2);
    expect((await inbox("delete", gone, "--yes")).code).toBe(1);
  });

  it("bad words and dates → refused", async () => {
    const { inbox } = await start();
    const wrong = [
      ["--email", ""],
      ["--email", "nobody"],
      ["--since", "2026-02-30"],
      ["--since", "2026-13-01"],
      ["--until", "yesterday"],
      ["--until", "11/15/2026"],
      ["--since", ""],
      ["--text", ""],
    ];
    for (const args of wrong) expect([args, (await inbox("list", ...args)).code]).toEqual([args, 2]);
    const right = [
      "2026-02-28",
      "2026-11-15T09:30",
      "2026-11-15T09:30:00Z",
      "2026-11-15T09:30:00+05:30",
      "7d",
    ];
    for (const since of right) {
      expect([since, (await inbox("list", "--since", since)).code]).toEqual([since, 0]);
    }
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
    expect(await save(".")).toMatchObject({ code: 1, err: expect.stringContaining("not an ordinary file") });
  });
});

it("erase on PostgreSQL → every table with something of a visitor is cleared of removed rows", async () => {
  const settings = { DATA_DIR: temporaryFolder(), DATABASE_URL: await newDatabase() };
  const { db } = await openInbox(settings);
  await readInbox(settings, "erase", "nobody@a.example", "--yes");
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables where vacuum_count > 0 order by relname`.execute(db);
  expect(rows.map(({ relname }) => relname)).toEqual([
    ...["mail", "mailing_recipient", "registration", "reply", "submission", "subscription", "told", "upload"],
  ]);
});

describe("erase while another program reads the database", () => {
  it("→ says what is left and why, status 1; again once it is gone → done", async () => {
    const settings = { DATA_DIR: temporaryFolder() };
    const service = await startTestService(settings);
    await service.send({ ...INQUIRY, message: "A secret of hers." });
    await eventually(async () =>
      (await service.entries())[0]?.mails.every((mail) => mail.state === "written"),
    );
    const log = `${sqliteFile(settings.DATA_DIR)}-wal`;
    const reader = new SqliteDatabase(sqliteFile(settings.DATA_DIR), { readonly: true });
    reader.exec("begin; select count(*) from submission");
    const failed = await readInbox(settings, "erase", INQUIRY.email, "--yes");
    expect(failed).toMatchObject({
      code: 1,
      out: expect.not.stringContaining("were removed"),
      err: expect.stringContaining("another program keeps reading the database"),
    });
    expect(readFileSync(log, "latin1")).toContain("A secret of hers.");
    reader.close();
    expect((await readInbox(settings, "erase", INQUIRY.email, "--yes")).code).toBe(0);
    expect(readFileSync(log, "latin1")).toBe("");
    expect(readFileSync(sqliteFile(settings.DATA_DIR), "latin1")).not.toContain("A secret of hers.");
  });
});
