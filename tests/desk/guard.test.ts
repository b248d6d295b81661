import { expect, onTestFinished, test, vi } from "vitest";
import { readSettings } from "../../desk/settings.ts";
import { HOST, ORIGIN, startDesk } from "./harness.ts";

const LIST = "/api/inbox/submissions";
const RENAME = { method: "PUT", body: { who: "Ravi" } } as const;

test("its own page, signed in → reads and changes, and nothing is cached", async () => {
  const { call } = await startDesk();
  const list = await call(LIST);
  expect(list.status).toBe(200);
  expect(list.headers["cache-control"]).toBe("no-store");
  expect(list.headers["content-security-policy"]).toContain(
    "default-src 'none'; script-src 'self';",
  );
  expect((await call("/api/session", RENAME)).json()).toEqual({ who: "Ravi" });
});

test.each([
  ["without a cookie", { cookie: undefined }],
  [
    "with the cookie alone, as another port of this machine would see it",
    { "x-desk-token": undefined },
  ],
  ["with another session's token", { "x-desk-token": "x".repeat(43) }],
])("a request %s → 401", async (_name, headers) => {
  const { call } = await startDesk();
  expect((await call(LIST, { headers })).status).toBe(401);
  expect((await call("/api/session", { ...RENAME, headers })).status).toBe(401);
});

test.each([
  ["from another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  [
    "from another port of this machine",
    { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-site" },
  ],
  ["that hides where it comes from", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["by a link or picture on another page", { origin: undefined, "sec-fetch-site": "cross-site" }],
  [
    "by a name that was made to lead here",
    { host: "evil.example:4600", origin: "http://evil.example:4600" },
  ],
  ["for this host on another port", { host: "127.0.0.1:80" }],
])(
  "a request %s, with all that a session has → 403 for reading and for changing",
  async (_name, headers) => {
    const { call } = await startDesk();
    expect((await call(LIST, { headers })).status).toBe(403);
    expect((await call("/api/session", { ...RENAME, headers })).status).toBe(403);
  },
);

test("a fault of the desk → a plain sentence with a number, which the log explains", async () => {
  const { call, storage } = await startDesk();
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  await storage.db.schema.dropTable("audit").execute();
  const answer = await call("/api/audit");
  expect(answer.status).toBe(500);
  const number = /^A fault of the desk.*\((\S+)\)\.$/.exec(answer.json().error)?.[1];
  expect(answer.text).not.toMatch(/audit|table|select/i);
  expect(log.mock.calls.join()).toMatch(new RegExp(`${number}, GET /api/audit: .*no such table`));
  const broken = await call("/api/session", { ...RENAME, body: {} });
  expect([broken.status, broken.json().error]).toEqual([
    400,
    expect.stringContaining("expected string"),
  ]);
});

test("a change that names no page behind it → 403", async () => {
  const { call } = await startDesk();
  const headers = { origin: undefined, "sec-fetch-site": undefined };
  expect((await call("/api/session", { ...RENAME, headers })).status).toBe(403);
});

test("a browser that names no page, as for a path typed by hand → reads, and changes nothing", async () => {
  const { call } = await startDesk();
  const none = { "sec-fetch-site": "none" };
  const typed = { ...none, origin: undefined };
  expect((await call(LIST, { headers: typed })).status).toBe(200);
  expect((await call(LIST, { method: "HEAD", headers: typed })).status).toBe(200);
  expect((await call("/api/session", { ...RENAME, headers: none })).status).toBe(403);
  expect((await call("/api/session", { method: "DELETE", headers: none })).status).toBe(403);
  expect((await call("/api/session")).json()).toMatchObject({ who: "Meera" });
});

test("a browser that says nothing of sites → its own page reads and changes", async () => {
  const { call } = await startDesk();
  const headers = { "sec-fetch-site": undefined };
  expect((await call(LIST, { headers })).status).toBe(200);
  expect((await call("/api/session", { ...RENAME, headers })).status).toBe(200);
});

test("a link → opens the desk once, by a cookie that scripts and other sites never see", async () => {
  const { signIn, sessions, ask } = await startDesk();
  const key = sessions.newKey();
  const { answer } = await signIn({ key });
  expect(answer.headers["set-cookie"]).toMatch(
    /^desk-4600=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/,
  );
  expect((await signIn({ key })).answer.status).toBe(401);
  expect((await signIn({ key: "guessed" })).answer.status).toBe(401);
  const other = { method: "POST", body: { key: sessions.newKey() } } as const;
  expect(
    (await ask("/api/session", { ...other, headers: { origin: "https://evil.example" } })).status,
  ).toBe(403);
});

test("a link that nobody opened for a quarter of an hour, and a session of twelve hours → over", async () => {
  const { signIn, sessions, call, clock } = await startDesk();
  const key = sessions.newKey();
  clock.now += 15 * 60_000;
  expect((await signIn({ key })).answer.status).toBe(401);
  clock.now += 12 * 3_600_000;
  expect((await call(LIST)).status).toBe(401);
});

test.each(["/%61pi/inbox/submissions", "/api/inbox/submissions?x", "/api/nothing"])(
  "the path %s, without a session → 401",
  async (path) => {
    const { ask } = await startDesk();
    expect((await ask(path)).status).toBe(401);
  },
);

test.each([
  ["half a letter", "/api/inbox/submissions/%E0%A4%A", 400],
  ["a zero byte", "/api/inbox/submissions?text=a%00b", 400],
  ["an endless id", `/api/inbox/submissions/${"a".repeat(2001)}`, 414],
])("an address with %s → refused in words", async (_what, path, status) => {
  const { call } = await startDesk();
  const answer = await call(path);
  expect([answer.status, answer.json().error]).toEqual([
    status,
    expect.stringMatching(/^This address is malformed/),
  ]);
});

test.each(["//", "//evil.example/", "/\\evil.example"])(
  "a preview of %s, which is no page of the site → refused in words",
  async (path) => {
    const { call } = await startDesk({}, { previewPort: 4601 });
    const answer = await call("/api/content/preview", { method: "POST", body: { path } });
    expect([answer.status, answer.json().error]).toEqual([400, "This is not a page of the site."]);
  },
);

test("signing out → the session is over for good", async () => {
  const { call } = await startDesk();
  expect((await call("/api/session", { method: "DELETE" })).status).toBe(200);
  expect((await call(LIST)).status).toBe(401);
});

test("wrong passphrases → refused, the sixth and then the right one too for a quarter of an hour", async () => {
  const passphrase = "a kettle on the drawbridge";
  const { signIn, clock } = await startDesk({
    DESK_HOST: "127.0.0.1",
    DESK_URL: ORIGIN,
    DESK_PASSPHRASE: passphrase,
  });
  const wrong = { passphrase: "a kettle on the drawbridg", who: "Ravi" };
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await signIn(wrong)).answer.status).toBe(401);
  expect((await signIn({ passphrase, who: "Ravi" })).answer.status).toBe(429);
  clock.now += 15 * 60_000;
  expect((await signIn({ passphrase, who: "Ravi" })).answer.status).toBe(200);
});

