import type { FastifyReply, FastifyRequest } from "fastify";

/** The path as sent, without its query. */
export function pathOf(request: FastifyRequest): string {
  const end = request.url.indexOf("?");
  return end < 0 ? request.url : request.url.slice(0, end);
}

export function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf("?");
  return start < 0 ? "" : request.url.slice(start);
}

const HOST = /^www\.([a-z0-9.-]+(?::\d{1,5})?)$/i;

/** www. is answered with the bare domain. 308 keeps the method and body of a form that was posted there. */
export function redirectFromWww(
  request: FastifyRequest,
  reply: FastifyReply,
  siteUrl: URL | undefined,
): boolean {
  const bare = HOST.exec(request.host ?? "")?.[1];
  if (!bare) return false;
  const secure = siteUrl?.hostname === bare.replace(/:\d+$/, "") && siteUrl.protocol === "https:";
  const origin = secure ? siteUrl.origin : `${request.protocol}://${bare}`;
  const safe = request.method === "GET" || request.method === "HEAD";
  reply
    .code(safe ? 301 : 308)
    .header("location", origin + request.url)
    .send();
  return true;
}
