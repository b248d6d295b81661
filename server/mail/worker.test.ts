import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import type { Arrival } from "../inbox/arrival.ts";
import { openStorage } from "../inbox/storage.ts";
import { storeAll } from "../inbox/store.ts";
import type { Log } from "../logging.ts";
import { createWorker, type Delivery } from "./worker.ts";

const silent = { info: () => {}, warn: () => {}, error: () => {} } as unknown as Log;

/** What is broken at first: the mail server, or from the first mail on the storage. */
type Broken = "mail server" | "storage after sending";

/** A worker with two hands and `mails` waiting mails, on a clock that only the test moves. */
async function start(mails: number, broken: Broken = "mail server") {
  vi.useFakeTimers({ now: Date.now() });
  const storage = await openStorage({ dataDir: temporaryFolder() });
  const arrivals = Array.from({ length: mails / 2 }, (_, number): Arrival => {
    const submitted = { kind: "newsletter" as const, fields: { email: `v${number}@a.example` } };
    return { submitted, submissionId: undefined, spamReasons: [], receivedAt: Date.now(), page: "" };
  });
  await storeAll(storage, arrivals, { messageIdDomain: "a.example", confirmNewsletter: true });
  const attempts: string[] = [];
  let outage = true;
  const db = storage.db.withPlugin({
    transformQuery({ node }) {
      if (outage && broken === "storage after sending" && attempts.length > 0)
        throw new Error("disk I/O error");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const send = async ([{ mail }]: Delivery): Promise<undefined> => {
    attempts.push(mail.id);
    /** A worker that never pauses would never let the clock move on. */
    if (attempts.length > 50) await new Promise(() => {});
    if (outage && broken === "mail server")
      throw Object.assign(new Error("no mail server"), { code: "ESOCKET" });
  };
  const settings = {
    concurrency: 2,
    leaseMs: 3_000,
    pollMs: 50,
    alertAfterMs: 3_600_000,
    noticesPerMinute: 0,
  };
  const worker = createWorker({ ...storage, db }, send, silent, settings);
  onTestFinished(async () => {
    vi.useRealTimers();
    if (attempts.length <= 50) await worker.stop();
    await storage.close();
  });
  worker.start();
  return {
    attempts,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    end: () => {
      outage = false;
    },
    unsent: () => storage.db.selectFrom("mail").selectAll().where("state", "!=", "sent").execute(),
  };
}

it("an outage → the whole outbox pauses, then one mail at a time asks whether it is over", async () => {
  const { attempts, pass, unsent } = await start(8);
  await pass(500);
  expect(attempts).toHaveLength(2);
  const untried = (await unsent()).filter((mail) => mail.attempts === 0);
  expect(untried).toHaveLength(6);
  /** The first pause lasts one to two seconds, the second two to four. */
  await pass(1_600);
  expect(attempts).toHaveLength(3);
  await pass(800);
  expect(attempts).toHaveLength(3);
  expect((await unsent()).map((mail) => mail.state)).toEqual(Array(8).fill("waiting"));
});

it("the end of an outage → all mails go out, each once", async () => {
  const { attempts, pass, end, unsent } = await start(8);
  await pass(500);
  const failed = attempts.splice(0);
  end();
  await pass(3_000);
  expect(await unsent()).toEqual([]);
  expect(new Set(attempts).size).toBe(8);
  expect(attempts).toHaveLength(8);
  expect(failed).toHaveLength(2);
});

it("a storage that fails just when mails have gone out → recorded once it is back, and not sent again", async () => {
  const { attempts, pass, end, unsent } = await start(2, "storage after sending");
  await pass(1_000);
  expect(attempts).toHaveLength(2);
  expect((await unsent()).map((mail) => mail.state)).toEqual(["waiting", "waiting"]);
  end();
  /** Longer than the claim on a mail lasts. */
  await pass(5_000);
  expect(await unsent()).toEqual([]);
  expect(attempts).toHaveLength(2);
});
