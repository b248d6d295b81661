import { existsSync, readFileSync } from "node:fs";
import { loadEnvFile, readConfig } from "../config.ts";
import { domainOf, inZoneFile, makeKey, publicRecord, recordName } from "../mail/dkim.ts";

try {
  loadEnvFile();
  const { mail } = readConfig();
  const { keyFile, selector } = mail.dkim;
  if (existsSync(keyFile))
    throw new Error(
      `There is a key in ${keyFile} already, and mails are signed with it. docs/operating.md says how to replace it without a mail that is not signed.`,
    );
  makeKey(keyFile);
  const record = inZoneFile(publicRecord(readFileSync(keyFile, "utf8")));
  console.log(`A key was made: ${keyFile}. Only you can read it; every server that sends needs the same one.

Publish this TXT record, ask npm run mail-check whether it is there, then restart the server, which signs from then on:

${recordName(selector, domainOf(mail.from))}.  TXT  ${record}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
