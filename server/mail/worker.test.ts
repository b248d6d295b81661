import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import { storeAll } from "../../tests/server/harness/stored.ts";
import { openStorage } from "../inbox/storage/open.ts";
import type { NewSubmission } from "../inbox/submissions/new-submission.ts";
import type { Log } from "../logging.ts";
import type { Delivery } from "./notice-batches.ts";
import type { Sent, SentJournal } from "./sent-journal.ts";
import { createWorker, type Worker } from "./worker.ts";

const silent = { info: () => {}, warn: () => {}, error: () => {} } as unknown as Log;

/** As the one in files, without waiting for a disk. */
function memoryJournal(): SentJournal {
  const notes = new Map<string | undefined, Sent>();
  return {
    note: async (sent) => void notes.set(sent.ids[0], sent),
    forget: async (sent) => void notes.delete(sent.ids[0]),
    read: async () => [...notes.values()],
  };
}

/** What is broken at first: the mail server, from the first mail on the storage, or a step of claiming. */
type Broken =
  | "mail server"
  | "storage after sending"
  | "claims of visitors' mails"
  | "half of a claim"
  | "tending"
  | "nothing";

/** A worker that sends two mails at once, with `mails` waiting, on a clock that only the test moves. */
async function start(mails: number, broken: Broken = "mail server") {
  vi.useFakeTimers({ now: Date.now() });
  const storage = await openStorage({ dataDir: temporaryFolder() });
  const submissions = Array.from({ length: mails / 2 }, (_, number): NewSubmission => {
    const submitted = {
      kind: "checklist" as const,
      fields: { email: `v${number}@a.example`, place: "section" as const },
    };
    return {
      submitted,
      submissionId: undefined,
      spamReasons: [],
      receivedAt: Date.now(),
      page: "",
    };
  });
  await storeAll(storage, submissions, { messageIdDomain: "a.example", confirmNewsletter: true });
  const attempts: string[] = [];
  let outage = true;
  let isHalfway = false;
  const db = storage.db.withPlugin({
    transformQuery({ node }) {
      if (outage && broken === "storage after sending" && attempts.length > 0)
        throw new Error("disk I/O error");
      const isClaim = node.kind === "UpdateQueryNode" && JSON.stringify(node).includes('"visitor"');
      const isBroken = isHalfway || (isClaim && broken === "claims of visitors' mails");
      if (isHalfway) broken = "nothing";
      isHalfway = isClaim && broken === "half of a claim";
      if (isBroken) throw new Error("connection lost");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const send = async ([mail]: Delivery): Promise<undefined> => {
    attempts.push(mail.id);
    /** A worker that never pauses would never let the clock move on. */
    if (attempts.length > 50) await new Promise(() => {});
    if (outage && broken === "mail server")
      throw Object.assign(new Error("no mail server"), { code: "ESOCKET" });
  };
  let tended = 0;
  const tending = [
    async () => {
      if (broken === "tending") throw new Error("statement timeout");
    },
    async () => {
      tended++;
    },
  ];
  const settings = {
    concurrency: 2,
    leaseMs: 3_000,
    pollMs: 50,
    alertAfterMs: 3_600_000,
    noticesPerMinute: 0,
    mailingPerMinute: 0,
  };
  const journal = memoryJournal();
  const startWorker = () => {
    const worker = createWorker(
      { storage: { ...storage, db }, send, tending, journal, log: silent },
      settings,
    );
    workers.push(worker);
    worker.start();
    return worker;
  };
  const workers: Worker[] = [];
  onTestFinished(async () => {
    vi.useRealTimers();
    if (attempts.length <= 50) await Promise.all(workers.map((worker) => worker.stop()));
    await storage.close();
  });
  return {
    worker: startWorker(),
    startWorker,
    attempts,
    tended: () => tended,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    end: () => {
      outage = false;
    },
    mails: () => storage.db.selectFrom("mail").selectAll().execute(),
    unsent: () => storage.db.selectFrom("mail").selectAll().where("state", "!=", "sent").execute(),
  };
}

it("an outage → the whole outbox pauses, then one mail at a time is tried", async () => {
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

it.each(process.env.TESTS === "long" ? [4_000, 60_000] : [60_000])(
  "a storage that is away for %i ms just when mails have gone out → no worker sends them again",
  async (awayMs) => {
    const { attempts, pass, end, unsent, startWorker } = await start(2, "storage after sending");
    startWorker();
    await pass(awayMs);
    expect(attempts).toHaveLength(2);
    expect((await unsent()).map((mail) => mail.state)).toEqual(["waiting", "waiting"]);
    end();
    await pass(1_500);
    expect(await unsent()).toEqual([]);
    /** Longer than the claim on a mail lasts. */
    await pass(10_000);
    expect(attempts).toHaveLength(2);
  },
);

it("a claim that fails after others → what they claimed goes out", async () => {
  const { attempts, pass, unsent } = await start(2, "claims of visitors' mails");
  await pass(500);
  expect(attempts).toHaveLength(1);
  expect((await unsent()).map(({ recipient }) => recipient)).toEqual(["visitor"]);
});

it("a claim that fails half-way → its mail is given back at once, and this is no attempt", async () => {
  const { pass, mails } = await start(2, "half of a claim");
  await pass(500);
  expect((await mails()).map(({ state, attempts }) => [state, attempts])).toEqual(
    Array(2).fill(["sent", 1]),
  );
});

it("a step of tending that fails → the others are done, and mails go out all the same", async () => {
  const { pass, unsent, tended } = await start(2, "tending");
  await pass(500);
  expect(await unsent()).toEqual([]);
  expect(tended()).toBeGreaterThan(0);
});

it("a server that ends before it could record what it sent → the next one records it and sends nothing", async () => {
  const { attempts, pass, end, unsent, worker, startWorker } = await start(
    2,
    "storage after sending",
  );
  await pass(1_000);
  const stopped = worker.stop();
  await pass(2_000);
  await stopped;
  expect(attempts).toHaveLength(2);
  end();
  startWorker();
  await pass(10_000);
  expect(await unsent()).toEqual([]);
  expect(attempts).toHaveLength(2);
});
