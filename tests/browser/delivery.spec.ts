import { inboxRecords } from "./inbox.ts";
import { startMailSink } from "./mail-sink.ts";
import { startServer } from "./server.ts";
import { expect, open, test } from "./test.ts";

const STAFF = "staff@verdant-ledger.example";

test("contact form → thanks, a mail to the firm, a mail to the visitor, and a record in the inbox", async ({
  page,
  atEnd,
}) => {
  const mail = await startMailSink();
  atEnd(mail.stop);
  const server = await startServer({
    SMTP_URL: mail.url,
    MAIL_FROM: "site@verdant-ledger.example",
    MAIL_TO: STAFF,
  });
  atEnd(server.stop);
  await open(page, `${server.origin}/contact?subject=Custom%20Training%20Request`);
  const form = page.getByRole("main");
  await form.getByLabel("Name").fill("Asha Verma");
  await form.getByLabel("Email").fill("asha@example.com");
  await form.getByLabel("Service").selectOption("cbam-consultancy");
  await form.getByLabel("Message").fill("Two plants, one buyer in Antwerp.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL(`${server.origin}/thank-you`);

  const toFirm = await mail.newest(STAFF);
  expect(toFirm.replyTo?.[0]?.address).toBe("asha@example.com");
  expect(toFirm.text).toContain("Two plants, one buyer in Antwerp.");
  expect(toFirm.text).toContain("CBAM Consultancy");
  expect(toFirm.text).toContain("Custom Training Request");
  expect((await mail.newest("asha@example.com")).text).toMatch(/Asha Verma[\s\S]*CBAM Consultancy/);
  expect(mail.received).toHaveLength(2);

  const records = await inboxRecords(server.env);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ kind: "contact", email: "asha@example.com", spam: 0 });
});
