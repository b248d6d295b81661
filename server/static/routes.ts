import type { FastifyInstance } from "fastify";
import { pathOf } from "../http/address.ts";
import type { StaticHandler } from "./handler.ts";
import type { Site } from "./site.ts";

/** Everything no other route answers: pages, assets, redirects to the one path of a page, and 404. */
export function registerStatic(app: FastifyInstance, site: Site, files: StaticHandler): void {
  app.get("/*", (request, reply) => {
    reply.hijack();
    files.answer(request.raw, reply.raw);
  });

  app.setNotFoundHandler((request, reply) => {
    const known = site.find(pathOf(request)).kind !== "missing";
    if (known) reply.header("allow", "GET, HEAD");
    return reply
      .code(known ? 405 : 404)
      .type("text/plain; charset=utf-8")
      .send(known ? "This address can only be read.\n" : "There is nothing at this address.\n");
  });
}
