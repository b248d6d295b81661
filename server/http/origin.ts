import type { FastifyReply, FastifyRequest } from "fastify";

/** No Origin: it comes from no page (a command line). Other pages than ours must be in ALLOWED_ORIGINS. */
export function isAllowedOrigin(
  request: FastifyRequest,
  siteUrl: string | undefined,
  allowed: string[],
) {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  if (request.headers["sec-fetch-site"] === "same-origin") return true;
  return isOurPage(request, origin, siteUrl);
}

/** Whether an origin is this site; without SITE_URL, the host of the request counts as ours. */
export function isOurPage(
  request: FastifyRequest,
  origin: string,
  siteUrl: string | undefined,
): boolean {
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === (siteUrl ? new URL(siteUrl).host : request.headers.host);
}

/** What the SDKs of EmailJS and Formspree send beside the form. */
const HEADERS = "content-type, accept, formspree-client, formspree-session-data";

export function allowCrossOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: string[],
): void {
  const { origin } = request.headers;
  if (allowed.length > 0) reply.header("vary", "origin");
  if (origin === undefined || !allowed.includes(origin)) return;
  reply
    .header("access-control-allow-origin", origin)
    .header("access-control-allow-methods", "POST")
    .header("access-control-allow-headers", HEADERS)
    .header("access-control-expose-headers", "retry-after, x-request-id")
    .header("access-control-max-age", "86400");
}
