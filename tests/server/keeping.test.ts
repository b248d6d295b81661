import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { checkBackup, writeBackup } from "../../server/inbox/copies/backup.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { everything, fill, fillMany, openInbox } from "./harness/inboxes.ts";
import { readInbox, spawnInbox } from "./harness/process.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

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
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain("MIME-Version");
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
    await writeBackup(
      storage,
      (bytes) => appendFile(file, bytes),
      async (done) => {
        if (done > 0) return;
        expect((await service.send({ ...INQUIRY, message: "Late" })).status).toBe(200);
        await service.storage.db.deleteFrom("submission").where("id", "=", "many7").execute();
      },
    );
    expect((await checkBackup(file)).rows.submission).toBe(601);
    const text = gunzipSync(readFileSync(file)).toString();
    expect([text.includes("many7"), text.includes("Late")]).toEqual([true, false]);
    expect(await service.entries()).toHaveLength(601);
  });

  it("a damaged, cut, foreign or newer file → refused in a sentence, and nothing is restored", async () => {
    const [from, to] = [await newStorage(), await newStorage()];
    await fill(from);
    const file = join(temporaryFolder(), "inbox.backup");
    await readInbox(from, "backup", file);
    const whole = readFileSync(file);
    const text = gunzipSync(whole).toString();
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 0xff;
    const damage = {
      flipped,
      cut: whole.subarray(0, whole.length - 40),
      "another text": Buffer.from("id,kind\n"),
      "a row changed": gzipSync(text.replace("Second", "Other!")),
      "a row missing": gzipSync(text.replace(/\n\["mail".*/, "")),
      "its end missing": gzipSync(text.replace(/\{"sha256.*\n/, "")),
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
    const newer = [
      text.replace('"version":1', '"version":2'),
      text.replace('"001-inbox"', '"001-inbox","999-later"'),
    ];
    for (const changed of newer) {
      writeFileSync(file, gzipSync(changed));
      expect((await readInbox(to, "restore", file)).err).toMatch(
        /was made by a newer version of the software/,
      );
    }
    expect((await everything(to)).submission).toEqual([]);
  });

  it("a backup of an earlier version → is upgraded as that inbox would have been", async () => {
    const to = await newStorage();
    const row = {
      id: "old1",
      kind: "contact",
      received_at: 5,
      email: "asha@a.example",
      fields: '{"email":"asha@a.example","message":"Hello"}',
      spam: 0,
      spam_reasons: "[]",
      dedupe_key: "k",
    };
    const head = {
      format: "inbox backup",
      version: 1,
      madeAt: "2026-01-01T00:00:00.000Z",
      migrations: ["001-inbox", "002-trial"],
      rows: { submission: 1, mail: 0 },
    };
    const body = `${JSON.stringify(head)}\n${JSON.stringify(["submission", row])}\n`;
    const sha256 = createHash("sha256").update(body).digest("hex");
    const file = join(temporaryFolder(), "inbox.backup");
    writeFileSync(file, gzipSync(`${body}${JSON.stringify({ sha256 })}\n`));
    expect(await readInbox(to, "restore", file)).toMatchObject({ code: 0 });
    const { out } = await readInbox(to, "list", "--json");
    expect(JSON.parse(out)).toMatchObject({ id: "old1", page: "", note: "" });
  });
});
