import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { followClock } from "./inbox/clock.ts";
import { openStorage } from "./inbox/storage/open.ts";
import type { Storage } from "./inbox/storage/storage.ts";
import { followSettings } from "./inbox/webhooks/endpoints.ts";
import { createMailboxReader, type ReadingSettings } from "./incoming/reader.ts";
import type { Log } from "./logging.ts";
import { rememberSigning } from "./mail/dkim.ts";
import { createMailer } from "./mail/mailer.ts";
import type { WorkerSettings } from "./mail/worker.ts";
import { createOutboxWaits } from "./metrics.ts";
import { openLiveSite } from "./static/live.ts";
import { createCounter } from "./visits/counter.ts";
import { startWatch, type WatchSettings } from "./watch.ts";
import { createWebhookSender, type SenderSettings } from "./webhooks/sender.ts";

export type Service = Awaited<ReturnType<typeof startService>>;

/** Opens the storage, serves, and sends mail, until `close`. Throws where it cannot listen, and leaves nothing running. */
export async function startService(
  config: Config,
  worker: Partial<WorkerSettings> = {},
  watchSettings: Partial<WatchSettings> = {},
  webhookSettings: Partial<SenderSettings> = {},
  reading: Partial<ReadingSettings> = {},
) {
  const site = await openLiveSite(config.buildDir);
  /** A connection may break during the migration, before there is a log; then the migration fails. */
  let log: Log | undefined;
  const storage = await openStorage(config, (err) =>
    log?.error({ err }, "a database connection was lost"),
  );
  const onStored = () => {
    mailer.nudge();
    webhooks.nudge();
  };
  const outboxWaits = createOutboxWaits();
  const onUncounted = (err: unknown, what: string) => app.log.error({ err }, what);
  const counter = config.visits.areCounted ? createCounter(storage, onUncounted) : undefined;
  const app = buildApp(config, { site, storage, onStored, outboxWaits, counter });
  log = app.log;
  const unsigned = await rememberSigning(config.mail, storage);
  for (const warning of [...storage.warnings, unsigned ?? []].flat()) log.warn(warning);

  const file = (path: string) => site.file(path)?.identity.body;
  const { sentOne } = outboxWaits;
  const mailer = createMailer(config, { storage, log: app.log, file, sentOne }, worker);

  const { allowed, first } = config.webhooks;
  await followSettings(storage, first, Date.now());
  const sending = { allowed, deskUrl: config.deskUrl, sentOne, ...webhookSettings };
  const webhooks = createWebhookSender(storage, app.log, sending);
  const { imapUrl } = config.mail;
  const reader =
    imapUrl && createMailboxReader(imapUrl, config, { storage, log: app.log }, reading);

  const unwatch = site.watch(app.log);
  let watch: ReturnType<typeof startWatch> | undefined;
  const close = async () => {
    unwatch();
    const deadline = setTimeout(() => {
      app.log.warn("connections that did not end in time were cut");
      app.server.closeAllConnections();
    }, config.http.closeWithinMs);
    await watch?.stop();
    await Promise.all([
      app.close(),
      mailer.stop(),
      webhooks.stop(),
      reader ? reader.stop() : undefined,
    ]);
    await counter?.stop();
    clearTimeout(deadline);
    await storage.close();
  };

  try {
    await noteClock(storage, app.log);
    await listen(app, config);
  } catch (error) {
    await close();
    throw error;
  }
  mailer.start();
  webhooks.start();
  if (reader) reader.start();
  watch = startWatch({ config, storage, log: app.log, sendAlert: mailer.sendAlert }, watchSettings);
  const { port } = app.server.address() as AddressInfo;
  return { app, storage, site, counter, refreshSite: () => site.refresh(app.log), port, close };
}

async function noteClock(storage: Storage, log: Log): Promise<void> {
  await followClock(storage).catch((err: unknown) =>
    log.error({ err }, "what the clock says could not be stored; it is tried again in a minute"),
  );
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  await app.listen({
    port,
    host,
    // Node's default of 511 is full when a thousand browsers come at once; the others would wait for seconds.
    backlog: 4096,
    listenTextResolver: () => "listening",
  });
}
