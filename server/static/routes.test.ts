import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { CHECKLIST_PDF_PATH } from "../../contract/forms.ts";
import { startApp } from "../../tests/server/harness/app.ts";
import { fixtureSite, HASHED_FILES } from "../../tests/server/harness/folders.ts";
import { captureLog } from "../../tests/server/harness/log.ts";

it("a page → its HTML, a short life, and the policy of its meta element with frame-ancestors", async () => {
  const { get, folder } = await startApp();
  const page = await get("/contact");
  expect(page.statusCode).toBe(200);
  expect(page.body).toBe(readFileSync(join(folder, "contact/index.html"), "utf8"));
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=60, must-revalidate",
    "content-security-policy":
      "default-src 'none'; script-src 'self' 'sha256-abc='; base-uri 'none'; frame-ancestors 'none'",
  });
});

it("every answer → the headers of an A+ at Mozilla's Observatory", async () => {
  const { get } = await startApp();
  for (const url of ["/", "/nowhere", "/favicon.svg", "/healthz", "/contact/"]) {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": expect.stringMatching(/max-age=\d{8}/),
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers["content-security-policy"]).not.toContain("unsafe");
  }
  const local = await startApp({ SITE_URL: "http://localhost:3000" });
  expect((await local.get("/")).headers["strict-transport-security"]).toBeUndefined();
});

it("a file with a hash in its name → cached for good; any other → for a short time", async () => {
  const { get } = await startApp();
  const cached = async (url: string) => (await get(url)).headers["cache-control"];
  for (const url of HASHED_FILES) {
    expect([url, await cached(url)]).toEqual([url, "public, max-age=31536000, immutable"]);
  }
  for (const url of [
    "/",
    "/contact",
    "/blog/1",
    "/blog/articles.json",
    "/pagefind/pagefind-entry.json",
    "/nowhere",
    "/blog/999",
  ]) {
    expect([url, await cached(url)]).toEqual([url, "public, max-age=60, must-revalidate"]);
  }
  const others = [
    "/mail/picture.png",
    "/favicon.svg",
    "/site.webmanifest",
    "/robots.txt",
    CHECKLIST_PDF_PATH,
  ];
  for (const url of [...others, "/sitemap-index.xml", "/sitemap-0.xml"]) {
    expect([url, await cached(url)]).toEqual([url, "public, max-age=3600"]);
  }
});

it("a file without a hash in a folder of hashed files, or a hashed name elsewhere → not immutable", async () => {
  const files = [
    "assets/site.js",
    "art/logo.svg",
    "cards/a.b.png",
    "mail/mark.26a1ef46.png",
    "mail/art/x.26a1ef46.svg",
    "pagefind/pagefind.js",
    "pagefind/pagefind.en_978945a2c2.pf_meta",
    "pagefind/index/other.pf_index",
  ];
  const build = fixtureSite(Object.fromEntries(files.map((file) => [file, "x"])));
  const { get } = await startApp({ BUILD_DIR: build });
  for (const file of files) {
    expect([file, (await get(`/${file}`)).headers["cache-control"]]).toEqual([
      file,
      "public, max-age=3600",
    ]);
  }
});

it("the worker of the search → the only answer that allows WebAssembly, and nothing else but to fetch the index", async () => {
  const { get } = await startApp();
  const policy = async (url: string) => String((await get(url)).headers["content-security-policy"]);
  const own = await policy("/pagefind/pagefind-worker.js");
  expect(own).toContain("default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self';");
  for (const url of ["/", "/contact", "/pagefind/pagefind.js", HASHED_FILES[0] ?? "", "/nowhere"]) {
    expect(await policy(url)).not.toContain("wasm");
  }
  expect((await get("/pagefind/pagefind-worker.js", {}, "POST")).statusCode).toBe(405);
});

