import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pathOf, queryOf } from "../http/address.ts";
import { chooseVariant, isUnchanged, readRange } from "./negotiate.ts";
import type { Site, SiteFile } from "./site.ts";

/** Everything no other route answers: pages, assets, redirects to the one address of a page, and 404. */
export function registerStatic(app: FastifyInstance, site: Site): void {
  app.get("/*", (request, reply) => {
    const path = decodePath(pathOf(request));
    const found = site.find(path);
    if (found.kind === "moved") {
      return reply
        .code(301)
        .header("location", encodeURI(found.path) + queryOf(request))
        .send();
    }
    if (found.kind === "file") return sendFile(request, reply, found.file);
    if (found.page) return sendPage(request, reply.code(404), found.page);
    return reply.code(404).type("text/plain; charset=utf-8").send("There is nothing at this address.\n");
  });

  app.setNotFoundHandler((request, reply) => {
    const known = site.find(decodePath(pathOf(request))).kind !== "missing";
    if (known) reply.header("allow", "GET, HEAD");
    return reply
      .code(known ? 405 : 404)
      .type("text/plain; charset=utf-8")
      .send(known ? "This address can only be read.\n" : "There is nothing at this address.\n");
  });
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const { headers } = request;
  const wantsRange = headers.range !== undefined;
  const [variant, encoding] = chooseVariant(file, wantsRange ? undefined : headers["accept-encoding"]);
  label(reply, file, encoding).header("etag", variant.etag).header("accept-ranges", "bytes");
  if (isUnchanged(headers["if-none-match"], variant.etag)) return reply.code(304).send();

  const stale = headers["if-range"] !== undefined && headers["if-range"] !== variant.etag;
  const range = stale ? undefined : readRange(headers.range, variant.body.length);
  if (range === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${variant.body.length}`).send();
  }
  if (range) {
    return reply
      .code(206)
      .header("content-range", `bytes ${range.start}-${range.end}/${variant.body.length}`)
      .send(variant.body.subarray(range.start, range.end + 1));
  }
  return reply.send(variant.body);
}

/** A page shown in place of another answer has the status of that answer, so it is never a 304 or a range. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: SiteFile): FastifyReply {
  const [variant, encoding] = chooseVariant(page, request.headers["accept-encoding"]);
  return label(reply, page, encoding).send(variant.body);
}

function label(reply: FastifyReply, file: SiteFile, encoding: "br" | "gzip" | undefined): FastifyReply {
  reply.type(file.type).header("cache-control", file.cacheControl);
  if (file.policy) reply.header("content-security-policy", file.policy);
  if (file.br || file.gzip) reply.header("vary", "accept-encoding");
  if (encoding) reply.header("content-encoding", encoding);
  return reply;
}
