import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { errorText } from "./error-text.ts";
import { pathOf } from "./http/paths.ts";
import type { Site } from "./static/site.ts";

export type Log = FastifyBaseLogger;

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Mail servers often repeat the recipient in their answers; logs hold no personal data. */
export const withoutAddresses = (text: string) => text.replace(ADDRESS, "<address>");

export function describeError(error: unknown) {
  const known: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  const { name, code, stack = "" } = known;
  const message = withoutAddresses(errorText(known));
  return { type: name, code, message, stack: withoutAddresses(stack) };
}

export const loggerOptions = (level: string) => ({
  level,
  serializers: { err: describeError },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
});

const SAFE_ID = /^[\w.-]{8,64}$/;

/** Takes a proxy's request id, so that a request can be followed through both logs. Visitors cannot choose it. */
export const requestIds = (behindProxy: boolean) => (request: IncomingMessage) => {
  const given = request.headers["x-request-id"];
  return behindProxy && typeof given === "string" && SAFE_ID.test(given) ? given : randomUUID();
};

/** One line a request, with nothing a visitor chose: the path is that of a page or of a route. */
export function logRequest(request: FastifyRequest, reply: FastifyReply, site: Site): void {
  const path = pathOf(request);
  const line = {
    method: request.method,
    path: site.find(path).kind === "file" ? path : (request.routeOptions.url ?? "none"),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
  if (reply.statusCode >= 500) request.log.error(line, "request failed");
  else if (request.method === "GET" || request.method === "HEAD")
    request.log.debug(line, "request");
  else request.log.info(line, "request");
}
