import { expect, it } from "vitest";
import { SEND_FORM_PATH, SUBMISSION_ID_FIELD } from "../../contract/forms.ts";
import { eventually } from "./harness/eventually.ts";
import { fixtureSite } from "./harness/folders.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { readInbox, startServerProcess } from "./harness/process.ts";
import { INQUIRY, sdkForm } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

interface Listed {
  fields: { message: string };
  mails: { state: string; messageId: string }[];
}

describeOnBothStorages("a server killed under load", (newStorage) => {
  it("and started again → every acknowledged inquiry exists once, and its mails go out", async () => {
    const mail = await startMailServer();
    const settings = {
      ...(await newStorage()),
      BUILD_DIR: fixtureSite(),
      SMTP_URL: mail.url,
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_GLOBAL_PER_MINUTE: "0",
      VISITOR_MAILS_PER_DAY: "0",
      LOG_LEVEL: "silent",
    };
    const first = await startServerProcess(settings);
    const acknowledged = new Set<string>();
    const inDoubt = new Set<string>();
    let asked = 0;
    let dying = false;

    const send = async (address: string, message: string) => {
      const form = sdkForm(
        { ...INQUIRY, message, [SUBMISSION_ID_FIELD]: `submission-${message}` },
        "contact",
      );
      const response = await fetch(address + SEND_FORM_PATH, { method: "POST", body: form });
      if (response.status !== 200) throw new Error(`Answered ${response.status}`);
    };
    const visitor = async () => {
      while (!dying) {
        const message = `inquiry ${asked++}`;
        inDoubt.add(message);
        try {
          await send(first.address, message);
        } catch (error) {
          if (!dying) throw error;
          return;
        }
        inDoubt.delete(message);
        acknowledged.add(message);
      }
    };
    const visitors = Array.from({ length: 8 }, visitor);
    await eventually(() => acknowledged.size >= 60 && mail.received.length > 10);
    dying = true;
    first.child.kill("SIGKILL");
    await Promise.all(visitors);
    expect(await first.exited).toEqual({ code: null, signal: "SIGKILL" });

    const second = await startServerProcess(settings);
    for (const message of inDoubt) {
      await send(second.address, message);
      acknowledged.add(message);
    }

    const list = async (): Promise<Listed[]> => {
      const { out } = await readInbox(settings, "list", "--json");
      return out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
    };
    const stored = (await list()).map((entry) => entry.fields.message);
    expect(stored.sort()).toEqual([...acknowledged].sort());

    const expected = 2 * acknowledged.size;
    await eventually(() => new Set(mail.received.map((one) => one.messageId)).size === expected, 60_000);
    const isSent = (entry: Listed) => entry.mails.every((one) => one.state === "sent");
    await eventually(async () => (await list()).every(isSent));
    const promised = (await list()).flatMap((entry) => entry.mails.map((one) => one.messageId));
    expect(new Set(mail.received.map((one) => one.messageId))).toEqual(new Set(promised));
  }, 120_000);
});
