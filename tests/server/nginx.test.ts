import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { CHECKLIST_PDF_PATH, SEND_FORM_PATH, SUBMISSION_ID_FIELD } from "../../contract/forms.ts";
import {
  FRAME_POLICY,
  partHeaders,
  SEARCH_WORKER,
  securityHeaders,
  WORKER_POLICY,
} from "../../contract/headers.ts";
import { openLiveSite } from "../../server/static/live.ts";
import type { Site } from "../../server/static/site.ts";
import { startApp } from "./harness/app.ts";
import { eventually } from "./harness/eventually.ts";
import { fixtureSite, HASHED_FILES, temporaryFolder } from "./harness/folders.ts";
import { entriesIn } from "./harness/inboxes.ts";
import { type Answer, HOST, hasIpv6, onlyWithNginx, startNginx } from "./harness/nginx.ts";
import { gradeVisit } from "./harness/observatory.ts";
import { startServerProcess } from "./harness/process.ts";
import { hiddenIds, INQUIRY } from "./harness/service.ts";
import { newDatabase } from "./harness/storages.ts";

const form = (message: string) =>
  new URLSearchParams({
    ...INQUIRY,
    ...hiddenIds("contact"),
    message,
    [SUBMISSION_ID_FIELD]: `submission-${message}`,
  }).toString();

/** Mozilla's grade of an answer; nobody else's page may read these, so the answer to one is the same. */
function grade({ headers, body }: Answer, plainRoute?: string[]) {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) all.set(name, String(value));
  const html = all.get("content-type")?.startsWith("text/html") ? body : "";
  return gradeVisit({ headers: all, html, fromElsewhere: all, plainRoute });
}

type Ask = Awaited<ReturnType<typeof startNginx>>["ask"];

