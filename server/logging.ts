import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { pathOf } from "./http/address.ts";
import type { Site } from "./static/site.ts";

export type Log = FastifyBaseLogger;

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Mail servers like to repeat the recipient in their answers; logs keep no personal data. */
export const withoutAddresses = (text: string) => text.replace(ADDRESS, "<address>");

/** An error as logs may hold it: its kind, its place in the code, its words without addresses. */
export function describeError(error: unknown) {
  const known: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  const { name, code, message, stack = "" } = known;
  return { type: name, code, message: withoutAddresses(message), stack: withoutAddresses(stack) };
}

export function loggerOptions(level: string) {
  return {
    level,
    serializers: { err: describeError },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
}

const SAFE_ID = /^[\w.-]{8,64}$/;

/** A proxy's request id is kept, so one request can be followed through both logs. Without one, visitors choose it. */
export const requestIds = (behindProxy: boolean) => (request: IncomingMessage) => {
  const given = request.headers["x-request-id"];
  return behindProxy && typeof given === "string" && SAFE_ID.test(given) ? given : randomUUID();
};

/** One line a request: nothing a visitor chose reaches the log, so its path is the site's own or a route's. */
export function logRequest(request: FastifyRequest, reply: FastifyReply, site: Site): void {
  const path = pathOf(request);
  const line = {
    method: request.method,
    path: site.find(path).kind === "file" ? path : (request.routeOptions.url ?? "none"),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
  if (reply.statusCode >= 500) request.log.error(line, "request failed");
  else if (request.method === "GET" || request.method === "HEAD") request.log.debug(line, "request");
  else request.log.info(line, "request");
}
