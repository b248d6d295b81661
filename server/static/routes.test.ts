import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { fixtureSite, temporaryFolder } from "../../tests/server/harness/folders.ts";
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
    app.inject({ method, url, headers: { host: "haritva.example", ...headers } });
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
    "content-security-policy": "default-src 'self'; script-src 'self' 'sha256-abc='; frame-ancestors 'none'",
  });
});

it("every answer → the headers of an A+ at Mozilla's Observatory", async () => {
  const { get } = await start();
  for (const url of ["/", "/nowhere", "/assets/site-4f3a.js", "/healthz", "/contact/"]) {
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

it("an asset → immutable, and the smallest encoding the browser takes", async () => {
  const { get, folder } = await start();
  const original = readFileSync(join(folder, "assets/site-4f3a.js"));
  const encoded = async (accepted: string) =>
    (await get("/assets/site-4f3a.js", { "accept-encoding": accepted })).headers["content-encoding"];
  expect(await encoded("gzip, deflate, br, zstd")).toBe("br");
  expect(await encoded("gzip;q=1.0, br;q=0")).toBe("gzip");
  expect(await encoded("*")).toBe("br");
  expect(await encoded("identity")).toBeUndefined();
  const brotli = await get("/assets/site-4f3a.js", { "accept-encoding": "br" });
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(original);
  expect(brotli.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect((await get("/assets/site-4f3a.js.br")).statusCode).toBe(404);
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

it("an unknown address → 404 with the nearest 404 page; unknown data → a plain 404", async () => {
  const { get } = await start();
  const title = async (url: string) => {
    const answer = await get(url);
    return [answer.statusCode, /<title>(.*)<\/title>/.exec(answer.body)?.[1]];
  };
  expect(await title("/nowhere")).toEqual([404, "Page not found"]);
  expect(await title("/blog/999")).toEqual([404, "Post Not Found"]);
  expect(await title("/blog/999/deeper")).toEqual([404, "Post Not Found"]);
  expect(await title("/404.html")).toEqual([404, "Page not found"]);
  expect(await title("/blog/999.data")).toEqual([404, undefined]);
  expect((await get("/blog/1.data")).headers["content-type"]).toBe("text/x-script; charset=utf-8");
});

it("one address a page → 301 from a trailing slash, index.html and www., keeping the query", async () => {
  const { get } = await start();
  const to = async (url: string, headers = {}, method: "GET" | "POST" = "GET") => {
    const answer = await get(url, headers, method);
    return [answer.statusCode, answer.headers.location];
  };
  const www = { host: "www.haritva.example" };
  expect(await to("/contact/?subject=A%20B")).toEqual([301, "/contact?subject=A%20B"]);
  expect(await to("/blog/index.html")).toEqual([301, "/blog"]);
  expect(await to("/contact?a=1", www)).toEqual([301, "https://haritva.example/contact?a=1"]);
  expect(await to("/f/newsletter", www, "POST")).toEqual([308, "https://haritva.example/f/newsletter"]);
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

it("over a real connection → the same answers as from the routes, whatever was asked", async () => {
  const quick = await listening({ LOG_LEVEL: "silent" });
  const routed = await listening({ LOG_LEVEL: "debug" });
  const ways: Array<[path: string, headers: Record<string, string>, method: "GET" | "HEAD"]> = [];
  for (const path of [
    "/",
    "/contact",
    "/contact?subject=x",
    "/assets/site-4f3a.js",
    "/nowhere",
    "/contact/",
  ]) {
    for (const method of ["GET", "HEAD"] as const) {
      for (const encoding of ["br", "gzip", "identity", "br;q=0, gzip", "*"]) {
        ways.push([path, { "accept-encoding": encoding }, method]);
      }
      ways.push([path, { "if-none-match": "*" }, method], [path, { range: "bytes=2-5" }, method]);
      ways.push([path, { "x-forwarded-host": "www.haritva.example" }, method]);
    }
  }
  for (const way of ways) expect(await quick(...way), JSON.stringify(way)).toEqual(await routed(...way));
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
