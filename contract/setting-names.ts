import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { nearest } from "./nearest.ts";
import { sharedSettings } from "./settings.ts";

/** The file of settings. The tests name one that nobody has: a clone's own may lead to the firm's inbox. */
export const ENV_FILE = path.resolve(process.env.ENV_FILE ?? ".env");

const names = (text: string) => text.trim().split(/\s+/);

/** Every name that a file .env may set. Server, build and desk read the same file, so each must know the names of all. */
export const SETTING_NAMES = {
  server: [
    ...Object.keys(sharedSettings),
    ...names(`
      PORT HOST BUILD_DIR DATA_DIR DATABASE_URL
      SMTP_URL SMTP_ALLOW_PLAINTEXT IMAP_URL REPLY_PLUS MAIL_FROM MAIL_BOUNCES MAIL_TO
      RATE_LIMIT_PER_MINUTE RATE_LIMIT_GLOBAL_PER_MINUTE TRUST_PROXY ALLOWED_ORIGINS MIN_FILL_MS
      VISITOR_MAILS_PER_DAY VISITOR_MAILS_PER_HOUR ADDRESSES_PER_HOUR NOTICES_PER_MINUTE
      DIGEST_AT DESK_URL MAILING_PER_MINUTE
      RETENTION_DAYS SPAM_RETENTION_DAYS MAIL_ALERT_MINUTES DISK_ALERT_MB BACKUP_ALERT_HOURS
      WEBHOOK_URL WEBHOOK_SECRET WEBHOOK_ALLOWED_NETWORKS
      VISITS_COUNTRY_HEADER
      DKIM_KEY DKIM_SELECTOR BACKUP_RECIPIENT METRICS_TOKEN LOG_LEVEL`),
  ],
  build: [
    ...Object.keys(sharedSettings),
    ...names(
      "EMAILJS_ORIGIN NEWSLETTER_URL WAITING_URL SHARE GOOGLE_ADS_ID GOOGLE_ADS_CONVERSION_LABEL",
    ),
  ],
  desk: names(
    "DESK_PORT DESK_PREVIEW_PORT DESK_HOST DESK_URL DESK_PREVIEW_URL DESK_PASSPHRASE DESK_NAME DESK_PUSH",
  ),
  others: names("CONTENT_DIR DB_PASSWORD NODE_ENV TZ"),
};

const known = new Set(Object.values(SETTING_NAMES).flat());
const PUBLIC = ["SITE_URL", "DESK_URL", "DESK_PREVIEW_URL", "DKIM_KEY"];
export const isSecret = (name: string) =>
  /URL|TOKEN|PASS|KEY|SECRET/.test(name) && !PUBLIC.includes(name);

/** Lines for a file .env with all settings that are set; of a secret only the name, behind a mark that makes it no setting. */
export const settingLines = (env: NodeJS.ProcessEnv) =>
  [...known]
    .filter((name) => env[name])
    .map((name) => (isSecret(name) ? `# ${name}=` : `${name}=${quoted(env[name] ?? "")}`));

const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** The driver of PostgreSQL and Node read names of their own. */
const FOREIGN = /^(PG|NODE_)[A-Z_]+$/;

/** Returns a sentence for each name that is unknown or looks misspelt, and then loads nothing. */
export function loadSettings(file = ENV_FILE): string[] {
  const written = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, "utf8"))) : [];
  const others = Object.keys(process.env).filter((name) => !written.includes(name));
  const unknown = written.filter((name) => !isKnown(name));
  const mistakes = [
    ...unknown.map((name) => mistakeInFile(name, file)),
    ...others.flatMap(mistakeInShell),
  ];
  if (written.length > 0 && mistakes.length === 0) process.loadEnvFile(file);
  return mistakes;
}

const isKnown = (name: string) => known.has(name) || FOREIGN.test(name);

function mistakeInFile(name: string, file: string): string {
  const meant = nearest(name, known);
  return `${name} in ${file} is no setting; ${meant ? `did you mean ${meant}?` : "take it out, or set it in the shell if another program needs it."}`;
}

/** Compares only with settings that hold “_”: short ones are too near to other programs' names, as HOST is to HOME. */
function mistakeInShell(name: string): string[] {
  if (isKnown(name)) return [];
  const long = [...known].filter((setting) => setting.includes("_"));
  const meant = nearest(name, long, name.length < 10 ? 1 : 2);
  return meant ? [`${name} is no setting; did you mean ${meant}?`] : [];
}
