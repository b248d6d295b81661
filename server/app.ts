import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { Kind } from "../contract/fields.ts";
import { partHeaders, securityHeaders } from "../contract/headers.ts";
import type { Config } from "./config.ts";
import { registerHealth } from "./health.ts";
import { type Closing, finishConnectionsOnClose } from "./http/closing.ts";
import { answerUnreadable, createFrontDoor } from "./http/front-door.ts";
import { answerError } from "./http/page.ts";
import { pathOf, redirectFromWww } from "./http/paths.ts";
import type { Storage } from "./inbox/storage/storage.ts";
import { createStore } from "./inbox/submissions/store.ts";
import { registerMailLinks } from "./intake/mail-links.ts";
import { registerPublicCounts } from "./intake/public-counts.ts";
import { registerIntake } from "./intake/routes.ts";
import { loggerOptions, logRequest, requestIds } from "./logging.ts";
import { sayWith } from "./mail/visitor-mails.ts";
import { type OutboxWaits, registerMetrics } from "./metrics.ts";
import { createStaticHandler, type StaticHandler } from "./static/handler.ts";
import { registerRulesFeed } from "./static/rules-feed.ts";
import type { Site } from "./static/site.ts";
import type { Counter } from "./visits/counter.ts";
import { wantsNoCount } from "./visits/judge.ts";
import { countTaken, registerVisits } from "./visits/routes.ts";

interface Parts {
  site: Site;
  storage: Storage;
  onStored: () => void;
  outboxWaits?: OutboxWaits;
  counter?: Counter | undefined;
}

/** Wires the parts to routes; it neither opens storage nor listens, so tests can build it whole. */
export function buildApp(config: Config, parts: Parts): FastifyInstance {
  const { http } = config;
  const { site, storage, counter } = parts;
  const headers = securityHeaders(config.siteUrl);
  const byPart = { documents: headers, parts: partHeaders(config.siteUrl) };
  const files = createStaticHandler(site, byPart, counter && countTaken(counter));
  const closing: Closing = { hasBegun: false };
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config.trustProxy !== false),
    trustProxy: config.trustProxy,
    bodyLimit: http.bodyLimit,
    serverFactory: createFrontDoor(http, {
      headers,
      closing,
      // A detailed log has a line for every request, and only the routes write it.
      answerFirst: ["debug", "trace"].includes(config.logLevel) ? () => false : files.answerFile,
    }),
    clientErrorHandler: answerUnreadable(headers),
    /** A request that still arrives on an open connection while we close is answered like any other. */
    return503OnClosing: false,
    /** A path that cannot be decoded reaches no route and no hook. */
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { ...headers, "content-type": "text/plain; charset=utf-8" });
      reply.raw.end("This address is malformed.\n");
    },
  });

  finishConnectionsOnClose(app, closing);

  const siteUrl = config.siteUrlGiven ? new URL(config.siteUrl) : undefined;
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (!redirectFromWww(request, reply, siteUrl)) done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    logRequest(request, reply, site);
    done();
  });
  app.setErrorHandler(answerError(config));

  const messageIdDomain = config.mail.from.address.split("@")[1] ?? config.firm.domain;
  const store = createStore(storage, {
    messageIdDomain,
    confirmNewsletter: config.mail.confirmNewsletter,
  });
  registerHealth(app, { storage, store, site, alertAfterMs: config.mail.alertAfterMs, closing });
  registerMetrics(app, storage, config, parts.outboxWaits);
  const onStored = ({ headers }: FastifyRequest, kind: Kind, isSpam: boolean) => {
    parts.onStored();
    if (!isSpam && !wantsNoCount(headers)) counter?.count("sent", kind);
  };
  registerIntake(app, config, { site, store, onStored });
  registerMailLinks(app, config, {
    storage,
    messageIdDomain,
    confirmLabel: (kind) => sayWith(config)(config.mail.words().visitors[`${kind}-confirm`].button),
    onQueued: parts.onStored,
  });
  registerPublicCounts(app, storage, site);
  registerRulesFeed(app, site, config);
  if (counter) registerVisits(app, config, site, counter);
  registerStatic(app, site, files);
  return app;
}

function registerStatic(app: FastifyInstance, site: Site, files: StaticHandler): void {
  app.get("/*", (request, reply) => {
    reply.hijack();
    files.answer(request.raw, reply.raw);
  });

  app.setNotFoundHandler((request, reply) => {
    reply.type("text/plain; charset=utf-8");
    if (site.find(pathOf(request)).kind === "missing")
      return reply.code(404).send("There is nothing at this address.\n");
    return reply.code(405).header("allow", "GET, HEAD").send("This address can only be read.\n");
  });
}
