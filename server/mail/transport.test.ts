import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import type { Message } from "./messages.ts";
import { smtpTransport } from "./transport.ts";

const MESSAGE: Message = {
  messageId: "<m1@a.example>",
  envelope: { from: "", to: ["visitor@a.example"] },
  from: { name: "Firm", address: "info@firm.example" },
  to: [{ name: "", address: "visitor@a.example" }],
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  headers: {},
  attachments: [],
};

/** A mail server without TLS that would take a password, on every address of this machine. */
async function start({ takesNullSender = true } = {}) {
  const passwords: string[] = [];
  const senders: string[] = [];
  let refused = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    onAuth({ password }, _session, done) {
      passwords.push(password ?? "");
      done(null, { user: "user" });
    },
    onMailFrom({ address }, _session, done) {
      if (address || takesNullSender) return done();
      refused++;
      done(Object.assign(new Error("Sender address required"), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      senders.push(envelope.mailFrom ? envelope.mailFrom.address : "");
      stream.resume();
      stream.on("end", done);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const open = (host: string, { allowPlaintext = false, login = "user:hunter2@" } = {}) => {
    const url = `smtp://${login}${host}:${port}`;
    const transport = smtpTransport({ url, allowPlaintext, maxConnections: 1 });
    onTestFinished(() => transport.close());
    return transport;
  };
  return { open, passwords, senders, refusals: () => refused };
}

/** Reaches this machine, but by an address that might be another's. */
const ELSEWHERE = "0.0.0.0";

it("a password and a server without TLS → nothing is sent, least of all the password", async () => {
  const { open, passwords, senders } = await start();
  await expect(open(ELSEWHERE).send(MESSAGE, [])).rejects.toMatchObject({ code: "ETLS" });
  expect([passwords, senders]).toEqual([[], []]);
});

it("a password on this machine, or by explicit wish, or none at all → sent without TLS", async () => {
  const { open, passwords, senders } = await start();
  await open("127.0.0.1").send(MESSAGE, []);
  await open("localhost").send(MESSAGE, []);
  await open(ELSEWHERE, { allowPlaintext: true }).send(MESSAGE, []);
  expect(passwords).toEqual(["hunter2", "hunter2", "hunter2"]);
  await open(ELSEWHERE, { login: "" }).send(MESSAGE, []);
  expect([passwords.length, senders]).toEqual([3, ["", "", "", ""]]);
});

it("a relay that takes no empty sender → gets the mail from the firm's address, and is not asked again", async () => {
  const { open, senders, refusals } = await start({ takesNullSender: false });
  const transport = open("127.0.0.1");
  await transport.send(MESSAGE, []);
  await transport.send(MESSAGE, []);
  expect(senders).toEqual(["info@firm.example", "info@firm.example"]);
  expect(refusals()).toBe(1);
});
