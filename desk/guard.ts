import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "../contract/headers.ts";
import type { Desk } from "./desk.ts";
import { isValid } from "./identity.ts";
import { Refusal } from "./refusal.ts";
import { mayAsk } from "./roles.ts";
import type { Session } from "./sessions.ts";
import { previewOrigins } from "./settings.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Missing only where a route is open. */
    session: Session;
  }
  interface FastifyContextConfig {
    /** Answers without a session; no other route does. */
    isOpen?: true;
  }
}

const TOKEN_HEADER = "x-desk-token";
export const SESSION_PATH = "/api/session";

/** Own files only: no inline script or style, no frame around it and none within but its own and the site's preview. */
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
    `frame-src ${["'self'", ...preview].join(" ")}`,
  ].join("; ");

const headersWith = (preview: string[]) => ({
  ...securityHeaders(""),
  "content-security-policy": policy(preview),
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
});

/** Other pages of the same browser, and names that lead here by a rebound DNS entry, get nothing and change nothing. */
export function registerGuard(app: FastifyInstance, desk: Desk): void {
  const { origins, sessions, settings, previewPort } = desk;
  app.decorateRequest("session", null as unknown as Session);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headersWith(previewPort ? previewOrigins(settings, origins(), previewPort) : []));
    refuseOtherSites(request, origins());
    const { config, url } = request.routeOptions;
    if (config.isOpen) return;
    const session = sessions.find(readCookie(request), oneOf(request.headers[TOKEN_HEADER]));
    if (!session || !(await isValid(desk, session)))
      throw new Refusal(401, "Your session has ended: sign in again.");
    // The route, not what was typed: every spelling of an address leads to one route.
    if (url !== undefined && !mayAsk(session.role, url))
      throw new Refusal(403, `This is not open to you as ${session.role}. Ask the owner of the desk.`);
    request.session = session;
  });
}

function refuseOtherSites({ method, headers }: FastifyRequest, origins: string[]): void {
  const hosts = origins.map((origin) => new URL(origin).host);
  if (!hosts.includes(headers.host ?? ""))
    throw new Refusal(403, "The desk does not answer under this address. Open the link that it printed.");
  const { origin } = headers;
  const changes = method !== "GET" && method !== "HEAD";
  // Browsers send an origin with every change; a change without one is refused.
  if ((origin !== undefined || changes) && !origins.includes(origin ?? ""))
    throw new Refusal(403, "This request comes from another site.");
  const site = headers["sec-fetch-site"];
  const isOwn = site === undefined || site === "same-origin" || (site === "none" && !changes);
  if (!isOwn) throw new Refusal(403, "This request comes from another site.");
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
