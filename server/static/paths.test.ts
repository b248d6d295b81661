import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { startApp } from "../../tests/server/harness/app.ts";
import { fixtureSite, temporaryFolder } from "../../tests/server/harness/folders.ts";
import { openLiveSite } from "./live.ts";

it("an unknown path → 404 with the 404 page; right below /blog with that of articles", async () => {
  const { get } = await startApp();
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

it("one path a page → 301 from a trailing slash, index.html and www., keeping the query", async () => {
  const { get } = await startApp();
  const to = async (url: string, headers = {}, method: "GET" | "POST" = "GET") => {
    const answer = await get(url, headers, method);
    return [answer.statusCode, answer.headers.location];
  };
  const www = { host: "www.verdant-ledger.example" };
  expect(await to("/contact/?subject=A%20B")).toEqual([301, "/contact?subject=A%20B"]);
  expect(await to("/blog/index.html")).toEqual([301, "/blog"]);
  expect(await to("/contact?a=1", www)).toEqual([
    301,
    "https://verdant-ledger.example/contact?a=1",
  ]);
  expect(await to("/f/newsletter", www, "POST")).toEqual([
    308,
    "https://verdant-ledger.example/f/newsletter",
  ]);
  expect(await to("//evil.example/")).toEqual([404, undefined]);
});

it("no path → reaches a file outside the build", async () => {
  const outside = temporaryFolder();
  writeFileSync(join(outside, "forms-secret.txt"), "secret");
  cpSync(fixtureSite(), join(outside, "build"), { recursive: true });
  const { get } = await startApp({ BUILD_DIR: join(outside, "build") });
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
  const { get } = await startApp({ BUILD_DIR: temporaryFolder() });
  const ready = await get("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: "not ready", reasons: ["The built site is missing."], mail: "on time" },
  ]);
  expect((await get("/")).statusCode).toBe(404);
  expect((await openLiveSite(fixtureSite())).isPresent()).toBe(true);
});

it("a path that cannot be decoded → 400", async () => {
  const { get } = await startApp();
  for (const url of ["/%", "/%zz", "/%c3%28", "/a%00b"]) {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  }
});

it("a path of thousands of slashes → looked up quickly", async () => {
  const site = await openLiveSite(fixtureSite());
  const path = `${"/".repeat(15_000)}x`;
  const times = [1, 2, 3].map(() => {
    const since = performance.now();
    expect(site.find(path).kind).toBe("missing");
    return performance.now() - since;
  });
  /** A pattern that starts over at each slash takes a hundred milliseconds and more; the fastest is not disturbed. */
  expect(Math.min(...times)).toBeLessThan(25);
});
