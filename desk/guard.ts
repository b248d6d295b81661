import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "../contract/headers.ts";
import { Refusal } from "./refusal.ts";
import type { Session, Sessions } from "./sessions.ts";
import { previewOrigins } from "./settings.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Of whoever asks; missing only where a route is open. */
    session: Session;
  }
  interface FastifyContextConfig {
    /** Whether it answers who has no session; every other route does not. */
    isOpen?: true;
  }
}

const TOKEN_HEADER = "x-desk-token";
export const SESSION_PATH = "/api/session";

/** Own files only: no inline script or style, no frame around it and none within but the site's own preview. */
const policy = (preview: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `frame-src ${preview.join(" ") || "'none'"}`,
  ].join("; ");

const headersWith = (preview: string[]) => ({
  ...securityHeaders(""),
  "content-security-policy": policy(preview),
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
});

interface Door {
  /** The origins under which the desk may be asked. */
  origins: () => string[];
  sessions: Sessions;
  previewPort?: number | undefined;
}

/** Other pages of the same browser, and names that lead here by a rebound DNS entry, get nothing and change nothing. */
export function registerGuard(app: FastifyInstance, { origins, sessions, previewPort }: Door): void {
  app.decorateRequest("session", null as unknown as Session);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headersWith(previewPort ? previewOrigins(origins(), previewPort) : []));
    refuseStrangers(request, origins());
    if (request.routeOptions.config.isOpen) return;
    const session = sessions.find(readCookie(request), oneOf(request.headers[TOKEN_HEADER]));
    if (!session) throw new Refusal(401, "Your time at the desk is over: sign in again.");
    request.session = session;
  });
}

function refuseStrangers({ method, headers }: FastifyRequest, origins: string[]): void {
  const hosts = origins.map((origin) => new URL(origin).host);
  if (!hosts.includes(headers.host ?? "")) throw new Refusal(403, "The desk has another address.");
  const { origin } = headers;
  const changes = method !== "GET" && method !== "HEAD";
  // A browser names the page behind every change; who does not is none, or hides it.
  if ((origin !== undefined || changes) && !origins.includes(origin ?? ""))
    throw new Refusal(403, "Another page asks for this.");
  const site = headers["sec-fetch-site"];
  const isOwn = site === undefined || site === "same-origin" || (site === "none" && !changes);
  if (!isOwn) throw new Refusal(403, "Another page asks for this.");
}

const oneOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Cookies do not know ports: two desks of one machine need two names. */
const cookieName = ({ headers }: FastifyRequest) => `desk-${headers.host?.replace(/^.*:/, "") ?? ""}`;

function readCookie(request: FastifyRequest): string | undefined {
  const name = `${cookieName(request)}=`;
  const cookies = (request.headers.cookie ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length);
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, id: string, seconds: number): void {
  const secure = request.headers.origin?.startsWith("https:") ? "; Secure" : "";
  reply.header(
    "set-cookie",
    `${cookieName(request)}=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`,
  );
}
