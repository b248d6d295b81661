import type { FastifyReply, FastifyRequest } from "fastify";

export function pathOf({ url = "" }: { url?: string | undefined }): string {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The query with its “?”, not decoded; empty without one. */
export function queryOf({ url = "" }: { url?: string | undefined }): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}

/** Read from the Host header only, since anybody can send X-Forwarded-Host. */
const WWW = /^www\.([a-z0-9.-]+)(:\d{1,5})?$/i;

/** A cheap check for every request; `redirectFromWww` decides. */
export const mayBeForWww = (host: string | undefined) =>
  host?.startsWith("w") || host?.startsWith("W");

/** Returns whether it did. Without `site`, any www. is redirected. 308 keeps the body of a posted form. */
export function redirectFromWww(
  request: FastifyRequest,
  reply: FastifyReply,
  site: URL | undefined,
) {
  const [, name = "", port = ""] = WWW.exec(request.headers.host ?? "") ?? [];
  if (!name || (site && site.hostname !== name.toLowerCase())) return false;
  const origin = site ? site.origin : `${request.protocol}://${name}${port}`;
  const path = request.url.startsWith("/") ? request.url : "/";
  const safe = request.method === "GET" || request.method === "HEAD";
  reply.header("location", origin + path).header("cache-control", "no-store");
  reply.code(safe ? 301 : 308).send();
  return true;
}
