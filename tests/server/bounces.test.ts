import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OWN_IDS } from "../../contract/forms.ts";
import { audienceOf } from "../../server/inbox/mailings/audience.ts";
import { UNREACHABLE } from "../../server/inbox/outbox/new-mails.ts";
import { addRegistration } from "../../server/inbox/registrations/registrations.ts";
import { addTrainingMail } from "../../server/inbox/registrations/training-mails.ts";
import { hashFor } from "../../server/inbox/storage/addresses.ts";
import { moveUnreachable } from "../../server/inbox/storage/move-unreachable.ts";
import { correctAddress } from "../../server/inbox/submissions/correct-address.ts";
import { subscriptionOf } from "../../server/inbox/subscribers/subscription.ts";
import { isSuppressed, suppress } from "../../server/inbox/subscribers/suppression.ts";
import { findUnreachable, markReachable } from "../../server/inbox/subscribers/unreachable.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { readInbox } from "./harness/process.ts";
import { PUBLISHED_RUN, siteWithRuns } from "./harness/runs.ts";
import { INQUIRY, type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";
import { subscribeAll } from "./harness/subscribers.ts";

const VISITOR = "asha.rao@steelworks.example";

/** As Postfix writes it, shortened. */
function report(messageId: string, status: string, said: string): string {
  return `From: MAILER-DAEMON@mail.example (Mail Delivery System)
To: info@verdant-ledger.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="b1"
Message-Id: <20261117.1@mail.example>

--b1
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--b1
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example
Arrival-Date: Tue, 17 Nov 2026 05:00:00 +0000 (UTC)

Final-Recipient: rfc822; ${VISITOR}
Action: failed
Status: ${status}
Diagnostic-Code: smtp; ${said.replace(": ", ":\n    ")}

--b1
Content-Description: Undelivered Message
Content-Type: message/rfc822

From: Verdant Ledger <info@verdant-ledger.example>
To: ${VISITOR}
Message-ID: ${messageId}
Subject: We have received your inquiry

--b1--
`;
}

describeOnBothStorages("a report of an undelivered mail", (newStorage) => {
  const start = async (more: Record<string, string> = {}) => {
    const mail = await startMailServer();
    const settings = { ...(await newStorage()), ...more };
    const service = await startTestService({ ...settings, SMTP_URL: mail.url });
    await service.send(INQUIRY);
    const { messageId = "" } = await mail.next(VISITOR);
    await settled(service);
    const feed = async (...reports: string[]) => {
      const folder = join(temporaryFolder(), "Maildir", "new");
      mkdirSync(folder, { recursive: true });
      for (const [number, text] of reports.entries())
        writeFileSync(join(folder, `${number}.eml`), text);
      return readInbox(settings, "bounces", join(folder, ".."));
    };
    return { mail, service, settings, messageId, feed };
  };
  const settled = (service: Started) =>
    eventually(async () =>
      (await service.entries()).every(({ mails }) =>
        mails.every(({ state }) => state !== "waiting"),
      ),
    );
  const ackOf = async (service: Started) =>
    (await service.entries())
      .flatMap(({ mails }) => mails)
      .find(({ template }) => template.endsWith("-acknowledgement"));

  it("about an address that was corrected since → the one it went to cannot be reached, the other can", async () => {
    const { service, messageId, feed } = await start();
    const { storage } = service;
    const [entry] = await service.entries();
    const email = "asha@steelworks.example";
    const since = Date.now() + 1;
    await correctAddress(storage, entry?.submission.id ?? "", { before: VISITOR, email, since });
    await feed(report(messageId, "5.1.1", `550 5.1.1 <${VISITOR}>: Recipient address rejected`));
    expect(await findUnreachable(storage, VISITOR)).toBeDefined();
    expect(await findUnreachable(storage, email)).toBeUndefined();
  });

  it("about an address that does not exist → cannot be reached, stays on its lists, and gets no mail meanwhile", async () => {
    const { mail, service, messageId, feed } = await start();
    const { storage } = service;
    await subscribeAll(storage, [VISITOR, "reader@list.example"]);
    const said = `550 5.1.1 <${VISITOR}>: Recipient address rejected`;
    const { code, out } = await feed(
      report(messageId, "5.1.1", said),
      "Subject: Lunch?\n\nAt noon?\n",
    );
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^1 mails were marked.*\n1 addresses do not exist.*\n1 mails are no reports/,
      ),
    ]);
    expect(await ackOf(service)).toMatchObject({
      state: "failed",
      last_error: "Came back: 550 5.1.1 <<address>>: Recipient address rejected",
    });
    const came = {
      since: expect.any(Number),
      said: "Came back: 550 5.1.1 <<address>>: Recipient address rejected",
    };
    expect(await findUnreachable(storage, VISITOR.toUpperCase())).toMatchObject(came);
    expect(await isSuppressed(storage, await hashFor(storage, VISITOR))).toBe(false);
    expect(await subscriptionOf(storage, VISITOR)).toMatchObject({ left_at: null });
    const audience = await audienceOf(storage.db, { kind: "newsletter", training: "" });
    expect(audience.map(({ email }) => email)).toEqual(["reader@list.example"]);
    await service.send({ email: VISITOR }, OWN_IDS.checklistTemplateId);
    await settled(service);
    expect(mail.to(VISITOR)).toHaveLength(1);
    const held = (await service.entries()).flatMap(({ mails }) =>
      mails.filter((one) => one.state === "held"),
    );
    expect(held.map(({ last_error }) => last_error)).toEqual([UNREACHABLE]);
    expect(mail.received.at(-1)?.text).toContain("Mails to this address come back");
  });

  it("about a mail on a registration → its address cannot be reached, and the next is held back", async () => {
    const key = { training: "kettles", run: "2031-02-01" };
    const BUILD_DIR = siteWithRuns([{ ...PUBLISHED_RUN, ...key }]);
    const { mail, service, feed } = await start({ BUILD_DIR });
    const { storage } = service;
    const names = { name: "Asha", organisation: "", participants: "" };
    const invoice = { invoice_name: "", gstin: "", invoice_address: "" };
    const run = { ...key, last_day: "2031-02-02", submission_id: null };
    const seat = { state: "confirmed", seats: 1, email: "bala@steelworks.example" } as const;
    const registration = { ...names, ...invoice, ...run, ...seat };
    const { id } = await addRegistration(storage, registration, 1);
    const when = () => ({ now: Date.now(), domain: "a.example" });
    const tell = () => addTrainingMail(storage, { id }, { what: "confirmed" }, when());
    await tell();
    const { messageId = "" } = await mail.next(seat.email);
    const stateOf = async () => {
      const mails = await storage.db
        .selectFrom("mail")
        .selectAll()
        .where("template", "=", "training")
        .execute();
      return mails.map(({ state }) => state).sort();
    };
    await eventually(async () => (await stateOf())[0] === "sent");
    await feed(report(messageId, "5.1.1", "550 5.1.1 No such user"));
    expect(await findUnreachable(storage, seat.email)).toBeDefined();
    await tell();
    await eventually(async () => (await stateOf()).join() === "failed,held");
  });

  it("from before that was a state of its own → told from a wish; who said no stays left alone", async () => {
    const { service, messageId, feed } = await start();
    const { storage } = service;
    await subscribeAll(storage, [VISITOR, "no@list.example"]);
    await feed(report(messageId, "5.1.1", "550 5.1.1 No such user"));
    const { since = 0, hash = "" } = (await findUnreachable(storage, VISITOR)) ?? {};
    // As it was entered then.
    await markReachable(storage, VISITOR);
    await suppress(storage, hash, since);
    await suppress(storage, await hashFor(storage, "no@list.example"), since);

    await moveUnreachable(storage.db);
    expect(await findUnreachable(storage, VISITOR)).toMatchObject({
      since,
      said: "Came back: 550 5.1.1 No such user",
    });
    expect(await isSuppressed(storage, hash)).toBe(false);
    expect(await subscriptionOf(storage, VISITOR)).toMatchObject({ left_at: null });
    expect(await subscriptionOf(storage, "no@list.example")).toMatchObject({ left_at: since });
    expect(await isSuppressed(storage, await hashFor(storage, "no@list.example"))).toBe(true);
  });

  it("about a full mailbox → marked, and the address may be mailed again", async () => {
    const { mail, service, messageId, feed } = await start();
    await feed(report(messageId, "5.2.2", "552 5.2.2 Mailbox full"));
    expect(await ackOf(service)).toMatchObject({ state: "failed" });
    await service.send({ email: VISITOR }, OWN_IDS.checklistTemplateId);
    await eventually(() => mail.to(VISITOR).length === 2);
  });

  it("about a mail we never sent, as a forger would write → nothing changes", async () => {
    const { service, feed } = await start();
    const { out } = await feed(
      report("<guessed@verdant-ledger.example>", "5.1.1", "550 5.1.1 No such user"),
    );
    expect(out).toContain("1 reports are about no mail of this inbox.");
    expect(await ackOf(service)).toMatchObject({ state: "sent" });
    expect(await service.storage.db.selectFrom("suppression").selectAll().execute()).toEqual([]);
  });

  it("that is not there → a sentence and status 1", async () => {
    const { settings } = await start();
    expect(await readInbox(settings, "bounces", "/nowhere.eml")).toMatchObject({
      code: 1,
      err: "There is no /nowhere.eml.\n",
    });
  });
});
