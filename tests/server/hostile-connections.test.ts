import { once } from "node:events";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NEWSLETTER_PATH, SEND_FORM_PATH } from "../../contract/forms.ts";
import { fixtureSite, temporaryFolder } from "./harness/folders.ts";
import { startTarget } from "./harness/hostile.ts";
import { openConnection, requestText, say, statusesIn } from "./harness/raw.ts";
import { hiddenIds, INQUIRY } from "./harness/service.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const body = (message: string) =>
  new URLSearchParams({ ...INQUIRY, ...hiddenIds("contact"), message }).toString();
const BODY = body("smuggled");
const LENGTH = String(BODY.length);
const POST = `POST ${SEND_FORM_PATH}`;

describe("a connection", () => {
  it("with several posts sent at once → all answered in order, all stored once", async () => {
    const target = await startTarget();
    const texts = ["one", "two", "three"].map((message, index) => {
      const length = String(body(message).length);
      const connection = index === 2 ? "close" : "keep-alive";
      return requestText(POST, { ...FORM, "content-length": length, connection }, body(message));
    });
    expect(statusesIn(await say(target.url, texts.join("")))).toEqual([200, 200, 200]);
    await target.expectUnharmed(["one", "two", "three"]);
  });

  const chunked = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
  it.each<[what: string, text: string, status: number]>([
    [
      "both a length and chunks",
      requestText(
        POST,
        { ...FORM, "content-length": LENGTH, "transfer-encoding": "chunked" },
        chunked,
      ),
      400,
    ],
    [
      "two lengths",
      requestText(POST, { ...FORM, "content-length": LENGTH, "Content-Length": "5" }, BODY),
      400,
    ],
    [
      "the same length twice",
      requestText(POST, { ...FORM, "content-length": LENGTH, "Content-Length": LENGTH }, BODY),
      400,
    ],
    [
      "a list of lengths",
      requestText(POST, { ...FORM, "content-length": `${LENGTH}, ${LENGTH}` }, BODY),
      400,
    ],
    ["a negative length", requestText(POST, { ...FORM, "content-length": "-1" }, BODY), 400],
    ["a signed length", requestText(POST, { ...FORM, "content-length": `+${LENGTH}` }, BODY), 400],
    [
      "a length that is no number",
      requestText(POST, { ...FORM, "content-length": "0x10" }, BODY),
      400,
    ],
    [
      "a chunk size that is no number",
      requestText(POST, { ...FORM, "transfer-encoding": "chunked" }, "zz\r\n"),
      400,
    ],
    [
      "a chunk longer than it says",
      requestText(POST, { ...FORM, "transfer-encoding": "chunked" }, `5\r\n${BODY}`),
      400,
    ],
    [
      "an unknown transfer coding",
      requestText(POST, { ...FORM, "transfer-encoding": "xchunked" }, chunked),
      400,
    ],
    [
      "chunked not last",
      requestText(POST, { ...FORM, "transfer-encoding": "chunked, gzip" }, chunked),
      400,
    ],
    [
      "a space before the colon",
      requestText(POST, { ...FORM, "content-length ": LENGTH }, BODY),
      400,
    ],
    [
      "a folded header",
      requestText(POST, { ...FORM, "x-a": "1\r\n b", "content-length": LENGTH }, BODY),
      400,
    ],
    [
      "a bare line feed",
      requestText(POST, { ...FORM, "x-a": "1\nx-b: 2", "content-length": LENGTH }, BODY),
      400,
    ],
    [
      "a NUL in a header",
      requestText(POST, { ...FORM, "x-a": "1\0", "content-length": LENGTH }, BODY),
      400,
    ],
    ["no host", `${POST} HTTP/1.1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`, 400],
    ["an unknown method", "BREW /pot HTTP/1.1\r\nhost: a\r\n\r\n", 400],
    ["another protocol", "SSH-2.0-OpenSSH_9.6\r\n", 400],
    ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["a path of twenty thousand characters", requestText(`GET /${"a".repeat(20_000)}`), 431],
    [
      "one header of twenty thousand characters",
      requestText("GET /", { "x-a": "a".repeat(20_000) }),
      431,
    ],
    [
      "three thousand headers",
      requestText(
        "GET /",
        Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`x-${at}`, "1"])),
      ),
      431,
    ],
  ])("with %s → refused and closed; nothing stored", async (_what, text, status) => {
    const target = await startTarget();
    expect(statusesIn(await say(target.url, text))).toEqual([status]);
    await target.expectUnharmed();
  });

  it("with a request hidden behind a form's length → it is a request of its own, answered as one", async () => {
    const target = await startTarget();
    const hidden = requestText("GET /healthz", { host: "evil.example" });
    const first = requestText(
      POST,
      { ...FORM, "content-length": LENGTH, connection: "keep-alive" },
      BODY,
    );
    const answer = await say(target.url, first + hidden);
    expect(statusesIn(answer)).toEqual([200, 200]);
    expect(answer).toContain("alive");
    await target.expectUnharmed(["smuggled"]);
  });

  it("cut in the middle of a form → nothing stored", async () => {
    const target = await startTarget();
    const cut = await openConnection(target.url);
    const arriving = once(target.app.server, "request");
    cut.socket.write(requestText(POST, { ...FORM, "content-length": LENGTH }, BODY.slice(0, -1)));
    await arriving;
    cut.socket.resetAndDestroy();
    await cut.closed;
    await target.expectUnharmed();
  });
});

