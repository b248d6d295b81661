import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { contentFolder, readFirm } from "../contract/firm.ts";
import { publish } from "../contract/releases.mjs";
import { FIXTURE_CONTENT, temporaryFolder } from "../tests/server/harness/folders.ts";
import { ConfigError, envFileWarning, explainStart, loadEnvFile, readConfig } from "./config.ts";
import { describeError } from "./logging.ts";

const read = (variables: Record<string, string> = {}) =>
  readConfig({ CONTENT_DIR: FIXTURE_CONTENT, BUILD_DIR: "no/build", ...variables });

it("nothing set → it works on one machine", () => {
  const firm = readFirm(FIXTURE_CONTENT);
  expect(read()).toMatchObject({
    port: 3000,
    siteUrl: "http://localhost:3000",
    databaseUrl: undefined,
    mail: { smtpUrl: undefined, from: { address: firm.email }, to: [{ address: firm.email }] },
    ids: { publicKey: "own", contactTemplateId: "contact" },
  });
  expect(read({ PORT: " ", SITE_URL: "" }).siteUrl).toBe("http://localhost:3000");
});

it("mail that is sent → needs its recipients and the host of its links from the settings, not from the content", () => {
  const sending = {
    SMTP_URL: "smtp://mail.example",
    MAIL_TO: "desk@a.example",
    SITE_URL: "https://a.example",
  };
  expect(read(sending)).toMatchObject({
    siteUrl: "https://a.example",
    mail: { to: [{ address: "desk@a.example" }] },
  });
  for (const missing of ["MAIL_TO", "SITE_URL"])
    expect(() => read({ ...sending, [missing]: " " })).toThrow(
      /^SMTP_URL is set, so set MAIL_TO .* and SITE_URL/,
    );
});

it("a build with the content it was made from → the firm is the published one, whatever was saved since", () => {
  const builds = temporaryFolder();
  const saved = temporaryFolder();
  const facts = readFileSync(join(FIXTURE_CONTENT, "firm.yaml"), "utf8");
  const write = (folder: string, name: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, "firm.yaml"),
      facts.replace(/^email: .*$/m, `email: ${name}@a.example`),
    );
    return folder;
  };
  const settings = { BUILD_DIR: join(builds, "client"), CONTENT_DIR: write(saved, "saved") };
  mkdirSync(join(builds, "next"));
  publish(builds, join(builds, "next"));
  expect(read(settings).firm.email).toBe("saved@a.example");
  mkdirSync(join(builds, "next"));
  publish(builds, join(builds, "next"), {
    content: write(join(builds, "next-content"), "published"),
  });
  expect(read(settings).mail.to).toMatchObject([{ address: "published@a.example" }]);
});

it("CONTENT_DIR → names the folder of the firm's facts; without it they lie in content/", () => {
  const folder = temporaryFolder();
  const facts = readFileSync(join(FIXTURE_CONTENT, "firm.yaml"), "utf8");
  writeFileSync(join(folder, "firm.yaml"), facts.replace(/^name: .*$/m, "name: Somebody Else"));
  expect(read({ CONTENT_DIR: folder }).firm.name).toBe("Somebody Else");
  expect(contentFolder({})).toBe(resolve("content"));
  const empty = temporaryFolder();
  expect(() => read({ CONTENT_DIR: empty })).toThrow(
    `There is no ${join(empty, "firm.yaml")}. CONTENT_DIR`,
  );
  writeFileSync(join(folder, "firm.yaml"), facts.replace(/^email: .*$/m, "email: nobody"));
  expect(() => read({ CONTENT_DIR: folder })).toThrow(/firm\.yaml has mistakes:\n.*\n.*at email/);
});

it("values → read into what they mean", () => {
  const config = read({
    SITE_URL: "https://verdant-ledger.example/",
    MAIL_TO: "Desk <desk@a.example>, sales@a.example",
    ALLOWED_ORIGINS: "https://a.example https://b.example",
    TRUST_PROXY: "10.0.0.0/8, loopback",
  });
  expect(config.siteUrl).toBe("https://verdant-ledger.example");
  expect(config.mail.to).toEqual([
    { name: "Desk", address: "desk@a.example" },
    { name: "", address: "sales@a.example" },
  ]);
  expect(config.allowedOrigins).toEqual(["https://a.example", "https://b.example"]);
  expect(config.trustProxy).toEqual(["10.0.0.0/8", "loopback"]);
  expect(read({ TRUST_PROXY: "false" }).trustProxy).toBe(false);
});