/** Files from nginx are kept as long, and named by the same types, as those from our server. */
async function expectAnswersOfOurServer(ask: Ask, served: Site): Promise<void> {
  const fileAt = (path: string) => {
    const found = served.find(path);
    return found.kind === "file" ? found.file : undefined;
  };
  const others = ["/favicon.svg", "/site.webmanifest", "/mail/picture.png", "/sitemap-index.xml"];
  const pages = [CHECKLIST_PDF_PATH, "/blog/articles.json", "/blog/1"];
  for (const path of [...HASHED_FILES, ...others, ...pages]) {
    const { status, headers } = await ask(path);
    const kept = fileAt(path)?.cacheControl;
    expect([path, status, headers["cache-control"]]).toEqual([path, 200, kept]);
  }
  const typed = ["/calendar/all.ics", "/site.webmanifest", "/blog/feed.rss", "/rules/cbam.md"];
  for (const path of typed) {
    const { headers } = await ask(path);
    expect([path, headers["content-type"]]).toEqual([path, fileAt(path)?.type]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
}

async function expectSafeHeaders(ask: Ask): Promise<void> {
  for (const path of ["/contact", "/nowhere", "/unsubscribe"])
    expect([path, grade(await ask(path)).grade]).toEqual([path, "A+"]);
  const script = await ask("/assets/site.C1eXT-9g.js");
  const missing = await ask("/assets/never.0f3c9a51.js");
  const drawing = await ask("/favicon.svg");
  for (const name of ["content-security-policy", "x-frame-options", "referrer-policy"]) {
    const sent = [script, missing, drawing].map(({ headers }) => headers[name] !== undefined);
    expect([name, sent]).toEqual([name, [false, true, true]]);
  }
  expect(script.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000",
  });
}

async function expectMissingAndMoved(ask: Ask): Promise<void> {
  const pages = {
    "/blog/999": "Post Not Found",
    "/nowhere": "Page not found",
    "/blog/999/deeper": "Page not found",
    "/assets/never.0f3c9a51.js": "Page not found",
  };
  for (const [path, words] of Object.entries(pages))
    expect(await ask(path)).toMatchObject({ status: 404, body: expect.stringContaining(words) });
  for (const path of ["/index.html.gz", "/404.html", "/blog/404.html"])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  for (const path of ["/contact/", "/contact/index.html?a=1"]) {
    const { headers } = await ask(path);
    const to = String(headers.location).replace(/\?.*/, "");
    expect([to, headers["cache-control"]]).toEqual(["/contact", "no-store"]);
  }
}

/** What a browser that speaks HTTP/2 is answered. */
function askHttp2(address: string, port: number, path: string): Promise<number> {
  const session = connect(`https://${address}:${port}`, {
    rejectUnauthorized: false,
    servername: HOST,
  });
  onTestFinished(() => session.destroy());
  return new Promise((resolve, reject) => {
    session.once("error", reject);
    const asked = session.request({ ":path": path, ":authority": HOST });
    asked.once("response", (headers) => resolve(Number(headers[":status"])));
    asked.end();
  });
}

onlyWithNginx.describe("nginx with the example for", () => {
  it("plain HTTP alone, before there is a certificate → the proof for one, and a redirect for all else", async () => {
    const { plain, acme } = await startNginx(undefined, [], fixtureSite());
    mkdirSync(join(acme, ".well-known/acme-challenge"), { recursive: true });
    writeFileSync(join(acme, ".well-known/acme-challenge/token"), "the proof");
    const ask = (path: string) => fetch(`http://127.0.0.1:${plain}${path}`, { redirect: "manual" });
    expect(await (await ask("/.well-known/acme-challenge/token")).text()).toBe("the proof");
    expect((await ask("/.well-known/acme-challenge/unknown")).status).toBe(404);
    const other = await ask("/.well-known/security.txt?a=1");
    expect([
      other.status,
      other.headers.get("location"),
      other.headers.get("cache-control"),
    ]).toEqual([301, `https://${HOST}/.well-known/security.txt?a=1`, "no-store"]);
  });

  it.each(["nginx.conf", "nginx-many.conf"])(
    "any (%s) → answers HTTP/2, over IPv6 too",
    async (example) => {
      const upstream = createServer((_, answer) => void answer.end("a page"));
      await new Promise<void>((listening) => upstream.listen(0, "127.0.0.1", listening));
      onTestFinished(() => void upstream.close());
      const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
      const { tls, plain } = await startNginx(example, [url, url], fixtureSite());
      expect(await askHttp2("127.0.0.1", tls, "/contact")).toBe(200);
      if (!hasIpv6) return;
      expect(await askHttp2("[::1]", tls, "/contact")).toBe(200);
      expect((await fetch(`http://[::1]:${plain}/`, { redirect: "manual" })).status).toBe(301);
    },
  );

  it("several instances → files carry the headers that our own server gives them", async () => {
    const { ask } = await startNginx(
      "nginx-many.conf",
      ["http://127.0.0.1:1", "http://127.0.0.1:1"],
      fixtureSite(),
    );
    const expected = {
      ...securityHeaders(`https://${HOST}`),
      "content-security-policy": FRAME_POLICY,
    };
    expect((await ask("/contact")).headers).toMatchObject(expected);
    expect((await ask("/nowhere")).headers).toMatchObject(expected);
    expect((await ask(SEARCH_WORKER)).headers).toMatchObject({
      ...partHeaders(`https://${HOST}`),
      "content-security-policy": WORKER_POLICY,
    });
  });

  it("one machine → pages and forms over TLS, each visitor limited by their own address", async () => {
    const site = fixtureSite();
    const settings = {
      DATA_DIR: temporaryFolder(),
      BUILD_DIR: site,
      TRUST_PROXY: "1",
      RATE_LIMIT_PER_MINUTE: "2",
    };
    const server = await startServerProcess(settings);
    const { ask, plain } = await startNginx("nginx.conf", [server.url], site);

    const page = await ask("/contact");
    expect(page).toMatchObject({
      status: 200,
      body: readFileSync(join(site, "contact/index.html"), "utf8"),
    });
    expect(page.headers["strict-transport-security"]).toContain("max-age");
    expect(await ask("/contact?a=1", `www.${HOST}`)).toMatchObject({
      status: 301,
      headers: { location: `https://${HOST}/contact?a=1`, "cache-control": "no-store" },
    });
    const insecure = await fetch(`http://127.0.0.1:${plain}/blog`, { redirect: "manual" });
    expect([insecure.status, insecure.headers.get("location")]).toEqual([
      301,
      `https://${HOST}/blog`,
    ]);
    expect(insecure.headers.get("cache-control")).toBe("no-store");
    const plainRoute = [`http://${HOST}/blog`, `https://${HOST}/blog`];
    expect(grade(page, plainRoute)).toMatchObject({
      grade: "A+",
      findings: { redirection: ["redirection-to-https", 0] },
    });
    expect(await ask(SEND_FORM_PATH, undefined, form("one"))).toMatchObject({
      status: 200,
      body: "OK",
    });
    expect((await ask(SEND_FORM_PATH, undefined, `message=${"x".repeat(80_000)}`)).status).toBe(
      413,
    );
    expect((await ask(SEND_FORM_PATH, undefined, form("two"))).status).toBe(429);
  });

  it.each(["nginx.conf", "nginx-many.conf"])(
    "any (%s) → no forwarded host reaches the server",
    async (example) => {
      const seen: IncomingHttpHeaders[] = [];
      const upstream = createServer((asked, answer) => {
        seen.push(asked.headers);
        answer.end();
      });
      await new Promise<void>((listening) => upstream.listen(0, "127.0.0.1", listening));
      onTestFinished(() => void upstream.close());
      const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
      const { ask } = await startNginx(example, [url, url], fixtureSite());
      await ask("/healthz", HOST, undefined, { "x-forwarded-host": "www.evil.example" });
      expect(seen.at(-1)).toMatchObject({ host: HOST, "x-forwarded-proto": "https" });
      expect(seen.at(-1)).not.toHaveProperty("x-forwarded-host");
    },
  );

  it.each(["nginx.conf", "nginx-many.conf"])(
    "any (%s) → the code of a certificate is not in the log",
    async (example) => {
      const site = fixtureSite({ "verify/index.html": "a page", "contact/index.html": "a page" });
      const upstream = createServer((_, answer) => void answer.end("a page"));
      await new Promise<void>((listening) => upstream.listen(0, "127.0.0.1", listening));
      onTestFinished(() => void upstream.close());
      const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
      const { ask, log } = await startNginx(example, [url, url], site);
      expect(await ask("/verify?code=eyJhbGciOiJFZERTQSJ9")).toMatchObject({
        status: 200,
        body: "a page",
      });
      expect((await ask("/contact?code=logged")).status).toBe(200);
      await eventually(async () => log().includes("/contact?code=logged"));
      expect(log()).not.toContain("eyJ");
    },
  );

  it("several instances → hands on every path the server answers, but not its metrics", async () => {
    const { app } = await startApp();
    await app.ready();
    const routes = [...app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\/\S+)/gm)].map(
      ([, path = ""]) => path,
    );
    const text = readFileSync(new URL("../../deploy/nginx-many.conf", import.meta.url), "utf8");
    const handedOn = new RegExp(/location ~ (\^\/\(\?:api\/\S+) \{/.exec(text)?.[1] ?? "nothing");
    expect(routes).toContain("/unsubscribe");
    expect(routes.filter((path) => !handedOn.test(path))).toEqual(["/metrics"]);
  });

  describe("several instances", () => {
    it("→ files from nginx, forms from whichever server lives, each form stored once", async () => {
      const site = fixtureSite();
      const settings = {
        DATA_DIR: temporaryFolder(),
        DATABASE_URL: await newDatabase(),
        BUILD_DIR: site,
        TRUST_PROXY: "1",
        RATE_LIMIT_PER_MINUTE: "0",
      };
      const [first, second] = await Promise.all([
        startServerProcess(settings),
        startServerProcess(settings),
      ]);
      const before = "assets/before.0f3c9a51.js";
      const previous = fixtureSite({
        [before]: "the build before",
        "gone/index.html": "a page of it",
      });
      const { ask } = await startNginx("nginx-many.conf", [first.url, second.url], site, previous);

      expect(await ask("/contact")).toMatchObject({
        status: 200,
        headers: {
          "content-type": "text/html; charset=utf-8",
          "cache-control": "public, max-age=60, must-revalidate",
          "content-security-policy": "frame-ancestors 'none'",
        },
      });
      await expectAnswersOfOurServer(ask, await openLiveSite(site));
      await expectSafeHeaders(ask);
      await expectMissingAndMoved(ask);
      expect(await ask(`/${before}`)).toMatchObject({
        status: 200,
        body: "the build before",
        headers: { "cache-control": "public, max-age=31536000, immutable" },
      });
      expect((await ask("/gone")).status).toBe(404);

      const send = (message: string) => ask(SEND_FORM_PATH, undefined, form(message));
      const sent = await Promise.all(
        Array.from({ length: 10 }, (_, number) => send(`before ${number}`)),
      );
      first.child.kill("SIGKILL");
      await first.exited;
      const after = [];
      for (let number = 0; number < 10; number++) after.push(await send(`after ${number}`));
      expect([...sent, ...after].map((answer) => answer.status)).toEqual(Array(20).fill(200));
      expect(await entriesIn(settings)).toHaveLength(20);
    });
  });
});
