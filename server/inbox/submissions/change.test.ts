import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/server/harness/folders.ts";
import { claimAll, storeAll } from "../../../tests/server/harness/stored.ts";
import { mailRow } from "../outbox/new-mails.ts";
import { openStorage } from "../storage/open.ts";
import type { Mail } from "../storage/tables.ts";
import { retryMails } from "./change.ts";

const NOW = 9_000_000;

/** What has become of each mail of an inbox: by name, as queued long ago. */
const MAILS = {
  refused: { state: "failed", attempts: 3 },
  deferred: { state: "waiting", attempts: 1, next_attempt_at: NOW + 60_000 },
  new: { state: "waiting" },
  "on its way": { state: "waiting", attempts: 1, leased_until: NOW + 5_000 },
  sent: { state: "sent", attempts: 1, sent_at: 2_000 },
  "held back": { state: "held" },
  "held back at its turn": { state: "held", attempts: 1 },
} satisfies Record<string, Partial<Mail>>;

async function start() {
  const storage = await openStorage({ dataDir: temporaryFolder() });
  onTestFinished(() => storage.close());
  const submitted = ["asha@a.example", "ravi@a.example"].map((email) => ({
    submitted: { kind: "newsletter" as const, fields: { email } },
    submissionId: email,
    spamReasons: [],
    receivedAt: 1_000,
    page: "",
  }));
  await storeAll(storage, submitted, { messageIdDomain: "a.example", confirmNewsletter: true });
  await storage.db.deleteFrom("mail").execute();
  const submissions = await storage.db.selectFrom("submission").select(["id", "email"]).execute();
  const rows = submissions.flatMap(({ id: submissionId, email }) =>
    Object.entries(MAILS).map(([name, change]): Mail => {
      const row = mailRow({
        submissionId,
        template: "newsletter-confirm",
        now: 1_000,
        domain: "a.example",
      });
      return { ...row, ...change, id: `${email} ${name}` };
    }),
  );
  await storage.db.insertInto("mail").values(rows).execute();
  const all = () => storage.db.selectFrom("mail").selectAll().orderBy("id").execute();
  const before = await all();
  /** The mails that differ from how they were. */
  const changed = async () => {
    const now = await all();
    return now.filter((mail, index) => JSON.stringify(mail) !== JSON.stringify(before[index]));
  };
  const due = async () =>
    (await claimAll(storage, { now: NOW, leaseMs: 1_000, limit: 100 })).map(({ id }) => id).sort();
  const idOf = (email: string) => submissions.find((one) => one.email === email)?.id;
  return { storage, changed, due, idOf };
}

const AGAIN = ["deferred", "on its way", "refused"];
const named = (email: string, names: string[]) => names.map((name) => `${email} ${name}`);

it("sent again → what failed or was tried before, as if queued now; nothing else is touched", async () => {
  const { storage, changed } = await start();
  expect(await retryMails(storage, NOW)).toBe(6);
  const mails = await changed();
  expect(mails.map(({ id }) => id)).toEqual([
    ...named("asha@a.example", AGAIN),
    ...named("ravi@a.example", AGAIN),
  ]);
  for (const mail of mails)
    expect(mail).toMatchObject({ state: "waiting", queued_at: NOW, next_attempt_at: NOW });
});

it("the mails of one submission sent again → those of no other", async () => {
  const { storage, changed, idOf } = await start();
  expect(await retryMails(storage, NOW, idOf("ravi@a.example"))).toBe(3);
  expect((await changed()).map(({ id }) => id)).toEqual(named("ravi@a.example", AGAIN));
});

it("a mail on its way at this moment → stays claimed, so that it goes out once", async () => {
  const { storage, due } = await start();
  await retryMails(storage, NOW);
  expect(await due()).toEqual(
    ["asha@a.example", "ravi@a.example"].flatMap((email) =>
      named(email, ["deferred", "new", "refused"]),
    ),
  );
});
