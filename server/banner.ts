import type { Config } from "./config.ts";
import { mailboxName } from "./inbox/mailbox.ts";
import { mailFolder } from "./inbox/outbox/mail-files.ts";
import { storageName } from "./inbox/storage/open.ts";
import { readSigner } from "./mail/dkim.ts";
import type { Site } from "./static/site.ts";

type Started = { site: Pick<Site, "isPresent">; port: number };

export function banner(config: Config, { site, port }: Started, warning?: string): string {
  const { mail } = config;
  const everywhere = config.host === "0.0.0.0" || config.host === "::";
  const recipients = mail.to.map((box) => box.address).join(", ");
  const missing = `none in ${config.buildDir}: build the site, and it is served at once`;
  const rows: [string, string][] = [
    ["pages", site.isPresent() ? config.buildDir : missing],
    ["inbox", storageName(config)],
  ];
  if (!mail.smtpUrl) {
    rows.push(["mail", `not sent but written as .eml files into ${mailFolder(config.dataDir)}`]);
    rows.push([
      "",
      "to send it, set SMTP_URL=smtp://user:password@host:587, MAIL_FROM and MAIL_TO",
    ]);
  } else {
    const { host } = new URL(mail.smtpUrl);
    rows.push(["mail", `sent by ${host} from ${mail.from.address}; inquiries go to ${recipients}`]);
    const signed = `signed with ${mail.dkim.keyFile} (DKIM, ${mail.dkim.selector})`;
    const how = readSigner(mail) ? signed : "not signed here (DKIM)";
    rows.push(["", `${how}; npm run mail-check says whether others believe it`]);
  }
  rows.push([
    "answers",
    mail.imapUrl
      ? `taken in from ${mailboxName(mail.imapUrl)}`
      : "stay in the firm's mailbox; IMAP_URL=imaps://user:password@host brings them to the desk",
  ]);
  if (!config.siteUrlGiven)
    rows.push(["links", `in mails lead to ${config.siteUrl}; set SITE_URL to change that`]);
  if (mail.smtpUrl && isOnlyThisMachine(config.siteUrl))
    rows.push([
      "WARNING",
      `mails go out with links to ${config.siteUrl}, which only this machine can open`,
    ]);
  if (warning) rows.push(["WARNING", warning]);
  const lines = rows.map(([label, text]) => `  ${label.padEnd(8)}${text}`);
  const url = `http://${everywhere ? "localhost" : config.host}:${port}`;
  return `\n${config.firm.name}\n${lines.join("\n")}\n\n  ${url}\n`;
}

const isOnlyThisMachine = (siteUrl: string) =>
  /^(?:localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(new URL(siteUrl).hostname);
