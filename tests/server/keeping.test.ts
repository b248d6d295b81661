import { generateKeyPairSync } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import SqliteDatabase from "better-sqlite3";
import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { writeBackup } from "../../server/inbox/copies/backup.ts";
import { filesIn } from "../../server/inbox/copies/files.ts";
import { contentsOf, SEAL } from "../../server/inbox/copies/rows.ts";
import { createMailing } from "../../server/inbox/mailings/mailings.ts";
import { migrate } from "../../server/inbox/storage/migrations.ts";
import { openSqlite } from "../../server/inbox/storage/sqlite.ts";
import { FIXTURE_CONTENT, temporaryFolder } from "./harness/folders.ts";
import { entriesIn, everything, fill, fillMany, openInbox } from "./harness/inboxes.ts";
import { readInbox, spawnInbox } from "./harness/process.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";
import { describeOnBothStorages, describeOnSqlite } from "./harness/storages.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function put(folder = "", name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** The files of a new pair of keys. */
function newKeys() {
  const [recipient, key] = ["public.pem", "private.pem"].map((name) =>
    join(temporaryFolder(), name),
  ) as [string, string];
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  writeFileSync(recipient, pair.publicKey.export({ type: "spki", format: "pem" }));
  writeFileSync(key, pair.privateKey.export({ type: "pkcs8", format: "pem" }));
  return { recipient, key };
}

function otherDatabase(): Buffer {
  const opened = new SqliteDatabase(":memory:");
  opened.exec("create table a (b)");
  return opened.serialize();
}

/** The bytes of a database after one statement. */
function changed(database: Buffer, statement: string): Buffer {
  const opened = new SqliteDatabase(database);
  opened.exec(statement);
  const bytes = opened.serialize();
  opened.close();
  return bytes;
}

