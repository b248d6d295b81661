import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import { storeAll } from "../../tests/server/harness/stored.ts";
import { claimMails, markFailed, markSent } from "../inbox/outbox/outbox.ts";
import { hashFor } from "../inbox/storage/addresses.ts";
import { openStorage } from "../inbox/storage/open.ts";
import { findRow, present } from "../inbox/storage/rows.ts";
import { retryMails } from "../inbox/submissions/change.ts";
import type { NewSubmission } from "../inbox/submissions/new-submission.ts";
import { subscribersTo, subscriptionOf, unsubscribe } from "../inbox/subscribers/subscription.ts";
import { suppress } from "../inbox/subscribers/suppression.ts";
import type { SubmissionMail } from "./compose.ts";
import { checkVisitorMail } from "./mail-limits.ts";

const MINUTE = 60_000;
const RULES = { messageIdDomain: "a.example", confirmNewsletter: true };
const PASSED = { stopToken: expect.any(String) };

/** An inbox in which the test says what time it is. */
async function start() {
  const storage = await openStorage({ dataDir: temporaryFolder() });
  onTestFinished(() => storage.close());
  const clock = { now: 1_000_000_000 };
  /** The visitor's mail of a new request, at its first attempt. */
  const request = async (kind: "checklist" | "newsletter", email: string, rules = RULES) => {
    clock.now += MINUTE;
    const submitted = { kind, fields: { email } } as NewSubmission["submitted"];
    const submissionId = `request-${clock.now}`;
    const submission = {
      submitted,
      submissionId,
      spamReasons: [],
      receivedAt: clock.now,
      page: "",
    };
    await storeAll(storage, [submission], rules);
    return claim();
  };
  const claim = async (): Promise<SubmissionMail> => {
    const due = { now: clock.now, leaseMs: 10 * MINUTE, limit: 1 };
    const [mail] = await claimMails(storage, due, "visitor");
    if (!mail) throw new Error("No mail is due.");
    return {
      mail,
      submission: present(await findRow(storage, "submission", { id: mail.submission_id ?? "" })),
    };
  };
  /** The same mail at its next attempt, after the mail server refused it and the staff sent it again. */
  const again = async (claimed: SubmissionMail) => {
    await markFailed(storage, [claimed.mail], "refused");
    clock.now += MINUTE;
    await retryMails(storage, clock.now, claimed.submission.id);
    return claim();
  };
  const decision = (claimed: SubmissionMail) =>
    checkVisitorMail(storage, claimed, { perDay: 10, perHour: 0 }, clock.now);
  const sent = (claimed: SubmissionMail) => markSent(storage, [claimed.mail.id], clock.now);
  return { storage, clock, request, claim, again, decision, sent };
}

it("a mail tried again after another filled the limit → goes out; a new one → is put on hold", async () => {
  const { storage, request, again, decision, sent } = await start();
  const first = await request("checklist", "asha@a.example");
  expect(await decision(first)).toMatchObject(PASSED);
  await markFailed(storage, [first.mail], "refused");
  const second = await request("checklist", "asha@a.example");
  expect(await decision(second)).toMatchObject(PASSED);
  await sent(second);
  const third = await request("checklist", "asha@a.example");
  expect(await decision(third)).toEqual({
    holdReason: expect.stringContaining("as many mails as it may get"),
  });
  expect(await decision(await again(first))).toMatchObject(PASSED);
});

it("a mail whose server died before it tried → the limits count for it", async () => {
  const { clock, request, claim, decision, sent } = await start();
  await request("checklist", "asha@a.example").then(sent);
  const second = await request("checklist", "asha@a.example");
  clock.now += 11 * MINUTE;
  const again = await claim();
  expect([again.mail.id, again.mail.attempts]).toEqual([second.mail.id, 2]);
  expect(await decision(again)).toHaveProperty("holdReason");
});

it("a mail tried again → still put on hold once its reader wants no mail", async () => {
  const { storage, clock, request, again, decision } = await start();
  const claimed = await request("checklist", "asha@a.example");
  expect(await decision(claimed)).toMatchObject(PASSED);
  await suppress(storage, await hashFor(storage, "asha@a.example"), clock.now);
  expect(await decision(await again(claimed))).toEqual({
    holdReason: expect.stringContaining("wants no mail"),
  });
});

it.each([
  ["a confirmation", RULES],
  ["a welcome", { ...RULES, confirmNewsletter: false }],
])(
  "%s tried again after its reader left the list → is put on hold and brings nobody back",
  async (_name, rules) => {
    const { storage, clock, request, again, decision } = await start();
    const claimed = await request("newsletter", "asha@a.example", rules);
    expect(await decision(claimed)).toMatchObject(PASSED);
    const { token = "" } = (await subscriptionOf(storage, "asha@a.example")) ?? {};
    await unsubscribe(storage, token, clock.now + 1);
    expect(await decision(await again(claimed))).toEqual({
      holdReason: expect.stringContaining("has left the list"),
    });
    expect(await subscribersTo(storage, "newsletter")).toEqual([]);
  },
);

it("a confirmation tried again for somebody who still waits for it → goes out", async () => {
  const { request, again, decision } = await start();
  const claimed = await request("newsletter", "asha@a.example");
  expect(await decision(claimed)).toMatchObject(PASSED);
  expect(await decision(await again(claimed))).toMatchObject(PASSED);
});

it.each([
  ["asha.rao@gmail.com", "AshaRao+news@googlemail.com"],
  ["asharao@googlemail.com", "a.sharao@gmail.com"],
])("%s wants no mail → %s, the same mailbox at Google, gets none either", async (said, asked) => {
  const { storage, clock, request, decision } = await start();
  await suppress(storage, await hashFor(storage, said), clock.now);
  expect(await decision(await request("checklist", asked))).toHaveProperty("holdReason");
});

it.each([
  ["asha@my-gmail.com", "asha@my-googlemail.com"],
  ["asha@gmail.com.example", "asha@googlemail.com.example"],
  ["asha.rao@a.example", "asharao@a.example"],
])("%s wants no mail → %s, somebody else, is still served", async (said, asked) => {
  const { storage, clock, request, decision } = await start();
  await suppress(storage, await hashFor(storage, said), clock.now);
  expect(await decision(await request("checklist", asked))).toMatchObject(PASSED);
});

it.each([
  ["asha.rao@gmail.com", "asharao@googlemail.com"],
  ["asha.rao@a.example", "Asha.Rao+2@a.example"],
])("a checklist sent to %s → none to %s, the same mailbox, within the hour", async (one, other) => {
  const { request, decision, sent } = await start();
  await sent(await request("checklist", one));
  expect(await decision(await request("checklist", other))).toHaveProperty("holdReason");
});