it("fifty slow senders → others are served meanwhile, and each is cut off with 408", async () => {
  const target = await startTarget();
  const { server } = target.app;
  server.headersTimeout = 400;
  server.requestTimeout = 800;
  const beginnings = [
    "GET / HTTP/1.1\r\nhost: a\r\nx-",
    requestText(
      `POST ${NEWSLETTER_PATH}`,
      { "content-type": "application/json", "content-length": "99" },
      "{",
    ),
  ];
  const slow = await Promise.all(
    Array.from({ length: 50 }, async (_, number) => {
      const connection = await openConnection(target.url);
      connection.socket.on("error", () => {});
      connection.socket.write(beginnings[number % 2] ?? "");
      const drip = setInterval(() => connection.socket.write("a"), 50);
      connection.socket.once("close", () => clearInterval(drip));
      return connection;
    }),
  );
  expect((await fetch(`${target.url}/healthz`)).status).toBe(200);
  const answers = await Promise.all(slow.map(({ closed }) => closed));
  expect(new Set(answers.map((answer) => statusesIn(answer).join()))).toEqual(new Set(["408"]));
  Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000 });
  await target.expectUnharmed();
});

it("paths that climb out of the build, in every spelling → nothing outside the build, and never a 5xx", async () => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, "secret.txt"), "outside the build");
  cpSync(fixtureSite(), join(outside, "build"), { recursive: true });
  const target = await startTarget({ BUILD_DIR: join(outside, "build") });
  const climbs = [
    "..",
    "%2e%2e",
    "%2E.",
    ".%2e",
    "%252e%252e",
    "%c0%ae%c0%ae",
    "%u002e%u002e",
    "..;",
    "..%00",
    "%uff0e",
  ];
  const slashes = ["/", "%2f", "%5c", "\\", "//", "%252f", "%c0%af", "/./"];
  const paths = climbs.flatMap((climb) =>
    slashes.flatMap((slash) => [
      `/${climb}${slash}secret.txt`,
      `/assets${slash}${climb}${slash}${climb}${slash}secret.txt`,
      `${slash}${climb}${slash}${climb}${slash}${climb}${slash}etc${slash}passwd`,
    ]),
  );
  paths.push(
    "/secret.txt",
    "//secret.txt",
    "file:///etc/passwd",
    "http://a/../secret.txt",
    `${join(outside, "secret.txt")}`,
  );
  for (const path of paths) {
    const answer = await say(target.url, requestText(`GET ${path}`));
    const [status = 0] = statusesIn(answer);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    expect(answer).not.toMatch(/outside the build|root:/);
  }
  await target.expectUnharmed();
});