describeOnBothStorages("backup and restore", (newStorage) => {
  it("→ the same rows in an empty inbox, from a file only its owner reads", async () => {
    const [from, to] = [await newStorage(), await newStorage()];
    await fill(from);
    const file = join(temporaryFolder(), "inbox.backup");
    const saved = await spawnInbox(from, "backup", file);
    expect(saved).toMatchObject({
      code: 0,
      out: expect.stringMatching(/written to .* and read back: submission 3, mail/),
    });
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    expect(saved.out).toMatch(/^No key that mails are signed with \(DKIM\) is in it/m);
    const restored = await spawnInbox(to, "restore", file);
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("submission 3") });
    expect(await everything(to)).toEqual(await everything(from));

    const again = await readInbox(to, "restore", file);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining("This inbox is in use.") });
  });

  it("mailings that were about to go out, publishes that were planned → staff decide, since they may have been made after the backup", async () => {
    const [from, to] = [await newStorage(), await newStorage()];
    const storage = await openInbox(from);
    const now = Date.now();
    const subjects = { Going: now - 1, Due: now - 1, Later: now + 1e9 };
    for (const [subject, dueAt] of Object.entries(subjects))
      await createMailing(storage, { kind: "newsletter", subject, now, dueAt });
    await storage.db
      .updateTable("mailing")
      .set({ state: "sending" })
      .where("subject", "=", "Going")
      .execute();
    await storage.close();
    const due = { id: "due", at: Date.UTC(2026, 0, 2, 3, 30) };
    const others = [
      { id: "made", at: now - 2, outcome: { isDone: true, messages: [] } },
      { id: "later", at: now + 1e9 },
    ];
    put(from.DATA_DIR, "desk/scheduled-publish.json", JSON.stringify([due, ...others]));
    const file = join(temporaryFolder(), "inbox.backup");
    expect(await readInbox(from, "backup", file)).toMatchObject({ code: 0 });
    const { out } = await readInbox(to, "restore", file);
    expect(out).toMatch(/^The publish planned for 2026-01-02 09:00 was left out/m);
    const plans = readFileSync(join(to.DATA_DIR ?? "", "desk/scheduled-publish.json"), "utf8");
    expect(JSON.parse(plans)).toEqual(others);
    expect(out).toMatch(/^Look at the mailings “(Going”, “Due|Due”, “Going)” at the desk/m);
    const restored = await openInbox(to);
    const states = await restored.db.selectFrom("mailing").select(["subject", "state"]).execute();
    await restored.close();
    expect(Object.fromEntries(states.map(({ subject, state }) => [subject, state]))).toEqual({
      Going: "paused",
      Due: "draft",
      Later: "scheduled",
    });
  });

  it("forms that arrive and go while it is written → it holds the moment it began", async () => {
    const settings = await newStorage();
    await fillMany(settings, 600);
    const service = await startTestService(settings);
    const storage = await openInbox(settings);
    const file = join(temporaryFolder(), "inbox.backup");
    let isFirst = true;
    const counts = await writeBackup(
      storage,
      file,
      async () => {
        if (!isFirst) return;
        isFirst = false;
        expect((await service.send({ ...INQUIRY, message: "Late" })).status).toBe(200);
        await service.storage.db.deleteFrom("submission").where("id", "=", "many7").execute();
      },
      filesIn(temporaryFolder(), ""),
    );
    expect(counts.submission).toBe(601);
    const bytes = readFileSync(file);
    expect([bytes.includes("many7"), bytes.includes("Late")]).toEqual([true, false]);
    expect(await service.entries()).toHaveLength(601);
  });

  it("a damaged, cut, foreign or newer file → refused in a sentence, and nothing is restored", async () => {
    const [from, to] = [await newStorage(), await newStorage()];
    await fill(from);
    const file = join(temporaryFolder(), "inbox.backup");
    await readInbox(from, "backup", file);
    const whole = readFileSync(file);
    const flipped = Buffer.from(whole);
    flipped[whole.indexOf("Second")] = "s".charCodeAt(0);
    const damage = {
      "a character changed": flipped,
      cut: whole.subarray(0, whole.length - 40),
      "cut in half": whole.subarray(0, whole.length >> 1),
      "another text": Buffer.from("id,kind\n"),
      "another database": otherDatabase(),
      "a row missing": changed(whole, "delete from mail where id = (select min(id) from mail)"),
      "no digest": changed(whole, `delete from secret where name = '${SEAL}'`),
    };
    for (const [name, bytes] of Object.entries(damage)) {
      writeFileSync(file, bytes);
      const refused = await readInbox(to, "restore", file);
      expect([name, refused.code, refused.err]).toEqual([
        name,
        1,
        expect.stringMatching(
          /is no backup of an inbox, or it is damaged. Nothing was restored.\n$/,
        ),
      ]);
    }
    writeFileSync(
      file,
      changed(
        whole,
        "insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01')",
      ),
    );
    expect((await readInbox(to, "restore", file)).err).toMatch(
      /was made by a newer version of the software/,
    );
    rmSync(file);
    expect((await readInbox(to, "restore", file)).err).toBe(
      `There is no ${file}. Nothing was restored.\n`,
    );
    expect((await everything(to)).submission).toEqual([]);
  });

  it("a backup of an earlier version → is upgraded as that inbox would have been", async () => {
    const to = await newStorage();
    const file = join(temporaryFolder(), "inbox.backup");
    const old = openSqlite(file, "backup");
    await migrate(old.db, "003-consent");
    const row = {
      id: "old1",
      kind: "contact" as const,
      received_at: 5,
      email: "asha@a.example",
      mailbox: "asha@a.example",
      fields: '{"email":"asha@a.example","message":"Hello"}',
      spam: 0 as const,
      spam_reasons: "[]",
      dedupe_key: "k",
      page: "",
      note: "",
    };
    await (old.db as unknown as Kysely<{ submission: typeof row }>)
      .insertInto("submission")
      .values(row)
      .execute();
    const { digest } = await contentsOf(old);
    await old.db.insertInto("secret").values({ name: SEAL, value: digest }).execute();
    await old.close();
    expect(await readInbox(to, "restore", file)).toMatchObject({ code: 0 });
    expect(await entriesIn(to)).toMatchObject([{ submission: { id: "old1", page: "", note: "" } }]);
  });
});