it.each([
  ["PORT", "eighty", 'PORT must be a whole number from 0 to 65535; "eighty" is not.'],
  [
    "SITE_URL",
    "verdant-ledger.example",
    'SITE_URL must be a web address such as https://example.com; "verdant-ledger.example" is not.',
  ],
  ["SITE_URL", "https://www.a.example", "SITE_URL must be the bare domain, without www."],
  ["SITE_URL", "https://a.example/site", "SITE_URL must be an origin without a path"],
  ["MAIL_FROM", "the desk", "MAIL_FROM must look like Name <name@example.com>"],
  ["TRUST_PROXY", "everyone", "TRUST_PROXY must be the number of proxies in front"],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of"],
  ["NEWSLETTER_CONFIRM", "maybe", 'NEWSLETTER_CONFIRM must be on or off; "maybe" is not.'],
  ["RETENTION_DAYS", "a year", "RETENTION_DAYS must be a whole number"],
  ["DIGEST_AT", "8 am", "DIGEST_AT must be a time in India such as 08:00, or off"],
  ["MAIL_BOUNCES", "nobody", "MAIL_BOUNCES must hold one email address"],
  ["RATE_LIMIT_PER_MINUTE", "-1", "RATE_LIMIT_PER_MINUTE must be a whole number"],
])("%s=%s → stops the start with a sentence", (name, value, sentence) => {
  expect(() => read({ [name]: value })).toThrow(ConfigError);
  expect(() => read({ [name]: value })).toThrow(sentence);
});

it("a .env file → read as settings, but what the shell sets wins; no file → nothing", () => {
  const file = join(temporaryFolder(), ".env");
  vi.stubEnv("CONTENT_DIR", FIXTURE_CONTENT);
  vi.stubEnv("MAIL_ALERT_MINUTES", undefined);
  vi.stubEnv("MIN_FILL_MS", "700");
  loadEnvFile(file);
  expect(readConfig().mail.alertAfterMs).toBe(30 * 60_000);
  writeFileSync(file, 'MAIL_ALERT_MINUTES="5"\nMIN_FILL_MS=1\n# a remark\n');
  loadEnvFile(file);
  const config = readConfig();
  vi.unstubAllEnvs();
  expect([config.mail.alertAfterMs, config.minFillMs]).toEqual([5 * 60_000, 700]);
});

it("a .env file that everybody can read → a warning with what to do; a private one → none", () => {
  const file = join(temporaryFolder(), ".env");
  expect(envFileWarning(file)).toBeUndefined();
  writeFileSync(file, "PORT=3000\n", { mode: 0o600 });
  expect(envFileWarning(file)).toBeUndefined();
  chmodSync(file, 0o644);
  expect(envFileWarning(file)).toContain(`chmod 600 "${file}"`);
});

it("a start that fails at each address of a host → the words of each", () => {
  const refused = ["::1", "127.0.0.1"].map(
    (address) => new Error(`connect ECONNREFUSED ${address}:5432`),
  );
  const words = "connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432";
  expect(explainStart(new AggregateError(refused), "PORT")).toBe(words);
  expect(describeError(new AggregateError(refused)).message).toBe(words);
});

it("a wrong url with a password in it → the sentence does not repeat it", () => {
  expect(() => read({ SMTP_URL: "http://user:hunter2@mail.example" })).toThrow(
    /^SMTP_URL must look like (?!.*hunter2)/,
  );
});

it("an SMTP url that would send a password in the clear → stops the start, unless that is wanted", () => {
  const url = "smtp://user:hunter2@mail.example:587?ignoreTLS=true";
  expect(() => read({ SMTP_URL: url })).toThrow(/^SMTP_URL changes how (?!.*hunter2)/);
  const sending = { SMTP_URL: url, MAIL_TO: "desk@a.example", SITE_URL: "https://a.example" };
  expect(read({ ...sending, SMTP_ALLOW_PLAINTEXT: "1" }).mail.allowPlaintext).toBe(true);
  for (const harmless of [
    "smtp://user:hunter2@mail.example:587?name=a.example",
    "smtp://user:hunter2@127.0.0.1:587?ignoreTLS=true",
    "smtp://mail.example:25?ignoreTLS=true",
  ]) {
    expect(read({ ...sending, SMTP_URL: harmless }).mail.smtpUrl).toBe(harmless);
  }
});

it("reports of undelivered mail → come back to the sender, unless set otherwise", () => {
  const from = { name: "Firm", address: "info@a.example" };
  expect(read({ MAIL_FROM: "Firm <info@a.example>" }).mail.bounces).toEqual(from);
  expect(read({ MAIL_BOUNCES: "back@a.example" }).mail.bounces.address).toBe("back@a.example");
});

it("nothing set → submissions are kept a year, spam a month, and subscriptions need a confirmation", () => {
  expect(read()).toMatchObject({
    retention: { days: 365, spamDays: 30 },
    mail: { confirmNewsletter: true, noticesPerMinute: 5 },
  });
  expect(
    read({ RETENTION_DAYS: "90", SPAM_RETENTION_DAYS: "0", NEWSLETTER_CONFIRM: "off" }),
  ).toMatchObject({
    retention: { days: 90, spamDays: 0 },
    mail: { confirmNewsletter: false },
  });
});
