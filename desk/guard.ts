import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "../contract/headers.ts";
import type { Desk } from "./desk.ts";
import { checkSession } from "./identity.ts";
import { Refusal } from "./refusal.ts";
import { mayAsk } from "./roles.ts";
import type { Session } from "./sessions.ts";
import { previewOrigins } from "./settings.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Null on routes with `isOpen`, which answer without a session. */
    session: Session;
  }
  interface FastifyContextConfig {
    /** The route answers without a session. All other routes need one. */
    isOpen?: true;
  }
}

export const MALFORMED = "This address is malformed: go back and open it again.";

const TOKEN_HEADER = "x-desk-token";

/** Allows only files of the desk, no inline script or style. It may frame itself and the preview; none may frame it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src";

const headersWith = (preview: string[]) => ({
  ...securityHeaders(""),
  "content-security-policy": [POLICY, "'self'", ...preview].join(" "),
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
});

/** Before every route: refuses requests of other sites, without a session, that the role may not make, or malformed. */
export function registerGuard(app: FastifyInstance, desk: Desk): void {
  const { origins, sessions, settings, previewPort } = desk;
  app.decorateRequest("session", null as unknown as Session);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headersWith(previewPort ? previewOrigins(settings, origins(), previewPort) : []));
    refuseOtherSites(request, origins());
    const { config, url } = request.routeOptions;
    if (config.isOpen) return;
    const token = String(request.headers[TOKEN_HEADER]);
    const session = sessions.find(cookieIn(request, cookieName(request)), token);
    if (!session || !(await checkSession(desk, session)))
      throw new Refusal(401, "Your session has ended: sign in again.");
    // Checks the path of the route, not the requested one, which can be spelt in several ways.
    if (url !== undefined && !mayAsk(session.role, url, request.method))
      throw new Refusal(
        403,
        `This is not open to you as ${session.role}. Ask the owner of the desk.`,
      );
    session.seenAt = desk.now();
    request.session = session;
    // PostgreSQL stores no such character, and answers a question with one by an error.
    if (request.url.includes("%00")) throw new Refusal(400, MALFORMED);
  });
  app.addHook("preValidation", async ({ body }) => {
    if (!Buffer.isBuffer(body) && isDeeper(body, DEEPEST))
      throw new Refusal(400, "This is nested more deeply than any record.");
  });
}

/** Bodies are read and written by recursion, which deeper ones could overflow. */
const DEEPEST = 32;
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** Also refuses unknown host names, which a rebound DNS entry could lead here. */
function refuseOtherSites({ method, headers }: FastifyRequest, origins: string[]): void {
  const hosts = origins.map((origin) => new URL(origin).host);
  if (!hosts.includes(headers.host ?? ""))
    throw new Refusal(
      403,
      "The desk does not answer under this web address. Open the link that it printed.",
    );
  const { origin } = headers;
  const changes = method !== "GET" && method !== "HEAD";
  // Browsers send an origin with every change; a change without one is refused.
  if ((origin !== undefined || changes) && !origins.includes(origin ?? ""))
    throw new Refusal(403, "This request comes from another site.");
  const site = headers["sec-fetch-site"];
  const isOwn = site === undefined || site === "same-origin" || (site === "none" && !changes);
  if (!isOwn) throw new Refusal(403, "This request comes from another site.");
}

/** The name contains the port: browsers share cookies between ports, and a machine may run two desks. */
const cookieName = ({ headers }: FastifyRequest) =>
  `desk-${headers.host?.replace(/^.*:/, "") ?? ""}`;

export const cookieIn = ({ headers }: Pick<FastifyRequest, "headers">, name: string) =>
  (headers.cookie ?? "")
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Stores the session's id in the browser; 0 seconds remove the cookie. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  seconds: number,
): void {
  const secure = request.headers.origin?.startsWith("https:") ? "; Secure" : "";
  const rules = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
  reply.header("set-cookie", `${cookieName(request)}=${id}; ${rules}`);
}