/** What the rows' own storage has no part in. */
describeOnSqlite("backup and restore", (newStorage) => {
  it("files beside the rows → restored where the server looks for them, for their owner only; none is overwritten", async () => {
    const [from, to] = [await newStorage(), await newStorage()];
    await (await openInbox(from)).close();
    const secret = {
      SMTP_URL: "smtp://user:hunter2@mail.example",
      DESK_PASSPHRASE: "hunter2 hunter2 hunter2",
    };
    const settings = {
      CONTENT_DIR: temporaryFolder(),
      ...from,
      ...secret,
      DKIM_SELECTOR: "second",
      MAIL_FROM: '"Ledger" <a@a.example>',
    };
    const files = {
      "mail/one.eml": "Mail",
      "desk/drafts/x.json": "{}",
      "unrecorded/a.json": "{}",
      "dkim.pem": "KEY",
    };
    for (const [name, text] of Object.entries(files)) put(from.DATA_DIR, name, text);
    for (const name of ["mail/half.eml.part", "other.backup"]) put(from.DATA_DIR, name, "");
    const file = join(temporaryFolder(), "inbox.backup");
    // The content may be a repository of its own.
    cpSync(FIXTURE_CONTENT, settings.CONTENT_DIR, { recursive: true });
    put(settings.CONTENT_DIR, ".git/config", "https://user:hunter2@git.example");
    expect(await readInbox(settings, "backup", file)).toMatchObject({
      code: 0,
      out: expect.stringContaining("The key that mails are signed with (DKIM) is in it"),
    });
    for (const text of ["hunter2", ".git/config"])
      expect(readFileSync(file).includes(text)).toBe(false);

    const inPlace = join(to.DATA_DIR ?? "", "desk/drafts/x.json");
    put(to.DATA_DIR, "desk/drafts/x.json", "another");
    const key = { DKIM_KEY: join(temporaryFolder(), "keys", "second.pem") };
    expect(await readInbox({ ...to, ...key }, "restore", file)).toMatchObject({
      code: 1,
      err: `${inPlace} is there already. Move it away; nothing was restored.\n`,
    });
    expect([readFileSync(inPlace, "utf8"), existsSync(key.DKIM_KEY)]).toEqual(["another", false]);
    rmSync(join(to.DATA_DIR ?? "", "desk"), { recursive: true });
    expect(await readInbox({ ...to, ...key }, "restore", file)).toMatchObject({ code: 0 });
    const { "dkim.pem": pem, ...others } = files;
    expect(readFileSync(key.DKIM_KEY, "utf8")).toBe(pem);
    for (const [name, text] of Object.entries(others)) {
      const path = join(to.DATA_DIR ?? "", name);
      expect([name, readFileSync(path, "utf8"), modeOf(path), modeOf(dirname(path))]).toEqual([
        name,
        text,
        "600",
        "700",
      ]);
    }
    expect([modeOf(key.DKIM_KEY), existsSync(join(to.DATA_DIR ?? "", "other.backup"))]).toEqual([
      "600",
      false,
    ]);
    const told = parseEnv(readFileSync(join(to.DATA_DIR ?? "", "settings.env"), "utf8"));
    expect(told).toMatchObject({ DKIM_SELECTOR: "second", MAIL_FROM: settings.MAIL_FROM });
    expect(readFileSync(join(to.DATA_DIR ?? "", "settings.env"), "utf8")).toMatch(/^# SMTP_URL=$/m);
    const content = join(to.DATA_DIR ?? "", "content");
    expect(readdirSync(content)).toEqual(readdirSync(FIXTURE_CONTENT));
    expect(readFileSync(join(content, "firm.yaml"))).toEqual(
      readFileSync(join(FIXTURE_CONTENT, "firm.yaml")),
    );
  });

  it("a recipient → only the private key opens it, and a damaged one is refused", async () => {
    const [from, to] = [await newStorage(), await newStorage()];
    await fill(from);
    const { file, recipient, key } = {
      ...newKeys(),
      file: join(temporaryFolder(), "inbox.backup"),
    };
    // A plain copy that a killed command left: nothing would erase anybody in it.
    put(from.DATA_DIR, "backup-killed/plain", "Second");
    utimesSync(join(from.DATA_DIR ?? "", "backup-killed"), 0, 0);
    const saved = await readInbox({ ...from, BACKUP_RECIPIENT: recipient }, "backup", file);
    expect(saved).toMatchObject({
      code: 0,
      out: expect.stringContaining(`It is encrypted for ${recipient}.`),
    });
    const whole = readFileSync(file);
    expect([whole.includes("Second"), whole.includes("SQLite"), modeOf(file)]).toEqual([
      false,
      false,
      "600",
    ]);
    expect(readdirSync(from.DATA_DIR ?? "").filter((name) => name.startsWith("backup"))).toEqual(
      [],
    );
    const restore = (...args: string[]) => readInbox(to, "restore", file, ...args);
    expect((await restore()).err).toContain("is encrypted: add --key FILE");
    expect((await restore("--key", newKeys().key)).err).toMatch(/damaged. .* for another key.\n$/);
    const flipped = Buffer.from(whole);
    flipped[whole.length - 5000] = (flipped[whole.length - 5000] ?? 0) ^ 1;
    for (const bytes of [flipped, whole.subarray(0, -40), whole.subarray(0, 10)]) {
      writeFileSync(file, bytes);
      expect(await restore("--key", key)).toMatchObject({
        code: 1,
        err: expect.stringContaining("damaged"),
      });
    }
    writeFileSync(file, whole);
    expect(await restore("--key", key)).toMatchObject({ code: 0 });
    expect(await everything(to)).toEqual(await everything(from));
    const wrong = await readInbox(
      { ...from, BACKUP_RECIPIENT: join(from.DATA_DIR ?? "", "none") },
      "backup",
      file,
    );
    expect(wrong).toMatchObject({
      code: 1,
      err: expect.stringContaining("BACKUP_RECIPIENT must name"),
    });
    expect(readFileSync(file).equals(whole)).toBe(true);
  });
});
