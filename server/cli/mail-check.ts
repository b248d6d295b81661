import { Resolver } from "node:dns/promises";
import { loadEnvFile, readConfig } from "../config.ts";
import { checkRecords } from "../mail/records.ts";

const MARKS = { right: "✓", wrong: "✗", unknown: "?" };

try {
  loadEnvFile();
  const { mail } = readConfig();
  const by = mail.smtpUrl
    ? `by ${new URL(mail.smtpUrl).host}`
    : "into files, until SMTP_URL is set";
  console.log(
    `Mails go out from ${mail.from.address} ${by}; reports come back to ${mail.bounces.address}.\n`,
  );
  const findings = await checkRecords(mail, new Resolver({ timeout: 3_000, tries: 2 }));
  for (const { about, state, sentences } of findings)
    console.log(`${MARKS[state]} ${about.padEnd(6)} ${sentences.join("\n         ")}`);
  process.exitCode = findings.every(({ state }) => state === "right") ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
