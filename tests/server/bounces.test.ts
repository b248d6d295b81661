import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OWN_IDS } from "../../contract/forms.ts";
import { eventually } from "./harness/eventually.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { readInbox } from "./harness/process.ts";
import { INQUIRY, type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

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
  const start = async () => {
    const mail = await startMailServer();
    const settings = await newStorage();
    const service = await startTestService({ ...settings, SMTP_URL: mail.url });
    await service.send(INQUIRY);
    const { messageId = "" } = await mail.next(VISITOR);
    await settled(service);
    const feed = async (...reports: string[]) => {
      const folder = join(temporaryFolder(), "Maildir", "new");
      mkdirSync(folder, { recursive: true });
      for (const [number, text] of reports.entries()) writeFileSync(join(folder, `${number}.eml`), text);
      return readInbox(settings, "bounces", join(folder, ".."));
    };
    return { mail, service, settings, messageId, feed };
  };
  const settled = (service: Started) =>
    eventually(async () =>
      (await service.entries()).every(({ mails }) => mails.every(({ state }) => state !== "waiting")),
    );
  const ackOf = async (service: Started) =>
    (await service.entries())
      .flatMap(({ mails }) => mails)
      .find(({ template }) => template.endsWith("-acknowledgement"));

  it("about an address that does not exist → marked, and the address gets no mail any more", async () => {
    const { mail, service, messageId, feed } = await start();
    const said = `550 5.1.1 <${VISITOR}>: Recipient address rejected`;
    const { code, out } = await feed(report(messageId, "5.1.1", said), "Subject: Lunch?\n\nAt noon?\n");
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^1 mails were marked.*\n1 addresses do not exist.*\n1 mails are no reports/),
    ]);
    expect(await ackOf(service)).toMatchObject({
      state: "failed",
      last_error: "Came back: 550 5.1.1 <<address>>: Recipient address rejected",
    });
    await service.send({ email: VISITOR }, OWN_IDS.checklistTemplateId);
    await settled(service);
    expect(mail.to(VISITOR)).toHaveLength(1);
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
    const { out } = await feed(report("<guessed@verdant-ledger.example>", "5.1.1", "550 5.1.1 No such user"));
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
