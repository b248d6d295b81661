import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { CHECKLIST_PDF_PATH } from "../../contract/forms.ts";
import { fixtureSite, HASHED_FILES, temporaryFolder } from "../../tests/server/harness/folders.ts";
import { captureLog } from "../../tests/server/harness/log.ts";
import { testConfig } from "../../tests/server/harness/service.ts";
import { buildApp } from "../app.ts";
import { openStorage } from "../inbox/storage.ts";
import { loadSite } from "./site.ts";

async function start(settings: Record<string, string> = {}) {
  const config = testConfig({ DATA_DIR: temporaryFolder(), ...settings });
  const storage = await openStorage(config);
  const app = buildApp(config, { site: loadSite(config.buildDir), storage, onStored: () => {} });
  onTestFinished(async () => {
    await app.close();
    await storage.close();
  });
  const get = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" | "POST" = "GET") =>
    app.inject({ method, url, headers: { host: "verdant-ledger.example", ...headers } });
  return { app, get, folder: config.buildDir };
}

it("a page → its HTML, a short life, and the policy of its meta element with frame-ancestors", async () => {
  const { get, folder } = await start();
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
  const { get } = await start();
  for (const url of ["/", "/nowhere", "/assets/site.C1eXT-9g.js", "/healthz", "/contact/"]) {
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
  const local = await start({ SITE_URL: "http://localhost:3000" });
  expect((await local.get("/")).headers["strict-transport-security"]).toBeUndefined();
});

it("a file whose name holds a hash → never asked for again; any other → asked for again soon", async () => {
  const { get } = await start();
  const cached = async (url: string) => (await get(url)).headers["cache-control"];
  for (const url of HASHED_FILES) {
    expect([url, await cached(url)]).toEqual([url, "public, max-age=31536000, immutable"]);
  }
  for (const url of ["/", "/contact", "/blog/1", "/blog/articles.json", "/nowhere", "/blog/999"]) {
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

it("a file of a folder for hashed names that has none → not immutable; nor one elsewhere that looks hashed", async () => {
  const files = [
    "assets/site.js",
    "art/logo.svg",
    "cards/a.b.png",
    "mail/mark.26a1ef46.png",
    "mail/art/x.26a1ef46.svg",
  ];
  const build = fixtureSite(Object.fromEntries(files.map((file) => [file, "x"])));
  const { get } = await start({ BUILD_DIR: build });
  for (const file of files) {
    expect([file, (await get(`/${file}`)).headers["cache-control"]]).toEqual([file, "public, max-age=3600"]);
  }
});

it("an asset → the smallest encoding the browser takes", async () => {
  const { get, folder } = await start();
  const original = readFileSync(join(folder, "assets/site.C1eXT-9g.js"));
  const encoded = async (accepted: string) =>
    (await get("/assets/site.C1eXT-9g.js", { "accept-encoding": accepted })).headers["content-encoding"];
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

it("asked again with its tag → 304 without a body; each encoding has its own tag", async () => {
  const { get } = await start();
  const plain = (await get("/")).headers.etag as string;
  const brotli = (await get("/", { "accept-encoding": "br" })).headers.etag as string;
  expect(plain).toMatch(/^"[\w-]+"$/);
  expect(brotli).not.toBe(plain);
  const again = await get("/", { "if-none-match": `"other", W/${plain}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", plain]);
  expect((await get("/", { "if-none-match": brotli })).statusCode).toBe(200);
});

it("a range → 206 of those bytes; outside → 416; several or stale → the whole file", async () => {
  const { get } = await start();
  const whole = (await get("/robots.txt")).body;
  const part = async (range: string, more = {}) => {
    const answer = await get("/robots.txt", { range, "accept-encoding": "br", ...more });
    return [answer.statusCode, answer.body, answer.headers["content-range"]];
  };
  const size = whole.length;
  expect(await part("bytes=0-3")).toEqual([206, whole.slice(0, 4), `bytes 0-3/${size}`]);
  expect(await part("bytes=-3")).toEqual([206, whole.slice(-3), `bytes ${size - 3}-${size - 1}/${size}`]);
  expect(await part(`bytes=5-${size + 99}`)).toEqual([206, whole.slice(5), `bytes 5-${size - 1}/${size}`]);
  expect(await part(`bytes=${size}-`)).toEqual([416, "", `bytes */${size}`]);
  expect(await part("bytes=0-1,3-4")).toEqual([200, whole, undefined]);
  expect(await part("bytes=0-3", { "if-range": '"stale"' })).toEqual([200, whole, undefined]);
});

it("HEAD → the headers of GET and nothing else; POST to a page → 405", async () => {
  const { get } = await start();
  const [head, full] = [await get("/", {}, "HEAD"), await get("/")];
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  expect(head.headers["content-length"]).toBe(full.headers["content-length"]);
  const post = await get("/contact", {}, "POST");
  expect([post.statusCode, post.headers.allow]).toEqual([405, "GET, HEAD"]);
});

it("an unknown address → 404 with the page for it; right below /blog that is the article's", async () => {
  const { get } = await start();
  const title = async (url: string) => {
    const answer = await get(url);
    return [answer.statusCode, /<title>(.*)<\/title>/.exec(answer.body)?.[1]];
  };
  expect(await title("/nowhere")).toEqual([404, "Page not found"]);
  expect(await title("/blog/999")).toEqual([404, "Post Not Found"]);
  expect(await title("/blog/999/")).toEqual([404, "Post Not Found"]);
  expect(await title("/blog/404.html")).toEqual([404, "Post Not Found"]);
  expect(await title("/blog/999/deeper")).toEqual([404, "Page not found"]);
  expect(await title("/blog/1/deeper")).toEqual([404, "Page not found"]);
  expect(await title("/assets/gone.C1eXT-9g.js")).toEqual([404, "Page not found"]);
  expect(await title("/404.html")).toEqual([404, "Page not found"]);
  expect(await title("/404")).toEqual([404, "Page not found"]);
});

it("lists and maps of the site → their own types", async () => {
  const { get } = await start();
  const type = async (url: string) => (await get(url)).headers["content-type"];
  expect(await type("/blog/articles.json")).toBe("application/json; charset=utf-8");
  expect(await type("/sitemap-index.xml")).toBe("application/xml; charset=utf-8");
  expect(await type("/site.webmanifest")).toBe("application/manifest+json; charset=utf-8");
});

it("one address a page → 301 from a trailing slash, index.html and www., keeping the query", async () => {
  const { get } = await start();
  const to = async (url: string, headers = {}, method: "GET" | "POST" = "GET") => {
    const answer = await get(url, headers, method);
    return [answer.statusCode, answer.headers.location];
  };
  const www = { host: "www.verdant-ledger.example" };
  expect(await to("/contact/?subject=A%20B")).toEqual([301, "/contact?subject=A%20B"]);
  expect(await to("/blog/index.html")).toEqual([301, "/blog"]);
  expect(await to("/contact?a=1", www)).toEqual([301, "https://verdant-ledger.example/contact?a=1"]);
  expect(await to("/f/newsletter", www, "POST")).toEqual([
    308,
    "https://verdant-ledger.example/f/newsletter",
  ]);
  expect(await to("//evil.example/")).toEqual([404, undefined]);
});

it("no address → a file outside the build", async () => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, "forms-secret.txt"), "secret");
  cpSync(fixtureSite(), join(outside, "build"), { recursive: true });
  const { get } = await start({ BUILD_DIR: join(outside, "build") });
  const dots = fc.constantFrom(
    "..",
    "%2e%2e",
    "..%2f",
    "%2e%2e%2f",
    "..\\",
    ".",
    "",
    "%00",
    "contact",
    "forms-secret.txt",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(dots, { minLength: 1, maxLength: 6 }), async (parts) => {
      const answer = await get(`/${parts.join("/")}`);
      expect(answer.body).not.toContain("secret");
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});

it("no build → /readyz says so, and forms are still there", async () => {
  const { get } = await start({ BUILD_DIR: temporaryFolder() });
  const ready = await get("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: "not ready", reasons: ["The built site is missing."] },
  ]);
  expect((await get("/")).statusCode).toBe(404);
  expect(loadSite(fixtureSite()).present).toBe(true);
});

it("an address that cannot be decoded → an error of the client's, not of ours", async () => {
  const { get } = await start();
  for (const url of ["/%", "/%zz", "/%c3%28", "/a%00b"]) {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  }
});

it("an address of thousands of slashes → looked up in no time", () => {
  const site = loadSite(fixtureSite());
  const path = `${"/".repeat(15_000)}x`;
  const times = [1, 2, 3].map(() => {
    const since = performance.now();
    expect(site.find(path).kind).toBe("missing");
    return performance.now() - since;
  });
  /** A pattern that starts over at each slash takes a hundred milliseconds and more; the fastest is not disturbed. */
  expect(Math.min(...times)).toBeLessThan(25);
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
  const { app } = await start({ TRUST_PROXY: "1", ...settings });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return async (path: string, headers: Record<string, string>, method: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(`${origin}${path}`, { method, headers, agent: false }, resolve).on("error", reject).end();
    const answer = await promise;
    const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...rest } = answer.headers;
    // The framework adds a length of nothing to a 304 for HEAD; none is as right.
    if (answer.statusCode === 304) delete rest["content-length"];
    return { status: answer.statusCode, headers: rest, body: (await buffer(answer)).toString("base64") };
  };
}
