import type { IncomingMessage, ServerResponse } from "node:http";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Config } from "./config.ts";
import { registerHealth } from "./health.ts";
import { redirectFromWww } from "./http/address.ts";
import { finishConnectionsOnClose } from "./http/closing.ts";
import { securityHeaders } from "./http/security.ts";
import type { Storage } from "./inbox/storage.ts";
import { createStore } from "./inbox/store.ts";
import { registerIntake } from "./intake/routes.ts";
import { registerUnsubscribe } from "./intake/unsubscribe.ts";
import { loggerOptions, logRequest, requestId } from "./logging.ts";
import { answerFilesFirst } from "./static/quick.ts";
import { registerStatic } from "./static/routes.ts";
import type { Site } from "./static/site.ts";

interface Parts {
  site: Site;
  storage: Storage;
  /** Called after each stored submission: its mails are waiting. */
  onStored: () => void;
}

type Exchange = [request: IncomingMessage, response: ServerResponse];
type QuickParts = { site: Site; headers: Record<string, string>; isClosing: () => boolean };

/** Wires the parts to routes; it neither opens storage nor listens, so tests can build it whole. */
export function buildApp(config: Config, parts: Parts): FastifyInstance {
  const { http } = config;
  const { site, storage } = parts;
  const headers = securityHeaders(config.siteUrl);
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.trustProxy,
    bodyLimit: http.bodyLimit,
    requestTimeout: http.requestTimeoutMs,
    keepAliveTimeout: http.keepAliveTimeoutMs,
    http: { headersTimeout: http.headersTimeoutMs, connectionsCheckingInterval: 1000 },
    /** A request that still arrives on an open connection while we close is answered like any other. */
    return503OnClosing: false,
    /** An address that cannot be decoded reaches no route, so no hook either. */
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { ...headers, "content-type": "text/plain; charset=utf-8" });
      reply.raw.end("This address is malformed.\n");
    },
  });

  const isClosing = finishConnectionsOnClose(app);

  const siteUrl = config.siteUrlGiven ? new URL(config.siteUrl) : undefined;
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (!redirectFromWww(request, reply, siteUrl)) done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "request failed");
    return reply
      .code(status)
      .type("text/plain; charset=utf-8")
      .send(status >= 500 ? "Something went wrong on our side.\n" : `${error.message}\n`);
  });

  const store = createStore(storage, {
    messageIdDomain: config.mail.from.address.split("@")[1] ?? config.firm.domain,
    visitorMailsPerDay: config.mail.perVisitorAndDay,
  });
  registerHealth(app, { storage, store, site, alertAfterMs: config.mail.alertAfterMs, isClosing });
  registerIntake(app, config, { ...parts, store });
  registerUnsubscribe(app, config.firm, storage);
  registerStatic(app, site);
  // In detail, the log holds every request, and the routes write it.
  if (!isDetailed(config.logLevel)) serveFilesFirst(app, { site, headers, isClosing });
  return app;
}

const isDetailed = (level: string) => level === "debug" || level === "trace";

function serveFilesFirst(app: FastifyInstance, { site, headers, isClosing }: QuickParts): void {
  const routes = app.server.listeners("request") as Array<(...args: Exchange) => void>;
  const throughRoutes = (...exchange: Exchange) => {
    for (const listener of routes) listener.apply(app.server, exchange);
  };
  const files = answerFilesFirst(site, headers, throughRoutes);
  app.server.removeAllListeners("request");
  app.server.on("request", (...exchange: Exchange) =>
    isClosing() ? throughRoutes(...exchange) : files(...exchange),
  );
}
