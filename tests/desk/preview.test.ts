import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { projectEnv, root } from "../../contract/project.mjs";
import { KEY_HEADER, type Upstream } from "../../desk/content/preview.ts";
import { addAuditLine } from "../../server/inbox/audit.ts";
import { addDays, today } from "../../site/dates/dates.ts";
import { eventually } from "../server/harness/eventually.ts";
import { freePort } from "../server/harness/ports.ts";
import { startDesk } from "./harness.ts";

/** Beside whatever an engineer keeps there. */
const FOLDER = `data/looked-for-${process.pid}`;
const SETTINGS = `.env.looked-for-${process.pid}`;
const SECRET = "A visitor's words, for nobody else";
const PAGE = "/thank-you";
/** A busy machine is no failure. */
const START_MS = 110_000;

/** What a data folder holds beside the inbox: mails, applications, copies, keys, and what staff put there. */
const KEPT = [
  ...["mail/x.eml", "mail/y.eml.part", "unrecorded/1.json", "uploads/cv.pdf", "uploads/cv.docx"],
  ...[
    "backup.sqlite",
    "backup.json",
    "export.csv",
    "subscribers.csv",
    "certificate-register.jsonl",
  ],
  ...[
    "certificate-key.pem",
    "dkim.pem",
    "mail.key",
    "notes.txt",
    "notes.md",
    "letter.html",
    "log.json",
  ],
].map((name) => `${FOLDER}/${name}`);
const inside = [
  ...KEPT,
  `${FOLDER}/inbox.sqlite`,
  `${FOLDER}/inbox.sqlite-wal`,
  SETTINGS,
  ".git/config",
];

/** The ways in which servers of this kind were talked into giving a file away. */
const ways = (file: string) => {
  const whole = path.join(root, file);
  const encoded = `%${file.charCodeAt(0).toString(16)}${file.slice(1)}`;
  return [
    `/${file}`,
    `/${encoded}`,
    `//${file}`,
    `/./${file}`,
    `/${file}?raw`,
    `/${file}?import`,
    `/${file}?import&raw`,
    `/${file}?raw??`,
    `/${file}?url&inline`,
    `/${file}?t=1&inline&import`,
    `/${file}#/site/layout/client.ts`,
    `/site/../${file}`,
    `/site/%2e%2e/${file}`,
    `/site/..%2f${file}`,
    `/art/../../../${file}`,
    `/@fs${whole}`,
    `/@fs${whole}?raw`,
    `/@fs${whole}?import&raw??`,
    `/@fs/${whole}`,
    `/@fs${root}site/../${file}`,
    `/@fs${root}site/%2e%2e/${file}?raw`,
    `/@fs${root}node_modules/..%2f${file}`,
    `/@id/${whole}?raw`,
    `/@id/__x00__${whole}`,
    `/_image?href=/@fs${whole}&f=svg`,
    `/_image?href=/${file}&f=svg`,
  ];
};
/** Every way for the first file; for each of the others the plain one and the one past the root. */
const asked = inside.flatMap((file, index) =>
  index === 0 ? ways(file) : [`/${file}`, `/@fs${path.join(root, file)}?raw`],
);

const signs = [
  SECRET,
  Buffer.from(SECRET).toString("base64").slice(0, 24),
  "SQLite format 3",
  "[core]",
];
const leaks = (text: string) => signs.some((sign) => text.includes(sign));

/** Paths that are none are refused before anybody asks for a key. */
const REFUSED = expect.toBeOneOf([400, 403]);

type Answer = { status: number; text: string; headers: IncomingHttpHeaders };

/** As it stands: `fetch` would tidy the path up. */
function get(
  origin: string,
  pagePath: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const given = { accept: "*/*", ...headers };
    const sent = request({ host: hostname, port, path: pagePath, headers: given }, (answer) => {
      let text = "";
      answer.setEncoding("latin1").on("data", (chunk) => (text += chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }),
      );
      answer.on("error", reject);
    });
    sent.on("error", reject).end();
  });
}

async function leaked(origin: string, headers: Record<string, string> = {}): Promise<string[]> {
  const found: string[] = [];
  for (const pagePath of asked)
    if (leaks((await get(origin, pagePath, headers)).text)) found.push(pagePath);
  return found;
}

function start(
  args: string[],
  env: Record<string, string> = {},
): ChildProcess & { said: () => string } {
  // Astro serves no pages where it sees signs of Vitest.
  const { PATH } = projectEnv();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, ENV_FILE: "none", CONTENT_DIR: process.env.CONTENT_DIR, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  return Object.assign(child, { said: () => said });
}

beforeAll(() => {
  for (const file of [...KEPT, SETTINGS]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), SECRET);
  }
});
afterAll(() => {
  for (const file of [FOLDER, SETTINGS])
    rmSync(path.join(root, file), { recursive: true, force: true });
});

