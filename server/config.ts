import { statSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { contentFolder, type Firm, fromLiveBuild, readFirm } from "../contract/firm.ts";
import { mailWords } from "../contract/mails.ts";
import { mailbox } from "../contract/schema.ts";
import { ENV_FILE, isSecret, loadSettings } from "../contract/setting-names.ts";
import { emailIds, filledIn, onOff, origin, sharedSettings } from "../contract/settings.ts";
import { errorText } from "./error-text.ts";
import { changesEncryption, needsTls } from "./mail/smtp-url.ts";
import { networksOf } from "./webhooks/networks.ts";

const seconds = 1000;

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN))
    .refine((n) => n >= least && n <= most, `must be a whole number from ${least} to ${most}`);

type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

const PROXY_NAMES = ["loopback", "linklocal", "uniquelocal"];
const isProxy = (text: string) =>
  PROXY_NAMES.includes(text) || isIP(text.replace(/\/\d{1,3}$/, "")) > 0;
const areProxies = (text: string) =>
  /^(true|false|\d)$/.test(text) || text.split(",").every((part) => isProxy(part.trim()));

/** "true" means one proxy: trusting all would let anyone forge an address. NaN where addresses are named. */
function hopsIn(text: string): number {
  if (text === "true") return 1;
  return text === "false" ? 0 : Number(text);
}

const trustProxy = z
  .string()
  .refine(
    areProxies,
    "must be the number of proxies in front (0 to 9) or their addresses, such as 10.0.0.0/8 or loopback",
  )
  .transform((text): TrustProxy => {
    const hops = hopsIn(text);
    if (hops === 0) return false;
    if (hops > 0) return (_address, hop) => hop < hops;
    return text.split(",").map((part) => part.trim());
  });

export const deskUrl = z
  .url({
    protocol: /^https?$/,
    error: "must be the url people type, such as https://desk.example.com",
  })
  .transform((text) => new URL(text).origin)
  .optional();

const urlOf = (protocol: RegExp, error: string) => z.url({ protocol, error }).optional();
const IMAP_FORM =
  "must look like imaps://user:password@host or imaps://user:password@host:993/INBOX";

const listOf = <Item extends z.ZodType<unknown, string>>(
  item: Item,
  split: (text: string) => string[],
) => z.string().transform(split).pipe(z.array(item));

const environment = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  ...sharedSettings,
  BUILD_DIR: z.string().default("build/client"),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: urlOf(
    /^postgres(ql)?$/,
    "must look like postgres://user:password@host:5432/database",
  ),
  SMTP_URL: urlOf(/^smtps?$/, "must look like smtp://user:password@host:587 or smtps://…:465"),
  SMTP_ALLOW_PLAINTEXT: onOff("0", "1"),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: IMAP_FORM })
    .refine(
      (text) => !URL.canParse(text) || (new URL(text).username && new URL(text).password),
      IMAP_FORM,
    )
    .optional(),
  REPLY_PLUS: onOff("off", "on"),
  MAIL_FROM: mailbox.optional(),
  MAIL_BOUNCES: mailbox.optional(),
  DKIM_KEY: z.string().optional(),
  BACKUP_RECIPIENT: z.string().optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(
      /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
      "must be letters, digits and hyphens, such as forms",
    )
    .default("forms"),
  MAIL_TO: listOf(mailbox, (text) => text.split(",").map((part) => part.trim())).optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(20),
  RATE_LIMIT_GLOBAL_PER_MINUTE: wholeNumber(0, 10_000_000).default(600),
  TRUST_PROXY: trustProxy.default(false),
  ALLOWED_ORIGINS: listOf(origin, (text) => text.split(/[\s,]+/).filter(Boolean)).default([]),
  MIN_FILL_MS: wholeNumber(0, 600_000).default(500),
  VISITOR_MAILS_PER_DAY: wholeNumber(0, 1_000_000).default(20),
  VISITOR_MAILS_PER_HOUR: wholeNumber(0, 1_000_000).default(200),
  ADDRESSES_PER_HOUR: wholeNumber(0, 1_000_000).default(20),
  DIGEST_AT: z
    .string()
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, "must be a time in India such as 08:00, or off")
    .default("08:00"),
  DESK_URL: deskUrl,
  NOTICES_PER_MINUTE: wholeNumber(0, 1_000).default(5),
  MAILING_PER_MINUTE: wholeNumber(0, 6_000).default(60),
  RETENTION_DAYS: wholeNumber(0, 36_500).default(365),
  SPAM_RETENTION_DAYS: wholeNumber(0, 36_500).default(30),
  MAIL_ALERT_MINUTES: wholeNumber(1, 100_000).default(30),
  DISK_ALERT_MB: wholeNumber(0, 10_000_000).default(1024),
  BACKUP_ALERT_HOURS: wholeNumber(0, 10_000).default(26),
  WEBHOOK_URL: urlOf(/^https?$/, "must be a web address such as https://crm.example.com/hook"),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, "must be whsec_ and 24 to 64 bytes in base64")
    .optional(),
  WEBHOOK_ALLOWED_NETWORKS: z
    .string()
    .default("")
    .transform((text, context) => {
      try {
        return networksOf(text);
      } catch (error) {
        context.addIssue(`must be networks such as 10.1.0.0/16; ${(error as Error).message}`);
        return z.NEVER;
      }
    }),
  VISITS_COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, "must be the name of a header, such as CF-IPCountry")
    .transform((name) => name.toLowerCase())
    .optional(),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters long").optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace and silent",
    })
    .default("info"),
});

