import { expect, it } from "vitest";
import {
  CHECKLIST_PDF_PATH,
  NEWSLETTER_PATH,
  SEND_FORM_PATH,
  SEND_PATH,
} from "../../contract/forms.ts";
import { SEARCH_WORKER, WORKER_POLICY } from "../../contract/headers.ts";
import { HASHED_FILES, temporaryFolder } from "./harness/folders.ts";
import { type Grade, gradeVisit } from "./harness/observatory.ts";
import { hiddenIds, INQUIRY, startTestService } from "./harness/service.ts";

async function startSite() {
  const service = await startTestService({
    DATA_DIR: temporaryFolder(),
    RATE_LIMIT_PER_MINUTE: "0",
    ALLOWED_ORIGINS: "https://pages.example",
  });
  const ask = async (path: string, init: RequestInit, headers: Record<string, string>) =>
    fetch(service.url + path, {
      redirect: "manual",
      ...init,
      headers: { ...init.headers, ...headers },
    });
  const visit = async (
    path: string,
    init: RequestInit = {},
  ): Promise<Grade & { status: number }> => {
    const answer = await ask(path, init, {});
    const isHtml = answer.headers.get("content-type")?.startsWith("text/html");
    const elsewhere = await ask(path, init, {
      origin: "https://http-observatory.security.mozilla.org",
    });
    const html = isHtml ? await answer.text() : "";
    return {
      status: answer.status,
      ...gradeVisit({ headers: answer.headers, html, fromElsewhere: elsewhere.headers }),
    };
  };
  return { service, visit };
}

/** No CSP bonus is lost anywhere: 100, and 10 for the policy, 5 for referrers, 5 for framing, 10 for CORP. */
const FULL = 130;

it("every page, found or not → A+ with every bonus that headers can earn", async () => {
  const { visit } = await startSite();
  for (const path of ["/", "/contact", "/blog", "/blog/1", "/404.html", "/blog/404.html"]) {
    const { status, score, findings } = await visit(path);
    expect([path, status, score, findings]).toEqual([
      path,
      path.includes("404") ? 404 : 200,
      FULL,
      findings,
    ]);
  }
});

const isPart = (path: string) => /\.(?:js|png|webp)$/.test(path);

it("every kind of file that a browser may show by itself → A+", async () => {
  const { visit } = await startSite();
  const others = [
    "/favicon.svg",
    "/sitemap-0.xml",
    "/robots.txt",
    "/site.webmanifest",
    CHECKLIST_PDF_PATH,
  ];
  const hashed = HASHED_FILES.filter((path) => !isPart(path));
  for (const path of [...hashed, ...others, "/blog/articles.json"]) {
    const { status, score, findings } = await visit(path);
    expect([path, status, score, findings]).toEqual([path, 200, FULL, findings]);
  }
});

it("scripts and pictures, whole, unchanged, in part or missing → the headers that matter for them, and no more", async () => {
  const { service } = await startSite();
  const secure = [
    "cross-origin-resource-policy",
    "strict-transport-security",
    "x-content-type-options",
  ];
  const meant =
    /^(?:accept-ranges|cache-control|content-(?:encoding|length|range|type)|etag|vary)$/;
  const ofConnections = /^(?:connection|date|keep-alive|transfer-encoding)$/;
  const parts = [...HASHED_FILES, "/mail/picture.png", "/pagefind/pagefind.js"].filter(isPart);
  const asked: [Record<string, string>, number][] = [
    [{}, 200],
    [{ "if-none-match": "*" }, 304],
    [{ range: "bytes=0-3" }, 206],
  ];
  for (const path of parts) {
    for (const [headers, status] of asked) {
      const answer = await fetch(service.url + path, { headers });
      const names = [...answer.headers.keys()].filter(
        (name) => !meant.test(name) && !ofConnections.test(name),
      );
      expect([path, answer.status, names.sort()]).toEqual([path, status, secure]);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
  }
  expect(parts.length).toBeGreaterThan(3);
  const missing = await fetch(`${service.url}/assets/never.0f3c9a51.js`);
  expect([missing.status, missing.headers.get("x-frame-options")]).toEqual([404, "DENY"]);
});

it("the worker of the search → keeps its policy", async () => {
  const { service } = await startSite();
  const { headers } = await fetch(`${service.url}${SEARCH_WORKER}`);
  expect(headers.get("content-security-policy")).toBe(WORKER_POLICY);
});

it("redirects, unknown paths, refusals and the answers of the forms → A+", async () => {
  const { visit } = await startSite();
  const form = (
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): RequestInit => ({
    method: "POST",
    body: new URLSearchParams({ ...hiddenIds("contact"), ...fields }),
    headers,
  });
  const page = { accept: "text/html" };
  const visits: [path: string, status: number, init?: RequestInit][] = [
    ["/contact/", 301],
    ["/nowhere", 404],
    ["/blog/999", 404],
    ["/%", 400],
    ["/healthz", 200],
    ["/readyz", 200],
    ["/unsubscribe?token=guess", 404],
    ["/contact", 405, { method: "POST" }],
    ["/", 304, { headers: { "if-none-match": "*" } }],
    [SEND_FORM_PATH, 200, form(INQUIRY)],
    [SEND_FORM_PATH, 303, form(INQUIRY, page)],
    [SEND_FORM_PATH, 422, form({})],
    [SEND_FORM_PATH, 422, form({}, page)],
    [
      SEND_PATH,
      400,
      { method: "POST", body: "{", headers: { "content-type": "application/json" } },
    ],
    [SEND_PATH, 415, { method: "POST", body: "x" }],
    [NEWSLETTER_PATH, 200, form({ email: "a@b.example" })],
    [NEWSLETTER_PATH, 413, form({ email: "a".repeat(70_000) })],
    ["/f/unknown", 404, form({})],
    [SEND_FORM_PATH, 204, { method: "OPTIONS", headers: { origin: "https://pages.example" } }],
  ];
  for (const [path, status, init] of visits) {
    const graded = await visit(path, init);
    expect([path, graded.status, graded.score, graded.findings]).toEqual([
      path,
      status,
      FULL,
      graded.findings,
    ]);
  }
});

it("the rules → tell a good answer from a bad one", () => {
  const judge = (headers: Record<string, string>, html = "") =>
    gradeVisit({ headers: new Headers(headers), html, fromElsewhere: new Headers() });
  const good = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
  };
  expect(judge(good)).toMatchObject({ score: FULL, grade: "A+" });
  expect(judge({})).toMatchObject({ score: 30, grade: "below A+" });
  const worse: [Record<string, string>, number][] = [
    [{ "content-security-policy": "default-src 'self'; frame-ancestors 'none'" }, 125],
    [
      { "content-security-policy": "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'" },
      80,
    ],
    [
      {
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
      120,
    ],
    [{ "content-security-policy": "default-src 'none'; default-src *" }, 55],
    [{ "strict-transport-security": "max-age=60" }, 120],
    [{ "strict-transport-security": "includeSubDomains" }, 80],
    [{ "x-content-type-options": "sniff" }, 125],
    [{ "referrer-policy": "unsafe-url" }, 120],
    [{ "cross-origin-resource-policy": "cross-origin" }, 120],
    [{ "set-cookie": "id=1" }, 60],
  ];
  for (const [headers, score] of worse)
    expect([headers, judge({ ...good, ...headers }).score]).toEqual([headers, score]);
  expect(judge(good, '<script src="//cdn.example/a.js"></script>').score).toBe(50);
});