it("an asset → the smallest encoding the browser takes", async () => {
  const { get, folder } = await startApp();
  const original = readFileSync(join(folder, "assets/site.C1eXT-9g.js"));
  const encoded = async (accepted: string) =>
    (await get("/assets/site.C1eXT-9g.js", { "accept-encoding": accepted })).headers[
      "content-encoding"
    ];
  expect(await encoded("gzip, deflate, br, zstd")).toBe("br");
  expect(await encoded("gzip;q=1.0, br;q=0")).toBe("gzip");
  expect(await encoded("*")).toBe("br");
  expect(await encoded("identity")).toBeUndefined();
  const brotli = await get("/assets/site.C1eXT-9g.js", { "accept-encoding": "br" });
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(original);
  expect(brotli.headers).toMatchObject({
    vary: "accept-encoding",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect((await get("/assets/site.C1eXT-9g.js.br")).statusCode).toBe(404);
});

it("If-None-Match with its tag → 304 without a body; each encoding has its own tag", async () => {
  const { get } = await startApp();
  const plain = (await get("/")).headers.etag as string;
  const brotli = (await get("/", { "accept-encoding": "br" })).headers.etag as string;
  expect(plain).toMatch(/^"[\w-]+"$/);
  expect(brotli).not.toBe(plain);
  const again = await get("/", { "if-none-match": `"other", W/${plain}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", plain]);
  expect((await get("/", { "if-none-match": brotli })).statusCode).toBe(200);
});

it("a range → 206 of those bytes; outside → 416; several or stale → the whole file", async () => {
  const { get } = await startApp();
  const whole = (await get("/robots.txt")).body;
  const part = async (range: string, more = {}) => {
    const answer = await get("/robots.txt", { range, "accept-encoding": "br", ...more });
    return [answer.statusCode, answer.body, answer.headers["content-range"]];
  };
  const size = whole.length;
  expect(await part("bytes=0-3")).toEqual([206, whole.slice(0, 4), `bytes 0-3/${size}`]);
  expect(await part("bytes=-3")).toEqual([
    206,
    whole.slice(-3),
    `bytes ${size - 3}-${size - 1}/${size}`,
  ]);
  expect(await part(`bytes=5-${size + 99}`)).toEqual([
    206,
    whole.slice(5),
    `bytes 5-${size - 1}/${size}`,
  ]);
  expect(await part(`bytes=${size}-`)).toEqual([416, "", `bytes */${size}`]);
  expect(await part("bytes=0-1,3-4")).toEqual([200, whole, undefined]);
  expect(await part("bytes=0-3", { "if-range": '"stale"' })).toEqual([200, whole, undefined]);
});

it("HEAD → the headers of GET and nothing else; POST to a page → 405", async () => {
  const { get } = await startApp();
  const head = await get("/", {}, "HEAD");
  const full = await get("/");
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  expect(head.headers["content-length"]).toBe(full.headers["content-length"]);
  const post = await get("/contact", {}, "POST");
  expect([post.statusCode, post.headers.allow]).toEqual([405, "GET, HEAD"]);
});

it("lists, maps, feeds and calendars of the site → their own types", async () => {
  const { get } = await startApp();
  const type = async (url: string) => (await get(url)).headers["content-type"];
  expect(await type("/blog/articles.json")).toBe("application/json; charset=utf-8");
  expect(await type("/sitemap-index.xml")).toBe("application/xml; charset=utf-8");
  expect(await type("/site.webmanifest")).toBe("application/manifest+json; charset=utf-8");
  expect(await type("/blog/feed.rss")).toBe("application/rss+xml; charset=utf-8");
  expect(await type("/blog/feed.atom")).toBe("application/atom+xml; charset=utf-8");
  expect(await type("/calendar/all.ics")).toBe("text/calendar; charset=utf-8");
  expect(await type("/rules/cbam.md")).toBe("text/markdown; charset=utf-8");
});

it("over a real connection → the same answers as from the routes, whatever was asked", async () => {
  captureLog();
  const quick = await listening({ LOG_LEVEL: "silent" });
  const routed = await listening({ LOG_LEVEL: "debug" });
  const ways: Array<[path: string, headers: Record<string, string>, method: "GET" | "HEAD"]> = [];
  for (const path of [
    "/",
    "/contact",
    "/contact?subject=x",
    "/assets/site.C1eXT-9g.js",
    "/nowhere",
    "/contact/",
  ]) {
    for (const method of ["GET", "HEAD"] as const) {
      for (const encoding of ["br", "gzip", "identity", "br;q=0, gzip", "*"]) {
        ways.push([path, { "accept-encoding": encoding }, method]);
      }
      ways.push([path, { "if-none-match": "*" }, method], [path, { range: "bytes=2-5" }, method]);
      ways.push([path, { "x-forwarded-host": "www.verdant-ledger.example" }, method]);
    }
  }
  const compare = async (...way: (typeof ways)[number]) =>
    expect(await quick(...way), JSON.stringify(way)).toEqual(await routed(...way));
  await Promise.all(ways.map((way) => compare(...way)));
});

async function listening(settings: Record<string, string>) {
  const { app } = await startApp({ TRUST_PROXY: "1", ...settings });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return async (path: string, headers: Record<string, string>, method: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(`${origin}${path}`, { method, headers, agent: false }, resolve)
      .on("error", reject)
      .end();
    const answer = await promise;
    const {
      date: _date,
      connection: _connection,
      "keep-alive": _keepAlive,
      ...rest
    } = answer.headers;
    // The framework adds a length of nothing to a 304 for HEAD; none is as right.
    if (answer.statusCode === 304) delete rest["content-length"];
    return {
      status: answer.statusCode,
      headers: rest,
      body: (await buffer(answer)).toString("base64"),
    };
  };
}