export const SETTINGS = Object.keys(environment.shape);

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
  override name = "ConfigError";
}

type Environment = z.output<typeof environment>;

/** Throws a `ConfigError` that names every setting that cannot be right, and what would be. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env) {
  const filled = filledIn(variables);
  const env = readEnvironment(filled);
  const folders: Folders = {
    contentDir: contentFolder(filled),
    buildDir: resolve(env.BUILD_DIR),
    dataDir: resolve(env.DATA_DIR),
  };
  const firm = fromLiveBuild(folders.buildDir, folders.contentDir, readFirm);
  return {
    /** As it is published now: look it up where it is used, and keep it nowhere. The boxes of mails follow it too. */
    get firm() {
      return firm();
    },
    port: env.PORT,
    host: env.HOST,
    /** Mails that are only written into files are read on this machine, so their links lead back to it. */
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    deskUrl: env.DESK_URL,
    siteUrlGiven: env.SITE_URL !== undefined,
    ...folders,
    databaseUrl: env.DATABASE_URL,
    backupRecipient: env.BACKUP_RECIPIENT && resolve(env.BACKUP_RECIPIENT),
    mail: mailConfig(env, folders, firm),
    /** When the firm is warned of a full disk or an old backup; 0 never. */
    watch: { diskMegabytes: env.DISK_ALERT_MB, backupHours: env.BACKUP_ALERT_HOURS },
    webhooks: { first: firstEndpoint(env), allowed: env.WEBHOOK_ALLOWED_NETWORKS },
    visits: {
      areCounted: env.VISITS.by === "own",
      service: env.VISITS.origin,
      countryHeader: env.VISITS_COUNTRY_HEADER,
    },
    careers: env.CAREERS === "on",
    retention: { days: env.RETENTION_DAYS, spamDays: env.SPAM_RETENTION_DAYS },
    ids: idsOf(env),
    rateLimit: {
      perMinute: env.RATE_LIMIT_PER_MINUTE,
      globalPerMinute: env.RATE_LIMIT_GLOBAL_PER_MINUTE,
    },
    minFillMs: env.MIN_FILL_MS,
    trustProxy: env.TRUST_PROXY,
    allowedOrigins: env.ALLOWED_ORIGINS,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    http: {
      bodyLimit: 64 * 1024,
      headersTimeoutMs: 10 * seconds,
      requestTimeoutMs: 30 * seconds,
      /** Longer than a proxy keeps its idle connections, so that the proxy closes first and loses no request. */
      keepAliveTimeoutMs: 75 * seconds,
      closeWithinMs: 10 * seconds,
    },
  };
}

