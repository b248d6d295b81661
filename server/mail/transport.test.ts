import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import type { Config } from "../config.ts";
import type { Composed } from "./compose.ts";
import { inZoneFile, makeKey, publicRecord, readSigner } from "./dkim.ts";
import { smtpTransport } from "./transport.ts";

const MAIL: Composed = {
  messageId: "<m1@a.example>",
  envelope: { from: "bounces@firm.example", to: ["visitor@a.example"] },
  from: { name: "Firm", address: "info@firm.example" },
  to: [{ name: "", address: "visitor@a.example" }],
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  headers: {},
  attachments: [],
};

interface Options {
  allowPlaintext?: boolean;
  login?: string;
  dkim?: ReturnType<typeof readSigner>;
}

/** A mail server without TLS that would take a password, on every address of this machine. */
async function start() {
  const passwords: string[] = [];
  const senders: string[] = [];
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    onAuth({ password }, _session, done) {
      passwords.push(password ?? "");
      done(null, { user: "user" });
    },
    onData(stream, { envelope }, done) {
      senders.push(envelope.mailFrom ? envelope.mailFrom.address : "");
      void buffer(stream).then((bytes) => {
        mails.push(bytes.toString("latin1"));
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const open = (
    host: string,
    { allowPlaintext = false, login = "user:hunter2@", dkim }: Options = {},
  ) => {
    const url = `smtp://${login}${host}:${port}`;
    const transport = smtpTransport({ url, allowPlaintext, maxConnections: 1, dkim });
    onTestFinished(() => transport.close());
    return transport;
  };
  return { open, passwords, senders, mails };
}

/** Reaches this machine, but by an address that might be another's. */
const ELSEWHERE = "0.0.0.0";

it("a password and a server without TLS → nothing is sent, least of all the password", async () => {
  const { open, passwords, senders } = await start();
  await expect(open(ELSEWHERE).send(MAIL, [])).rejects.toMatchObject({ code: "ETLS" });
  expect([passwords, senders]).toEqual([[], []]);
});

it("a password on this machine, or by explicit wish, or none at all → sent without TLS", async () => {
  const { open, passwords, senders } = await start();
  await open("127.0.0.1").send(MAIL, []);
  await open("localhost").send(MAIL, []);
  await open(ELSEWHERE, { allowPlaintext: true }).send(MAIL, []);
  expect(passwords).toEqual(["hunter2", "hunter2", "hunter2"]);
  await open(ELSEWHERE, { login: "" }).send(MAIL, []);
  expect([passwords.length, senders]).toEqual([3, Array(4).fill("bounces@firm.example")]);
});

/** What a mail server does with a signed mail: hash the body, take the named headers, check (RFC 6376, relaxed). */
function isSignedBy(record: string, mail: string): boolean {
  const [head = "", body = ""] = [
    mail.slice(0, mail.indexOf("\r\n\r\n")),
    mail.slice(mail.indexOf("\r\n\r\n") + 4),
  ];
  const lines = head.split(/\r\n(?![ \t])/);
  const relaxed = (line: string) => {
    const [name = "", ...value] = line.split(":");
    return `${name.toLowerCase().trim()}:${value
      .join(":")
      .replace(/\r\n/g, "")
      .replace(/[ \t]+/g, " ")
      .trim()}`;
  };
  const signature = lines.find((line) => line.startsWith("DKIM-Signature:")) ?? "";
  const tag = (name: string) =>
    new RegExp(`(?:^|[;:\\s])${name}=([^;]*)`).exec(signature)?.[1]?.replace(/\s/g, "") ?? "";
  const canonicalBody = `${body
    .replace(/[ \t]+/g, " ")
    .replace(/ \r\n/g, "\r\n")
    .replace(/(?:\r\n)*$/, "")}\r\n`;
  if (createHash("sha256").update(canonicalBody, "latin1").digest("base64") !== tag("bh"))
    return false;
  const signed = tag("h")
    .split(":")
    .map((name) =>
      relaxed(lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ""),
    );
  const text = [...signed, relaxed(signature).replace(/b=[^;]*$/, "b=")].join("\r\n");
  const key = createPublicKey({
    key: Buffer.from(/p=(.*)$/.exec(record)?.[1] ?? "", "base64"),
    format: "der",
    type: "spki",
  });
  return verify("RSA-SHA256", Buffer.from(text, "latin1"), key, Buffer.from(tag("b"), "base64"));
}

it("a key → mails are signed as the published record says, the header of one click included", async () => {
  const keyFile = join(temporaryFolder(), "deeper", "dkim.pem");
  makeKey(keyFile);
  expect((statSync(keyFile).mode & 0o777).toString(8)).toBe("600");
  expect(() => makeKey(keyFile)).toThrow(/EEXIST/);
  const dkim = readSigner({
    from: MAIL.from,
    dkim: { keyFile, isKeyGiven: false, selector: "forms" },
  } as Config["mail"]);
  const { open, mails } = await start();
  const headers = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  await open("127.0.0.1", { dkim }).send({ ...MAIL, headers }, []);
  const [mail = ""] = mails;
  expect(mail).toMatch(/d=firm\.example;[\s\S]*s=forms;/);
  expect(mail).toMatch(/h=[^;]*List-Unsubscribe-Post/i);
  const record = publicRecord(readFileSync(keyFile, "utf8"));
  expect(isSignedBy(record, mail)).toBe(true);
  expect(isSignedBy(record, mail.replace("Hello", "Pills"))).toBe(false);
  expect(inZoneFile(record).match(/"[^"]{1,255}"/g)?.length).toBe(2);
});

it("a key that cannot be used, or is named and missing → a sentence; none → unsigned", () => {
  const keyFile = join(temporaryFolder(), "dkim.pem");
  const read = (isKeyGiven: boolean) =>
    readSigner({
      from: MAIL.from,
      dkim: { keyFile, isKeyGiven, selector: "forms" },
    } as Config["mail"]);
  expect(read(false)).toBeUndefined();
  expect(() => read(true)).toThrow(`Mails cannot be signed with ${keyFile}`);
  writeFileSync(keyFile, "no key");
  expect(() => read(false)).toThrow(`Mails cannot be signed with ${keyFile}`);
});