describe("the preview of the desk", () => {
  let holder: ReturnType<typeof start>;
  let reached: Upstream;
  beforeAll(async () => {
    holder = start(["tests/desk/hold-preview.ts"]);
    reached = await eventually(() => {
      if (holder.exitCode !== null) throw new Error(holder.said());
      const line = /^\{.*\}$/m.exec(holder.said())?.[0];
      return line === undefined ? undefined : (JSON.parse(line) as Upstream);
    }, START_MS);
  });
  afterAll(() => void holder.kill());

  /** A desk whose inbox lies in the project, and the preview's own origin. */
  async function open() {
    const previewPort = await freePort();
    const warm = vi.fn(async () => {});
    const preview = { reach: async () => reached, warm, close: () => {} };
    const desk = await startDesk({ DATA_DIR: path.join(root, FOLDER) }, { previewPort, preview });
    await addAuditLine(desk.storage, {
      at: 0,
      who: SECRET,
      area: "inbox",
      subject: "",
      what: SECRET,
    });
    const origin = `http://127.0.0.1:${previewPort}`;
    const ticket = async (body: object = { path: PAGE }, headers = {}) => {
      const answer = await desk.call("/api/content/preview", { method: "POST", body, headers });
      return new URL(answer.json().url);
    };
    const exchange = ({ pathname, search }: URL) => get(origin, pathname + search);
    const cookieOf = ({ headers }: Answer) => headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
    return { desk, origin, ticket, exchange, cookieOf, warm };
  }

  test("somebody opens the list of records → the preview is started; not for whoever is not signed in", async () => {
    const { desk, warm } = await open();
    expect((await desk.ask("/api/content/list")).status).toBe(401);
    expect(warm).not.toHaveBeenCalled();
    await desk.call("/api/content/list");
    expect(warm).toHaveBeenCalledOnce();
  });

  test("opened from the desk → the page, by a ticket that works once and a cookie of its own", async () => {
    const { desk, origin, ticket, exchange, cookieOf } = await open();
    const url = await ticket();
    const entered = await exchange(url);
    expect(entered).toMatchObject({ status: 303, headers: { location: origin + PAGE } });
    expect(entered.headers["set-cookie"]?.[0]).toMatch(
      /^preview-\d+=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect((await exchange(url)).status).toBe(403);
    const cookie = cookieOf(entered);
    const page = await get(origin, PAGE, { cookie });
    expect(page.status).toBe(200);
    expect(page.text).toContain("</html>");
    expect(page.headers["content-security-policy"]).toMatch(
      /^frame-ancestors http:\/\/127\.0\.0\.1:4600 /,
    );
    expect(page.headers["access-control-allow-origin"]).toBeUndefined();

    await desk.call("/api/session", { method: "DELETE" });
    expect((await get(origin, PAGE, { cookie })).status).toBe(403);
  });

  test("whoever has no ticket, and other pages → refused, whatever they ask for", async () => {
    const { origin, ticket, exchange, cookieOf } = await open();
    const cookie = cookieOf(await exchange(await ticket()));
    const strangers: Record<string, string>[] = [
      {},
      { cookie: "preview=guessed" },
      { cookie: cookie.replace(/=.*/, "=guessed") },
      { cookie, origin: "https://evil.example" },
      { cookie, origin: "null" },
      { cookie, "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" },
      { cookie, host: "rebound.example" },
    ];
    for (const headers of strangers) {
      const statuses = await Promise.all(
        [PAGE, "/@vite/client", ...asked].map(
          async (pagePath) => (await get(origin, pagePath, headers)).status,
        ),
      );
      expect(new Set(statuses), JSON.stringify(headers)).toEqual(new Set([403]));
    }
  });

  test("somebody who is signed in → no file but those of pages", async () => {
    const { origin, ticket, exchange, cookieOf } = await open();
    const cookie = cookieOf(await exchange(await ticket()));
    expect((await get(origin, "/site/styles/site.css?raw", { cookie })).status).toBe(200);
    expect(await leaked(origin, { cookie })).toEqual([]);
  });

  test("two who write about one record at once → each sees their own words, and others what is saved", async () => {
    const { desk, origin, ticket, exchange, cookieOf } = await open();
    const file = "content/trainings/signal-flags.yaml";
    const { data, body } = (await desk.call(`/api/content/record?file=${file}`)).json();
    const path = "/trainings/signal-flags";
    const look = async (title?: string) => {
      const { headers } = await desk.signIn();
      const draft = title === undefined ? undefined : { file, data: { ...data, title }, body };
      const cookie = cookieOf(await exchange(await ticket({ path, draft }, headers)));
      const see = async () =>
        /<h1[^>]*>(?:<[^>]*>)*([^<]+)/.exec((await get(origin, path, { cookie })).text)?.[1];
      return { headers, see };
    };
    const titles = ["Words of one", "Words of the other", data.title];
    const looks = [await look(titles[0]), await look(titles[1]), await look()];
    for (let round = 0; round < 3; round += 1)
      expect(await Promise.all(looks.map(({ see }) => see()))).toEqual(titles);
    await desk.call("/api/session", { method: "DELETE", headers: looks[0]?.headers });
    expect(await looks[0]?.see()).toBeUndefined();
    expect(await (await look()).see()).toBe(data.title);
  });

  test("a section that is hidden until a day → on the page that somebody reads on that day, and not before", async () => {
    const { desk, origin, ticket, exchange, cookieOf } = await open();
    const file = "content/pages/signal-towers.yaml";
    const { data } = (await desk.call(`/api/content/record?file=${file}`)).json();
    const text = data.sections.find(({ type }: { type: string }) => type === "text");
    const day = addDays(today(), 40);
    Object.assign(text, { title: "Words for later", hidden: true, returns: day });
    const seen: boolean[] = [];
    for (const readOn of [day, addDays(day, -1), undefined, day]) {
      const body = { path: "/signal-towers", draft: { file, data }, day: readOn };
      const cookie = cookieOf(await exchange(await ticket(body)));
      seen.push((await get(origin, "/signal-towers", { cookie })).text.includes("Words for later"));
    }
    expect(seen).toEqual([true, false, false, true]);
  });

  test("what starts programs, or is no part of a page → not found, in any spelling", async () => {
    const { origin, ticket, exchange, cookieOf } = await open();
    const cookie = cookieOf(await exchange(await ticket()));
    const doors = [
      "__open-in-editor",
      "__OPEN-IN-EDITOR",
      "%5f_open-in-editor",
      "_%5Fopen-in-editor",
    ];
    const pagePaths = [
      ...doors.flatMap((door) =>
        ["/", "//", "/./", "/x/../", "/%2e/", "//x/", "/\\"].map((way) => way + door),
      ),
      ...[
        "/__vite_ping",
        "/_image",
        "/_server-islands/x",
        "/_astro/x",
        "/@vite/env",
        "/@id/astro:x",
      ],
      ...[
        `/@fs${root}site/styles/site.css`,
        "/@id/__x00__x",
        "/.env",
        "/.cache/published/x",
        "/%73ite",
      ],
    ];
    for (const pagePath of pagePaths)
      for (const query of ["", "?file=site/pages/index.astro"])
        expect((await get(origin, pagePath + query, { cookie })).status, pagePath + query).toBe(
          404,
        );
    for (const pagePath of [
      "/@vite/client",
      "/@react-refresh",
      "/site/layout/client.ts",
      "/favicon.svg",
    ])
      expect((await get(origin, pagePath, { cookie })).status, pagePath).toBe(200);
  });

  test("asked past the desk → nothing, without its key", async () => {
    const origin = `http://127.0.0.1:${reached.port}`;
    const strangers: Record<string, string>[] = [{}, { [KEY_HEADER]: "guessed" }, { origin }];
    for (const headers of strangers) {
      for (const pagePath of [PAGE, "/@vite/client", ...asked])
        expect(await get(origin, pagePath, headers)).toMatchObject({ status: REFUSED, text: "" });
    }
    await expect(invoke(origin, path.join(root, `${FOLDER}/mail/x.eml?raw`))).rejects.toThrow();
  });

  test("the desk killed → ends with it", async () => {
    holder.kill("SIGKILL");
    await eventually(() =>
      get(`http://127.0.0.1:${reached.port}`, PAGE).then(
        () => false,
        () => true,
      ),
    );
  });
});

// The same server as the preview's, once more without the desk before it.
if (process.env.TESTS === "long") {
  test("npm run dev → pages for this machine, and no file but those of pages, by any way or origin", async () => {
    const { storage } = await startDesk({ DATA_DIR: path.join(root, FOLDER) });
    await addAuditLine(storage, { at: 0, who: SECRET, area: "inbox", subject: "", what: SECRET });
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = start(["scripts/dev.mjs"], { PORT: String(port) });
    try {
      const page = await eventually(() => {
        if (server.exitCode !== null) throw new Error(server.said());
        return get(origin, PAGE, { origin: "http://localhost:1" }).catch(() => undefined);
      }, START_MS);
      expect(page.status).toBe(200);
      expect(page.headers["access-control-allow-origin"]).toBeUndefined();
      expect((await get(origin, "/site/styles/site.css?raw")).status).toBe(200);
      expect(await leaked(origin)).toEqual([]);
      for (const file of inside)
        expect(leaks(await invoke(origin, path.join(root, `${file}?raw`))), file).toBe(false);
    } finally {
      server.kill();
    }
  });
}

/** What the development server's own page asks for over its socket, which needs no token without an origin. */
function invoke(origin: string, module: string): Promise<string> {
  const socket = new WebSocket(origin.replace("http", "ws"), "vite-hmr");
  const data = { id: "send:1", name: "fetchModule", data: [module, null, {}] };
  return new Promise<string>((resolve, reject) => {
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "custom", event: "vite:invoke", data }));
    socket.onmessage = ({ data: text }) =>
      String(text).includes("vite:invoke") && resolve(String(text));
    socket.onerror = () => reject(new Error("refused"));
    socket.onclose = () => reject(new Error("closed"));
  }).finally(() => socket.close());
}
