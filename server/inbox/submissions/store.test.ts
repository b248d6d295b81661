import type { KyselyPlugin } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/server/harness/folders.ts";
import { storeAll } from "../../../tests/server/harness/stored.ts";
import { hashFor } from "../storage/addresses.ts";
import { openStorage } from "../storage/open.ts";
import type { Storage } from "../storage/storage.ts";
import { confirm, requestSubscription, subscriptionOf } from "../subscribers/subscription.ts";
import { suppress } from "../subscribers/suppression.ts";
import { type NewSubmission, REPEAT_WINDOW } from "./new-submission.ts";

const RULES = { messageIdDomain: "a.example", confirmNewsletter: true };

const request = (email: string, submissionId: string): NewSubmission => ({
  submitted: { kind: "newsletter", fields: { email } },
  submissionId,
  spamReasons: [],
  receivedAt: 1_000_000,
  page: "/blog",
});

async function start(): Promise<Storage> {
  const storage = await openStorage({ dataDir: temporaryFolder() });
  onTestFinished(() => storage.close());
  return storage;
}

/** What a statement carries, as opposed to its shape. */
const isValue = (key: string, value: unknown) =>
  key === "value" || (key === "values" && Array.isArray(value) && typeof value[0] !== "object");

/** The shapes of all statements, in order. */
function watched(storage: Storage): { storage: Storage; seen: string[] } {
  const seen: string[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      seen.push(JSON.stringify(node, (key, value) => (isValue(key, value) ? typeof value : value)));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { storage: { ...storage, db: storage.db.withPlugin(watch) }, seen };
}

it("an address that is unknown, subscribed or suppressed → the same work and the same rows", async () => {
  const storage = await start();
  const known = {
    kind: "newsletter" as const,
    fields: "{}",
    email: "known@a.example",
    received_at: 1,
    page: "",
  };
  await requestSubscription(storage, known, { confirmed: true });
  await suppress(storage, await hashFor(storage, "never@a.example"), 1);
  const work = [];
  for (const email of ["new@a.example", "known@a.example", "never@a.example"]) {
    const { storage: one, seen } = watched(storage);
    expect(await storeAll(one, [request(email, `request-${email}`)], RULES)).toEqual(["stored"]);
    const mails = await storage.db
      .selectFrom("mail")
      .innerJoin("submission", "submission.id", "mail.submission_id")
      .select(["template", "state"])
      .where("email", "=", email)
      .orderBy("template")
      .execute();
    work.push({ seen, mails });
  }
  const [first, ...others] = work;
  expect(first?.seen.length).toBeGreaterThan(1);
  expect(first?.mails).toEqual([{ template: "newsletter-confirm", state: "waiting" }]);
  for (const other of others) expect(other).toEqual(first);
});

it("the same form without an id again → a repeat for ten minutes, also across the border of two windows", async () => {
  const storage = await start();
  const at = (receivedAt: number) => ({
    ...request("asha@a.example", ""),
    submissionId: undefined,
    receivedAt,
  });
  const late = 5 * REPEAT_WINDOW - 1;
  const again = [late + 1, late + REPEAT_WINDOW - 1, late + REPEAT_WINDOW];
  expect(await storeAll(storage, [late, ...again].map(at), RULES)).toEqual([
    "stored",
    ...["repeat", "repeat", "stored"],
  ]);
});

it("a request for the newsletter → recorded with its page and words; confirmed once, welcomed once", async () => {
  const storage = await start();
  await storeAll(storage, [request("asha@a.example", "request-1")], RULES);
  const submission = await storage.db
    .selectFrom("submission")
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(await requestSubscription(storage, submission, { confirmed: false })).toMatchObject({
    standing: "pending",
  });
  const pending = await subscriptionOf(storage, "ASHA@a.example");
  expect(pending).toMatchObject({
    asked_at: 1_000_000,
    page: "/blog",
    confirmed_at: null,
    left_at: null,
  });
  expect(pending?.wording).toMatch(/\w/);
  const press = () =>
    confirm(storage, pending?.token ?? "", { now: 2_000_000, domain: "a.example" });
  await press();
  await press();
  expect(await subscriptionOf(storage, "asha@a.example")).toMatchObject({
    confirmed_at: 2_000_000,
  });
  const mails = await storage.db.selectFrom("mail").select("template").execute();
  expect(mails.filter(({ template }) => template === "newsletter-welcome")).toHaveLength(1);
  expect(await requestSubscription(storage, submission, { confirmed: false })).toMatchObject({
    standing: "confirmed",
  });
  const later = { ...submission, received_at: 3_000_000 };
  expect(await requestSubscription(storage, later, { confirmed: false })).toMatchObject({
    standing: "already",
  });
});
