import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from "node:http";
import { buffer } from "node:stream/consumers";
import { newToken } from "../../server/inbox/storage/ids.ts";
import type { Changes } from "../../site/content/reader/content-files.ts";
import type { DeskSetup } from "../desk.ts";
import { cookieIn } from "../guard.ts";
import { checkSession } from "../identity.ts";
import { mayAsk } from "../roles.ts";
import type { Session } from "../sessions.ts";
import { previewOrigins } from "../settings.ts";
import { KEY_HEADER, type Preview, type Upstream } from "./preview.ts";
import { WITHOUT_SOCKETS, withPreviewScript } from "./preview-script.ts";

const TICKET = "desk-ticket";
const TICKET_MS = 60_000;
/** The session of who opened the preview, and the day on which pages are read; today unless given. */
type Look = { session: Session; day?: string | undefined };

/** The only headers that go on to the preview: no cookie, no origin. */
const PASSED_ON = ["accept", "if-none-match", "sec-fetch-dest", "sec-fetch-mode"];

/**
 * The only paths that go on to the preview: those of pages and their files, which begin with a letter or digit, and
 * what development adds to a page. The server behind it answers others too, and starts an editor at one of them.
 */
const SERVED =
  /^\/(?:[a-z\d][^%]*|@vite\/client|@react-refresh|@id\/astro:scripts\/[\w.-]+|\.cache\/fonts\/[\w.-]+)?$/i;

/** A page that takes longer fails, so that it does not keep others waiting for ever. */
const ANSWER_MS = 90_000;

/** The route that opens the preview: who may ask it may look. */
const PREVIEW = "/api/content/preview";

/** A request with a ticket, at the origin of the preview that it was sent to. */
type Ticketed = { ticket: string; asked: URL; own: string };

/** The unsaved words of a session, the same object until they change. */
type WordsOf = (session: Session) => Changes;

