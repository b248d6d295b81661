import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as send,
} from "node:http";
import { text } from "node:stream/consumers";
import type { Session } from "../sessions.ts";
import { KEY_HEADER, type Upstream } from "./preview.ts";
import { withPreviewScript } from "./preview-script.ts";

const TICKET = "desk-ticket";
const TICKET_MS = 60_000;
/** The session of who opened the preview, and the day on which pages are read; today unless given. */
type Look = { session: Session; day?: string | undefined };

/** The only headers that go on to the preview: no cookie, no origin. */
const PASSED_ON = ["accept", "if-none-match", "sec-fetch-dest", "sec-fetch-mode"];

interface Settings {
  host: string;
  port: number;
  /** The origins of the desk: only its pages may frame the preview. */
  origins: () => string[];
  /** The origins under which the preview answers. */
  ownOrigins: () => string[];
  isSignedIn: (session: Session) => Promise<boolean>;
  /** Where the preview's server listens; starts the server if needed. */
  reach: () => Promise<Upstream>;
}

/**
 * Serves the preview under its own origin, so that scripts of a page cannot reach the desk. `open` adds a ticket to an
 * address; it works once, within a minute. The browser gets a cookie for it, which is valid as long as the session.
 */
export function createPreviewDoor({ host, port, origins, ownOrigins, isSignedIn, reach }: Settings) {
  const tickets = new Map<string, Look & { until: number }>();
  const passes = new Map<string, Look>();
  const cookie = `preview-${port}=`;
  const server = createServer((request, response) => {
    enter(request, response).catch((error: Error) => refuse(response, 502, error.message));
  });
  let listening: Promise<unknown> | undefined;

  /** Answers a request: exchanges a ticket for a cookie, or passes the request on to the preview's server. */
  async function enter(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = request;
    const own = ownOrigins().find((origin) => new URL(origin).host === headers.host);
    if (!own || !isOwnPage(headers, own))
      return refuse(response, 403, "This request comes from another site.");
    if (method !== "GET" && method !== "HEAD") return refuse(response, 405, "The preview only shows pages.");
    if (!URL.canParse(url, own)) return refuse(response, 400, "There is no such page.");
    const { pathname, search, searchParams } = new URL(url, own);
    const ticket = searchParams.get(TICKET);
    if (ticket !== null) {
      const found = tickets.get(ticket);
      tickets.delete(ticket);
      if (!found || found.until < Date.now()) return refuse(response, 403, "Open this page from the desk.");
      const pass = random();
      passes.set(pass, found);
      searchParams.delete(TICKET);
      const rest = searchParams.size > 0 ? `?${searchParams}` : "";
      response
        .writeHead(303, {
          location: `${own}${pathname}${rest}`,
          "set-cookie": `${cookie}${pass}; Path=/; HttpOnly; SameSite=Strict${own.startsWith("https:") ? "; Secure" : ""}`,
          "cache-control": "no-store",
        })
        .end();
      return;
    }
    const given = (headers.cookie ?? "").split(/;\s*/).find((one) => one.startsWith(cookie));
    const look = passes.get(given?.slice(cookie.length) ?? "");
    if (!look || !(await isSignedIn(look.session)))
      return refuse(response, 403, "Open this page from the desk.");
    passOn(request, response, { path: pathname + search, day: look.day, to: await reach() });
  }

  function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    { path, day, to }: { path: string; day: string | undefined; to: Upstream },
  ): void {
    const headers: OutgoingHttpHeaders = { [KEY_HEADER]: to.key };
    for (const name of PASSED_ON) if (request.headers[name]) headers[name] = request.headers[name];
    const forwarded = send({ host: "127.0.0.1", port: to.port, method: request.method, path, headers });
    forwarded.on("response", async (answer) => {
      const isPage = answer.headers["content-type"]?.startsWith("text/html");
      const own = { ...answer.headers, ...headersFor(origins()) };
      if (isPage) delete own["content-length"];
      response.writeHead(answer.statusCode ?? 502, own);
      if (!isPage) return answer.pipe(response);
      response.end(withPreviewScript(await text(answer).catch(() => ""), day));
    });
    forwarded.on("error", () => refuse(response, 502, "The preview does not answer: open it again."));
    response.on("close", () => forwarded.destroy());
    forwarded.end();
  }

  return {
    /** The address of a page with a new ticket. Listens and starts the preview's server if needed. */
    async open(look: Look, address: URL): Promise<string> {
      listening ??= once(server.listen(port, host), "listening");
      await listening.catch((error: NodeJS.ErrnoException) => {
        listening = undefined;
        const isTaken = error.code === "EADDRINUSE";
        throw isTaken ? new Error(`Another program uses port ${port}: set DESK_PREVIEW_PORT.`) : error;
      });
      await reach();
      for (const [old, { until }] of tickets) if (until < Date.now()) tickets.delete(old);
      for (const [old, holder] of passes) if (!(await isSignedIn(holder.session))) passes.delete(old);
      const ticket = random();
      tickets.set(ticket, { ...look, until: Date.now() + TICKET_MS });
      const opening = new URL(address);
      opening.searchParams.set(TICKET, ticket);
      return opening.href;
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

const random = () => randomBytes(32).toString("base64url");

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
