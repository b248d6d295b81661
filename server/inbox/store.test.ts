import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import type { Arrival } from "./arrival.ts";
import { openStorage } from "./storage.ts";
import { storeAll } from "./store.ts";

const RULES = { messageIdDomain: "a.example", visitorMailsPerDay: 3 };

const request = (email: string, submissionId: string): Arrival => ({
  submitted: { kind: "checklist", fields: { email, place: "popup" } },
  submissionId,
  spamReasons: [],
  receivedAt: 1_000_000,
});

async function start() {
  const storage = await openStorage({ dataDir: temporaryFolder() });
  onTestFinished(() => storage.close());
  const states = async (recipient: "firm" | "visitor", email: string) => {
    const rows = await storage.db
      .selectFrom("mail")
      .innerJoin("submission", "submission.id", "mail.submission_id")
      .select("state")
      .where("recipient", "=", recipient)
      .where("email", "=", email)
      .execute();
    return rows.map((row) => row.state).sort();
  };
  return { storage, states };
}

it("many requests for one address in one batch → few mails to it, the firm hears of all", async () => {
  const { storage, states } = await start();
  const flood = Array.from({ length: 6 }, (_, number) =>
    request(number % 2 ? "victim@a.example" : "Victim@A.example", `request-${number}`),
  );
  const outcomes = await storeAll(storage, [...flood, request("other@a.example", "request-o")], RULES);
  expect(outcomes).toEqual(Array(7).fill("stored"));
  expect(await states("visitor", "victim@a.example")).toEqual([
    ...["held", "held", "held"],
    ...["waiting", "waiting", "waiting"],
  ]);
  expect(await states("firm", "victim@a.example")).toEqual(Array(6).fill("waiting"));
  expect(await states("visitor", "other@a.example")).toEqual(["waiting"]);
});

it("what earlier batches of the day sent to an address → counts, what was held does not", async () => {
  const { storage, states } = await start();
  const batch = (name: string, size: number) =>
    storeAll(
      storage,
      Array.from({ length: size }, (_, number) => request("victim@a.example", `${name}-${number}`)),
      RULES,
    );
  await batch("morning", 2);
  await batch("noon", 3);
  await batch("evening", 1);
  expect(await states("visitor", "victim@a.example")).toEqual([
    ...["held", "held", "held"],
    ...["waiting", "waiting", "waiting"],
  ]);
});
