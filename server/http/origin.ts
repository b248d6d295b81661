import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Who may post. A request without an Origin comes from no page (a command line, a monitor). A page of ours is known
 * by its host or by the browser's word for it; any other page needs to be listed in ALLOWED_ORIGINS.
 */
export function isWelcomeOrigin(request: FastifyRequest, siteUrl: string, allowed: string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  if (request.headers["sec-fetch-site"] === "same-origin") return true;
  return isOurPage(request, origin, siteUrl);
}

export function isOurPage(request: FastifyRequest, origin: string, siteUrl: string): boolean {
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === request.host);
}

/** Lets a listed origin read the answer. */
export function allowCrossOrigin(request: FastifyRequest, reply: FastifyReply, allowed: string[]): void {
  const { origin } = request.headers;
  if (allowed.length > 0) reply.header("vary", "origin");
  if (origin === undefined || !allowed.includes(origin)) return;
  reply
    .header("access-control-allow-origin", origin)
    .header("access-control-allow-methods", "POST")
    .header("access-control-allow-headers", "content-type, accept")
    .header("access-control-max-age", "86400");
}
