import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { writeBackup } from "../../server/inbox/copies/backup.ts";
import { contentsOf, DIGEST } from "../../server/inbox/copies/rows.ts";
import { migrate } from "../../server/inbox/storage/migrations.ts";
import { openSqlite } from "../../server/inbox/storage/sqlite.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { everything, fill, fillMany, openInbox } from "./harness/inboxes.ts";
import { readInbox, spawnInbox } from "./harness/process.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

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
    expect(saved.out).toMatch(/^Not in it: 6 mails written as files in .*mail\. /m);
    expect(readFileSync(file).includes("MIME-Version")).toBe(false);
    const restored = await spawnInbox(to, "restore", file);
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("submission 3") });
    expect(await everything(to)).toEqual(await everything(from));

    const again = await readInbox(to, "restore", file);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining("This inbox is in use.") });
  });

  it("forms that arrive and go while it is written → it holds the moment it began", async () => {
    const settings = await newStorage();
    await fillMany(settings, 600);
    const service = await startTestService(settings);
    const storage = await openInbox(settings);
    const file = join(temporaryFolder(), "inbox.backup");
    let isFirst = true;
    const counts = await writeBackup(storage, file, async () => {
      if (!isFirst) return;
      isFirst = false;
      expect((await service.send({ ...INQUIRY, message: "Late" })).status).toBe(200);
      await service.storage.db.deleteFrom("submission").where("id", "=", "many7").execute();
    });
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
      "no digest": changed(whole, `delete from secret where name = '${DIGEST}'`),
    };
    for (const [name, bytes] of Object.entries(damage)) {
      writeFileSync(file, bytes);
      const refused = await readInbox(to, "restore", file);
      expect([name, refused.code, refused.err]).toEqual([
        name,
        1,
        expect.stringMatching(/is no backup of an inbox, or it is damaged. Nothing was restored.\n$/),
      ]);
    }
    writeFileSync(
      file,
      changed(whole, "insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01')"),
    );
    expect((await readInbox(to, "restore", file)).err).toMatch(/was made by a newer version of the software/);
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
    await old.db.insertInto("secret").values({ name: DIGEST, value: digest }).execute();
    await old.close();
    expect(await readInbox(to, "restore", file)).toMatchObject({ code: 0 });
    const { out } = await readInbox(to, "list", "--json");
    expect(JSON.parse(out)).toMatchObject({ id: "old1", page: "", note: "" });
  });
});
