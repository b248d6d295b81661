import { execFile, spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect, hydrated, test } from "./test.ts";

const run = promisify(execFile);

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
  const env = {
    ...process.env,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: await mkdtemp(path.join(tmpdir(), "delivery-")),
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    MAIL_FROM: "site@haritva.example",
    MAIL_TO: "staff@haritva.example",
    // A test fills the form faster than any person; what looks like spam waits for the staff's word.
    MIN_FILL_MS: "0",
  };
  const server = spawn(process.execPath, ["server/main.ts"], { env });
  try {
    let banner = "";
    server.stdout.on("data", (chunk) => {
      banner += chunk;
    });
    const address = () => /^ {2}(http:\/\/\S+)$/m.exec(banner)?.[1];
    await expect.poll(address).toBeTruthy();

    await page.goto(`${address()}/contact?subject=Custom%20Training%20Request`);
    await hydrated(page);
    await page.getByLabel(/^Name/).fill("Asha Verma");
    await page
      .getByLabel(/^Email/)
      .first()
      .fill("asha@example.com");
    await page.getByLabel("Service", { exact: true }).selectOption("cbam-consultancy");
    await page.getByLabel(/^Message/).fill("Two plants, one buyer in Antwerp.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(/\/thank-you$/);

    await expect.poll(() => mails.length).toBeGreaterThanOrEqual(2);
    const toFirm = mails.find((mail) => mail.to?.some(({ address: to }) => to === "staff@haritva.example"));
    expect(toFirm?.replyTo?.[0]?.address).toBe("asha@example.com");
    expect(toFirm?.text).toContain("Two plants, one buyer in Antwerp.");
    expect(toFirm?.text).toContain("CBAM Consultancy");
    expect(toFirm?.text).toContain("Custom Training Request");
    expect(mails.some((mail) => mail.to?.some(({ address: to }) => to === "asha@example.com"))).toBe(true);

    const { stdout } = await run(process.execPath, ["server/cli/inbox.ts", "list", "--json"], { env });
    const records = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ kind: "contact", email: "asha@example.com", spam: false });
  } finally {
    server.kill();
    smtp.close();
  }
});