/**
 * Serves the preview under its own origin, so that scripts of a page cannot reach the desk. `open` adds a ticket to a
 * url; it works once, within a minute. The browser gets a cookie for it, which is valid as long as the session.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its steps share tickets, passes and what is shown.
export function createPreviewDoor(
  desk: DeskSetup,
  port: number,
  { reach }: Preview,
  wordsOf: WordsOf,
) {
  const { settings, origins, sessions } = desk;
  const tickets = new Map<string, Look & { until: number }>();
  const passes = new Map<string, Look>();
  const cookie = `preview-${port}`;
  const server = createServer((request, response) => {
    enter(request, response).catch((error: Error) => refuse(response, 502, error.message));
  });
  let listening: Promise<unknown> | undefined;
  let shown: Shown = { ready: Promise.resolve(), ended: Promise.resolve() };

  async function enter(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = request;
    const all = previewOrigins(settings, origins(), port);
    const own = all.find((origin) => new URL(origin).host === headers.host);
    if (!own || !isOwnPage(headers, own))
      return refuse(response, 403, "This request comes from another site.");
    if (method !== "GET" && method !== "HEAD")
      return refuse(response, 405, "The preview only shows pages.");
    if (!URL.canParse(url, own)) return refuse(response, 400, "There is no such page.");
    const asked = new URL(url, own);
    const ticket = asked.searchParams.get(TICKET);
    if (ticket !== null) return letIn(response, { ticket, asked, own });
    const look = await lookOf(request);
    if (!look) return refuse(response, 403, "Open this page from the desk.");
    if (asked.origin !== own || !SERVED.test(asked.pathname))
      return refuse(response, 404, "There is no such page.");
    await show(request, response, { asked, look });
  }

  /** Undefined once the session has ended, or its account may not look any more. */
  async function lookOf(request: IncomingMessage): Promise<Look | undefined> {
    const look = passes.get(cookieIn(request, cookie) ?? "");
    if (!look || !(await checkSession(desk, look.session))) return undefined;
    return mayAsk(look.session.role, PREVIEW) ? look : undefined;
  }

  /** A ticket works once: it is changed for a cookie. */
  function letIn(response: ServerResponse, { ticket, asked, own }: Ticketed): void {
    const found = tickets.get(ticket);
    tickets.delete(ticket);
    if (!found || found.until < Date.now()) {
      refuse(response, 403, "Open this page from the desk.");
      return;
    }
    const pass = newToken();
    passes.set(pass, found);
    asked.searchParams.delete(TICKET);
    const secure = own.startsWith("https:") ? "; Secure" : "";
    response.writeHead(303, {
      location: own + asked.pathname + asked.search,
      "set-cookie": `${cookie}=${pass}; Path=/; HttpOnly; SameSite=Strict${secure}`,
      "cache-control": "no-store",
    });
    response.end();
  }

  async function show(
    request: IncomingMessage,
    response: ServerResponse,
    { asked, look }: { asked: URL; look: Look },
  ): Promise<void> {
    const to = await reach();
    const path = asked.pathname + asked.search;
    const answer = await whileShown(to, look, () => askFor(path, request, to));
    const isPage = answer.headers["content-type"]?.startsWith("text/html");
    const isClient = answer.status === 200 && asked.pathname === "/@vite/client";
    if (isPage || isClient) delete answer.headers["content-length"];
    response
      .writeHead(answer.status, { ...answer.headers, ...headersFor(origins()) })
      .write(isClient ? WITHOUT_SOCKETS : "");
    response.end(isPage ? withPreviewScript(answer.body.toString(), look.day) : answer.body);
  }

  /**
   * Asks while the preview's server shows these words on this day and no others: pages are made of modules and records
   * that all its requests share. Requests with the same words run together; those with others wait until they have ended.
   */
  function whileShown(to: Upstream, { session, day = "" }: Look, ask: () => Promise<Answer>) {
    const words = wordsOf(session);
    if (shown.words !== words || shown.day !== day || shown.to !== to) {
      const ready = shown.ended.then(async () => {
        const put = { method: "PUT", headers: {} };
        const { status } = await askFor(`/?day=${day}`, put, to, JSON.stringify(words));
        if (status >= 300) throw new Error("The preview's server did not take the words.");
      });
      shown = { to, words, day, ready, ended: ready.catch(() => (shown.words = undefined)) };
    }
    const answer = shown.ready.then(ask);
    shown.ended = Promise.allSettled([shown.ended, answer]).then(() => undefined);
    return answer.catch(() => {
      throw new Error("The preview does not answer: open it again.");
    });
  }

  return {
    async open(look: Look, page: URL): Promise<string> {
      listening ??= once(server.listen(port, settings.host), "listening");
      await listening.catch((error: NodeJS.ErrnoException) => {
        listening = undefined;
        const isTaken = error.code === "EADDRINUSE";
        throw isTaken
          ? new Error(`Another program uses port ${port}: set DESK_PREVIEW_PORT.`)
          : error;
      });
      await reach();
      for (const [old, { until }] of tickets) if (until < Date.now()) tickets.delete(old);
      for (const [old, holder] of passes) if (!sessions.isOpen(holder.session)) passes.delete(old);
      const ticket = newToken();
      tickets.set(ticket, { ...look, until: Date.now() + TICKET_MS });
      const opening = new URL(page);
      opening.searchParams.set(TICKET, ticket);
      return opening.href;
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Words = { to?: Upstream; words?: Changes | undefined; day?: string };
type Shown = Words & Record<"ready" | "ended", Promise<void>>;
type Asked = Pick<IncomingMessage, "method" | "headers">;
type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** The whole answer of the preview's server, also when the browser has gone: until then its words must stay. */
async function askFor(
  path: string,
  { method, headers }: Asked,
  to: Upstream,
  body = "",
): Promise<Answer> {
  const own = Object.fromEntries(
    PASSED_ON.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
  );
  const signal = AbortSignal.timeout(ANSWER_MS);
  const about = { host: "127.0.0.1", port: to.port, method, path, signal };
  const sent = send({ ...about, headers: { ...own, [KEY_HEADER]: to.key } }).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
}

/** Whether a request comes from the preview itself or opens a page; other sites may not fetch parts of pages. */
function isOwnPage({ origin, ...headers }: IncomingMessage["headers"], own: string): boolean {
  if (origin !== undefined && origin !== own) return false;
  const site = headers["sec-fetch-site"] ?? "none";
  return site === "same-origin" || site === "none" || headers["sec-fetch-mode"] === "navigate";
}

const headersFor = (origins: string[]) => ({
  "content-security-policy": `frame-ancestors ${origins.join(" ")}`,
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
});

function refuse(response: ServerResponse, status: number, sentence: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(sentence);
}
