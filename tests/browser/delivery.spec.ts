import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { inboxRecords } from "./inbox.ts";
import { startServer } from "./server.ts";
import { expect, open, test } from "./test.ts";

const STAFF = "staff@verdant-ledger.example";

test("contact form → thanks, a mail to the firm, a mail to the visitor, and a record in the inbox", async ({
  page,
}) => {
  const mails: Email[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      text(stream)
        .then((source) => PostalMime.parse(source))
        .then((mail) => mails.push(mail))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const server = await startServer({
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    MAIL_FROM: "site@verdant-ledger.example",
    MAIL_TO: STAFF,
  });
  const mailTo = (address: string) => mails.find(({ to }) => to?.some((one) => one.address === address));
  try {
    await open(page, `${server.origin}/contact?subject=Custom%20Training%20Request`);
    const form = page.getByRole("main");
    await form.getByLabel("Name").fill("Asha Verma");
    await form.getByLabel("Email").fill("asha@example.com");
    await form.getByLabel("Service").selectOption("cbam-consultancy");
    await form.getByLabel("Message").fill("Two plants, one buyer in Antwerp.");
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(`${server.origin}/thank-you`);

    await expect.poll(() => mails.length).toBe(2);
    const toFirm = mailTo(STAFF);
    expect(toFirm?.replyTo?.[0]?.address).toBe("asha@example.com");
    expect(toFirm?.text).toContain("Two plants, one buyer in Antwerp.");
    expect(toFirm?.text).toContain("CBAM Consultancy");
    expect(toFirm?.text).toContain("Custom Training Request");
    expect(mailTo("asha@example.com")?.text).toMatch(/Asha Verma[\s\S]*CBAM Consultancy/);

    const records = await inboxRecords(server.env);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ kind: "contact", email: "asha@example.com", spam: false });
  } finally {
    await server.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  }
});