function readEnvironment(given: Record<string, string | undefined>): Environment {
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => describeIssue(issue, given));
    throw new ConfigError(mistakes.join("\n"));
  }
  const missing = missingBeside(parsed.data);
  if (missing) throw new ConfigError(missing);
  return parsed.data;
}

/** What settings ask of each other. */
function missingBeside(env: Environment): string | undefined {
  const allowsPlaintext = env.SMTP_ALLOW_PLAINTEXT === "1";
  if (env.SMTP_URL && !allowsPlaintext && needsTls(env.SMTP_URL) && changesEncryption(env.SMTP_URL))
    return (
      "SMTP_URL changes how the connection is encrypted, which could show the password to others; " +
      "leave that out, or set SMTP_ALLOW_PLAINTEXT=1 if it must be so."
    );
  if (env.SMTP_URL && !(env.MAIL_TO && env.SITE_URL))
    return "SMTP_URL is set, so set MAIL_TO too, who gets what visitors send, and SITE_URL, where links in mails lead.";
  if (env.WEBHOOK_URL && !env.WEBHOOK_SECRET)
    return "WEBHOOK_URL is set, so set WEBHOOK_SECRET too: what is sent there is signed with it.";
  return undefined;
}

type Folders = Record<"contentDir" | "buildDir" | "dataDir", string>;

function mailConfig(env: Environment, folders: Folders, firm: () => Firm) {
  const firmBox = () => ({ name: firm().name, address: firm().email });
  return {
    smtpUrl: env.SMTP_URL,
    allowPlaintext: env.SMTP_ALLOW_PLAINTEXT === "1",
    imapUrl: env.IMAP_URL,
    /** Whether replies name an address with a plus sign to answer to. */
    replyPlus: env.REPLY_PLUS === "on",
    get from() {
      return env.MAIL_FROM ?? firmBox();
    },
    get to() {
      return env.MAIL_TO ?? [firmBox()];
    },
    words: mailWords(folders.buildDir, folders.contentDir),
    get bounces() {
      return env.MAIL_BOUNCES ?? env.MAIL_FROM ?? firmBox();
    },
    dkim: {
      keyFile: env.DKIM_KEY ? resolve(env.DKIM_KEY) : join(folders.dataDir, "dkim.pem"),
      isKeyGiven: env.DKIM_KEY !== undefined,
      selector: env.DKIM_SELECTOR,
    },
    alertAfterMs: env.MAIL_ALERT_MINUTES * 60 * seconds,
    perVisitorAndDay: env.VISITOR_MAILS_PER_DAY,
    /** Mails to all visitors together. */
    perHour: env.VISITOR_MAILS_PER_HOUR,
    /** Different addresses that one network may enter. */
    addressesPerHour: env.ADDRESSES_PER_HOUR,
    digestAt: env.DIGEST_AT === "off" ? undefined : env.DIGEST_AT,
    noticesPerMinute: env.NOTICES_PER_MINUTE,
    mailingPerMinute: env.MAILING_PER_MINUTE,
    confirmNewsletter: env.NEWSLETTER_CONFIRM === "on",
  };
}

function firstEndpoint({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Environment) {
  return url && secret ? { url, secret } : undefined;
}

function idsOf(env: Environment) {
  try {
    return emailIds(env);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

export function loadEnvFile(file = ENV_FILE): void {
  const mistakes = loadSettings(file);
  if (mistakes.length > 0) throw new ConfigError(mistakes.join("\n"));
}

export function explainStart(error: unknown, port: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `Another program already listens on this port; set ${port} to a free one.`;
  if (code === "EACCES") return `The system does not allow it: ${message}`;
  return errorText(error);
}

export function envFileWarning(file = ENV_FILE): string | undefined {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  return mode & 0o004
    ? `everybody on this machine can read ${file}; run: chmod 600 "${file}"`
    : undefined;
}

function describeIssue(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const value = isSecret(name) ? "what it is set to now" : `"${given[name] ?? ""}"`;
  return `${name} ${issue.message}; ${value} is not.`;
}
