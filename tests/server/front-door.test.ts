import { expect, it } from "vitest";
import { SEND_FORM_PATH } from "../../contract/forms.ts";
import { startApp } from "./harness/app.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { requestText, say, statusesIn } from "./harness/raw.ts";
import { startTestService } from "./harness/service.ts";

const start = (settings: Record<string, string> = {}) =>
  startTestService({ DATA_DIR: temporaryFolder(), ...settings });

it.each<[what: string, status: number, text: string]>([
  ["nonsense", 400, "SSH-2.0-OpenSSH_9.6\r\n"],
  ["headers without end", 431, requestText("GET /", { "x-a": "a".repeat(20_000) })],
  ["headers that never arrive", 408, "GET / HTTP/1.1\r\nhost: a\r\nx-"],
  ["no host", 400, "GET / HTTP/1.1\r\nconnection: close\r\n\r\n"],
  ["two hosts", 400, requestText("GET /", { Host: "evil.example" })],
  ["the same host twice", 400, requestText(`POST ${SEND_FORM_PATH}`, { HOST: "localhost" })],
  ["an expectation", 417, requestText("GET /", { expect: "a miracle" })],
])("%s → %s with the headers of every answer, and a sentence", async (_what, status, text) => {
  const { url, app } = await start();
  if (status === 408) app.server.headersTimeout = 300;
  const answer = await say(url, text);
  expect(statusesIn(answer)).toEqual([status]);
  for (const line of [
    "x-content-type-options: nosniff",
    "x-frame-options: DENY",
    "strict-transport-security: max-age=63072000",
    "content-security-policy: default-src 'none'",
    "connection: close",
  ]) {
    expect(answer.toLowerCase()).toContain(line.toLowerCase());
  }
  const [, body = ""] = answer.split("\r\n\r\n");
  expect(body).toMatch(/^(?:[\da-f]+\r\n)?[A-Z][\w ]+\.\n/);
});

it("HTTP/1.0 without a host → served, as it always was", async () => {
  const { url } = await start();
  expect(await say(url, "GET /robots.txt HTTP/1.0\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 [\s\S]*User-agent/,
  );
});

it("a forwarded host → decides nothing, neither a redirect nor who may post", async () => {
  const { get, app } = await startApp({ TRUST_PROXY: "1" });
  const forged = { "x-forwarded-host": "www.evil.example" };
  expect((await get("/contact", forged)).statusCode).toBe(200);
  const own = await get("/contact", { ...forged, host: "www.verdant-ledger.example" });
  expect(own.headers.location).toBe("https://verdant-ledger.example/contact");
  const posted = await app.inject({
    method: "POST",
    url: SEND_FORM_PATH,
    headers: { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
  });
  expect(posted.statusCode).toBe(403);
});

it("www. of another host than the site's → no redirect there; without a known site → to the bare host asked for", async () => {
  const known = await startApp();
  expect((await known.get("/contact", { host: "www.evil.example" })).statusCode).toBe(200);
  const unknown = await startApp({ SITE_URL: "" });
  const answer = await unknown.get("/contact", { host: "www.localhost:3000" });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    301,
    "http://localhost:3000/contact",
  ]);
});

it("any redirect → not cached, so that a mistake can be corrected at once", async () => {
  const { get } = await startApp();
  const www = { host: "www.verdant-ledger.example" };
  const answers = [
    await get("/contact/"),
    await get("/", www),
    await get("/f/newsletter", www, "POST"),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([301, 301, 308]);
  expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(Array(3).fill("no-store"));
});

it.each([
  ["http://verdant-ledger.example/contact", 200],
  ["HTTP://verdant-ledger.example", 200],
  ["http://verdant-ledger.example?from=proxy", 200],
  ["http://verdant-ledger.example/nowhere", 404],
])("GET %s, as proxies ask → %s", async (target, status) => {
  const { url } = await start();
  expect(statusesIn(await say(url, requestText(`GET ${target}`)))).toEqual([status]);
});

it("two hosts, one in the request line → that one counts, and nobody is sent to another site", async () => {
  const { url } = await start();
  const ask = (target: string, host: string) => say(url, requestText(`GET ${target}`, { host }));
  const other = await ask("http://evil.example/", "www.verdant-ledger.example");
  expect(statusesIn(other)).toEqual([200]);
  expect(other).not.toMatch(/^location:/im);
  const own = await ask("http://www.verdant-ledger.example/contact", "evil.example");
  expect(own).toMatch(/^location: https:\/\/verdant-ledger\.example\/contact\r$/im);
});
