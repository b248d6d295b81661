import { describe, expect, it } from "vitest";
import { openStorage } from "../../server/inbox/storage.ts";
import { eventually } from "./harness/eventually.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { allEntries, INQUIRY, startTestService } from "./harness/service.ts";
import { describeOnBothStorages, withPostgres } from "./harness/storages.ts";

describe("two instances on one PostgreSQL", () => {
  const server = withPostgres();

  it("share the outbox → every mail goes out exactly once, and both do some of the work", async () => {
    const mail = await startMailServer();
    const settings = {
      DATABASE_URL: await server().newDatabase(),
      SMTP_URL: mail.url,
      RATE_LIMIT_PER_MINUTE: "0",
    };
    const instances = await Promise.all([startTestService(settings), startTestService(settings)]);
    const senders = new Set<string>();
    mail.before = async () => {
      senders.add("busy");
    };
    const accepted = await Promise.all(
      Array.from({ length: 60 }, async (_, number) => {
        const message = `Inquiry ${number}`;
        const response = await instances[number % 2]?.send({
          ...INQUIRY,
          email: `v${number}@a.example`,
          message,
        });
        return response?.status;
      }),
    );
    expect(new Set(accepted)).toEqual(new Set([200]));
    await eventually(async () => {
      const entries = await allEntries(instances[0]);
      return entries.every((entry) => entry.mails.every((one) => one.state === "sent"));
    }, 30_000);
    const ids = mail.received.map((one) => one.messageId);
    expect(ids).toHaveLength(120);
    expect(new Set(ids).size).toBe(120);
    const attempts = (await allEntries(instances[0])).flatMap((entry) =>
      entry.mails.map((one) => one.attempts),
    );
    expect(new Set(attempts)).toEqual(new Set([1]));
  });
});

describeOnBothStorages("several instances starting at once", (newStorage) => {
  it("on an empty storage → all of them start", async () => {
    const settings = await newStorage();
    const opened = await Promise.all(
      Array.from({ length: 4 }, () =>
        openStorage({ dataDir: settings.DATA_DIR ?? "", databaseUrl: settings.DATABASE_URL }),
      ),
    );
    const counts = await Promise.all(opened.map((storage) => allEntries({ storage })));
    expect(counts).toEqual([[], [], [], []]);
    await Promise.all(opened.map((storage) => storage.close()));
  });
});
