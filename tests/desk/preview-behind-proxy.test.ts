import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { addDays, today } from "../../site/dates/dates.ts";
import { freePort } from "../server/harness/ports.ts";
import { addColleague } from "./colleagues.ts";
import { startDesk } from "./harness.ts";

const DESK = "https://desk.example.com";
const PREVIEW = "https://preview.desk.example.com";
const PATH = "/api/content/preview";

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** As a proxy with TLS passes it on: plain, with the name that was typed. */
function passOn(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers }, (answer) => {
      const { statusCode: status = 0, headers: given } = answer;
      text(answer).then((words) => resolve({ status, headers: given, text: words }), reject);
    });
    sent.on("error", reject).end();
  });
}

test("the preview does not start → staff read what to do, and the log has the reason", async () => {
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const reach = () => Promise.reject(new Error("Cannot find module x"));
  const preview = { reach, warm: async () => {}, close: () => {} };
  const desk = await startDesk({}, { previewPort: await freePort(), preview });
  const answer = await desk.call(PATH, { method: "POST", body: { path: "/services" } });
  expect(answer).toMatchObject({ status: 503 });
  expect(answer.json().error).toMatch(/^The preview cannot be shown now.*Try again/);
  expect(answer.json().error).not.toContain("module");
  expect(log).toHaveBeenCalledWith(expect.stringContaining("Cannot find module x"));
});

test("the preview behind a proxy with TLS → opens to an editor on the day they chose, and only as long as they are one", async () => {
  const html = "<html><head></head>a page</html>";
  const site = createServer((_request, response) => {
    response
      .writeHead(200, { "content-type": "text/html", "content-length": html.length })
      .end(html);
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  onTestFinished(() => void site.close());
  const previewPort = await freePort();
  const upstream = { port: (site.address() as AddressInfo).port, key: "x" };
  const desk = await startDesk(
    { DESK_URL: DESK, DESK_PREVIEW_URL: PREVIEW },
    {
      previewPort,
      preview: { reach: async () => upstream, warm: async () => {}, close: () => {} },
    },
  );
  const owner = await addColleague(desk, "owner", "Meera", DESK);
  const editor = await addColleague(desk, "editor", "Ravi", DESK);
  const opened = await editor.call(PATH, {
    method: "POST",
    body: { path: "/services", day: addDays(today(), 12) },
  });
  expect(opened.headers["content-security-policy"]).toContain(`frame-src 'self' ${PREVIEW}`);
  const { page, url } = opened.json();
  expect(page).toBe(`${PREVIEW}/services`);

  const { pathname, search } = new URL(url);
  const { host } = new URL(PREVIEW);
  expect((await passOn(previewPort, pathname + search, { host: "127.0.0.1" })).status).toBe(403);
  const entered = await passOn(previewPort, pathname + search, { host });
  expect(entered).toMatchObject({ status: 303, headers: { location: page } });
  const [cookie = ""] = entered.headers["set-cookie"] ?? [];
  expect(cookie).toMatch(/; Secure$/);
  const look = () => passOn(previewPort, pathname, { host, cookie: cookie.split(";")[0] ?? "" });
  const shown = await look();
  expect(shown.status).toBe(200);
  expect(shown.text).toMatch(/inPreview\(.*\)\(12\)<\/script><\/head>a page<\/html>$/s);
  expect(shown.headers["content-security-policy"]).toBe(`frame-ancestors ${DESK}`);

  // Others who use the preview do not make it seem that this session was used.
  desk.clock.now += 60_000;
  const seenAt = editor.session.seenAt;
  await owner.call(PATH, { method: "POST", body: { path: "/services" } });
  expect([editor.session.seenAt, owner.session.seenAt]).toEqual([seenAt, desk.clock.now]);

  const body = { role: "clerk" };
  await owner.call(`/api/people/${editor.account.id}`, { method: "PUT", body });
  expect((await look()).status).toBe(403);
});
