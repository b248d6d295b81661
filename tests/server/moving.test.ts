import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { addAuditLine } from "../../server/inbox/audit.ts";
import { readClock } from "../../server/inbox/clock.ts";
import { copyInbox } from "../../server/inbox/copies/backup.ts";
import { setMoment } from "../../server/inbox/moments.ts";
import { openStorage } from "../../server/inbox/storage/open.ts";
import { changeSubmission } from "../../server/inbox/submissions/change.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { everything, fill, fillMany, openInbox } from "./harness/inboxes.ts";
import { readInbox, spawnInbox, startServerProcess } from "./harness/process.ts";
import { startTestService } from "./harness/service.ts";
import { newDatabase } from "./harness/storages.ts";

describe("inbox move", () => {
  const inboxes = async () => {
    const sqlite = { DATA_DIR: temporaryFolder() };
    const database = { DATA_DIR: sqlite.DATA_DIR, DATABASE_URL: await newDatabase() };
    return { sqlite, database };
  };

  it("from SQLite to PostgreSQL and back → every row the same, and the mails written as files", async () => {
    const { sqlite, database } = await inboxes();
    await fill(sqlite);
    const there = await spawnInbox(sqlite, "move", "--to", database.DATABASE_URL);
    expect(there).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(
        /^Copied and compared: submission 3, mailing 1, mailing_recipient 1, mail \d, .* told 1, .*\.\nStart the server with DATABASE_URL from now on\./,
      ),
    });
    expect(there.out).toContain(
      `remove ${join(sqlite.DATA_DIR, "inbox.sqlite")}, and nothing beside it.`,
    );
    const original = await everything(sqlite);
    expect(await everything(database)).toEqual(original);

    const folder = join(temporaryFolder(), "back");
    writeFileSync(join(sqlite.DATA_DIR, "dkim.pem"), "KEY", { mode: 0o600 });
    const key = join(sqlite.DATA_DIR, "dkim-2027.pem");
    const back = await spawnInbox(
      { ...database, DKIM_KEY: key },
      "move",
      "--to",
      `sqlite:${folder}`,
    );
    expect(back).toMatchObject({ code: 0, out: expect.stringContaining(`DATA_DIR=${folder}`) });
    expect(back.out).toContain(
      `The key that mails are signed with (DKIM_KEY) stays where it is: ${key}.`,
    );
    expect(await everything({ DATA_DIR: folder })).toEqual(original);
    const mails = readdirSync(join(folder, "mail"));
    expect(mails).toEqual(readdirSync(join(sqlite.DATA_DIR, "mail")));
    expect(readFileSync(join(folder, "dkim.pem"), "utf8")).toBe("KEY");
    expect(statSync(join(folder, "mail", mails[0] ?? "")).mode & 0o077).toBe(0);
  });

  it("stopped half-way → nothing is in the target, and the next run brings everything as it is by then", async () => {
    const { sqlite, database } = await inboxes();
    await fillMany(sqlite, 1200);
    const source = await openInbox(sqlite);
    const target = await openInbox(database);
    const stop = new Error("stopped");
    const half = copyInbox(source, target, (_table, done) => {
      if (done >= 1000) throw stop;
    });
    await expect(half).rejects.toBe(stop);
    expect((await everything(database)).submission).toEqual([]);
    await source.db.deleteFrom("submission").where("id", "=", "many3").execute();
    await source.db
      .updateTable("submission")
      .set({ note: "New" })
      .where("id", "=", "many4")
      .execute();
    const counts = await copyInbox(source, target, () => {});
    expect(counts.submission).toBe(1200);
    expect(await everything(database)).toEqual(await everything(sqlite));
    await Promise.all([source.close(), target.close()]);
    expect((await readInbox(sqlite, "move", "--to", database.DATABASE_URL)).code).toBe(0);
  });

  it("a target with something else in it → refused and left alone", async () => {
    const { sqlite, database } = await inboxes();
    await fill(sqlite);
    await fill({ ...database, DATA_DIR: temporaryFolder() });
    const before = await everything(database);
    expect(await readInbox(sqlite, "move", "--to", database.DATABASE_URL)).toMatchObject({
      code: 1,
      err: "The target holds another inbox already. Name an empty one.\n",
    });
    expect(await everything(database)).toEqual(before);
  });

  it("a server runs over either side → refused at once, also a restore; when it has stopped, both are done", async () => {
    const { sqlite, database } = await inboxes();
    const to = { sqlite: `sqlite:${sqlite.DATA_DIR}`, database: database.DATABASE_URL };
    const file = join(temporaryFolder(), "inbox.backup");
    const refused = {
      code: 1,
      out: "",
      err: expect.stringMatching(/^Another program uses this inbox. Stop/),
    };
    const service = await startServerProcess({ ...sqlite, BUILD_DIR: inject("site") });
    expect(await readInbox(sqlite, "backup", file)).toMatchObject({ code: 0 });
    expect(await readInbox(sqlite, "move", "--to", to.database)).toMatchObject(refused);
    expect(await readInbox(sqlite, "restore", file)).toMatchObject(refused);
    const other = { ...database, DATA_DIR: temporaryFolder() };
    expect(await readInbox(other, "move", "--to", to.sqlite)).toMatchObject(refused);
    service.child.kill();
    await service.exited;

    const shared = await startTestService(database);
    expect(await readInbox(sqlite, "move", "--to", to.database)).toMatchObject(refused);
    expect(await readInbox(database, "move", "--to", to.sqlite)).toMatchObject(refused);
    expect(await readInbox(database, "restore", file)).toMatchObject(refused);
    await shared.close();
    expect(await readInbox(sqlite, "move", "--to", to.database)).toMatchObject({
      code: 0,
      err: "",
    });
    expect(await readInbox(other, "restore", file)).toMatchObject({ code: 0, err: "" });
  });

  it.each(["sqlite", "database"] as const)(
    "a server that starts during the move of a %s → does not start, and says why",
    async (kind) => {
      const settings: { DATA_DIR: string; DATABASE_URL?: string } = (await inboxes())[kind];
      const named = { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL };
      const moved = await openStorage(named, undefined, "alone");
      await expect(startTestService({ ...settings })).rejects.toThrow(
        "Another program uses this inbox.",
      );
      await moved.close();
    },
  );

  it.each([
    { seenDaysAgo: 0, newestDaysAgo: 9, isDoubted: false },
    { seenDaysAgo: 9, newestDaysAgo: 0, isDoubted: true },
  ])(
    "what the clock said, $seenDaysAgo days ago → holds in a copy and a restored backup",
    async (when) => {
      const { sqlite, database } = await inboxes();
      const daysAgo = (days: number) => Date.now() - days * 86_400_000;
      const source = await openInbox(sqlite);
      const line = { who: "Meera", area: "inbox" as const, subject: "", what: "Deleted it" };
      await addAuditLine(source, { ...line, at: daysAgo(when.newestDaysAgo) });
      await setMoment(source, "clock", daysAgo(when.seenDaysAgo));
      const file = join(temporaryFolder(), "inbox.backup");
      expect((await readInbox(sqlite, "backup", file)).code).toBe(0);
      await source.close();
      const restored = { DATA_DIR: temporaryFolder() };
      expect((await readInbox(restored, "restore", file)).code).toBe(0);
      expect((await readInbox(sqlite, "move", "--to", database.DATABASE_URL)).code).toBe(0);
      for (const settings of [restored, database])
        expect((await readClock(await openInbox(settings))).isDoubted).toBe(when.isDoubted);
    },
  );

  it("a form that arrives during the move → it is noticed, and the next run brings it", async () => {
    const { sqlite, database } = await inboxes();
    await fillMany(sqlite, 10);
    const service = await startTestService({ ...sqlite, SMTP_URL: "smtp://127.0.0.1:9" });
    const source = await openInbox(sqlite);
    const target = await openInbox(database);
    const late = {
      ...(await source.db.selectFrom("submission").selectAll().executeTakeFirstOrThrow()),
    };
    let isFirst = true;
    const copying = copyInbox(source, target, (table) => {
      if (table !== "mail" || !isFirst) return;
      isFirst = false;
      pending = service.storage.db
        .insertInto("submission")
        .values({ ...late, id: "late", dedupe_key: "late", unsubscribe_token: null })
        .execute();
    });
    let pending: Promise<unknown> = Promise.resolve();
    await expect(copying).rejects.toThrow("The inbox changed while it was copied");
    await pending;
    expect((await copyInbox(source, target, () => {})).submission).toBe(12);
  });

  it("a row that changes during the move → is noticed, though as many are there", async () => {
    const { sqlite, database } = await inboxes();
    await fillMany(sqlite, 10);
    const source = await openInbox(sqlite);
    const target = await openInbox(database);
    let pending: Promise<unknown> = Promise.resolve();
    const copying = copyInbox(source, target, (table) => {
      if (table === "mail") pending = changeSubmission(source, "many3", { note: "Called" });
    });
    await expect(copying).rejects.toThrow("The inbox changed while it was copied");
    await pending;
    await copyInbox(source, target, () => {});
    const moved = await target.db
      .selectFrom("submission")
      .select("note")
      .where("id", "=", "many3")
      .execute();
    expect(moved).toEqual([{ note: "Called" }]);
  });

  it("a target that is none, or the same inbox → wrong usage", async () => {
    const { sqlite } = await inboxes();
    await fill(sqlite);
    for (const to of [undefined, "", "mysql://a", "sqlite:", `sqlite:${sqlite.DATA_DIR}`]) {
      const args = to === undefined ? ["move"] : ["move", "--to", to];
      expect([to, (await readInbox(sqlite, ...args)).code]).toEqual([to, 2]);
    }
  });
});