test("without a passphrase in the settings → none opens the desk", async () => {
  const { signIn } = await startDesk();
  for (const passphrase of ["", "undefined"])
    expect((await signIn({ passphrase, who: "Ravi" })).answer.status).toBe(401);
});

test.each([
  [{ DESK_HOST: "192.168.1.5" }, /DESK_PASSPHRASE is missing/],
  [{ DESK_URL: "http://desk.example.com" }, /DESK_PASSPHRASE is missing/],
  [{ DESK_URL: "https://192.168.1.5" }, /DESK_PASSPHRASE is missing/],
  [
    { DESK_URL: "https://a.example", DESK_PREVIEW_URL: "https://a.example" },
    /must be another web address/,
  ],
  [{ DESK_URL: "https://a.example.com", DESK_PREVIEW_URL: "https://b.example.org" }, /same domain/],
  [{ DESK_HOST: "192.168.1.5", DESK_PASSPHRASE: "too short" }, /at least 16 characters/],
  [{ DESK_HOST: "0.0.0.0", DESK_PASSPHRASE: "a kettle on the drawbridge" }, /set DESK_URL/],
])("settings %j → the desk does not start", (settings, reason) => {
  expect(() => readSettings(settings)).toThrow(reason);
});

test("an https url without a passphrase → starts, and opens to passkeys and the terminal's link alone", async () => {
  const settings = readSettings({ DESK_URL: "https://desk.example.com" });
  expect(settings.relyingParty).toEqual({
    id: "desk.example.com",
    origin: "https://desk.example.com",
  });
});

test("no settings → this machine alone", () => {
  expect(readSettings({})).toMatchObject({ host: "127.0.0.1", port: 4600, isLocal: true });
});

test("a url behind TLS → a cookie for TLS alone, and no other name", async () => {
  const url = "https://desk.example.com";
  const { ask, sessions } = await startDesk({
    DESK_URL: url,
    DESK_PASSPHRASE: "a kettle on the drawbridge",
  });
  const request = { method: "POST", body: { key: sessions.newKey() } } as const;
  const answer = await ask("/api/session", {
    ...request,
    headers: { host: "desk.example.com", origin: url },
  });
  expect(answer.headers["set-cookie"]).toMatch(/; Secure$/);
  expect((await ask("/", { headers: { host: HOST } })).status).toBe(403);
});
