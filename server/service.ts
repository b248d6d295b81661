import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { CHECKLIST_PDF_PATH } from "../contract/forms.ts";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { openStorage, type Storage } from "./inbox/storage.ts";
import { composeMail } from "./mail/messages.ts";
import { folderTransport, smtpTransport } from "./mail/transport.ts";
import { createWorker, WORKER_DEFAULTS, type WorkerSettings } from "./mail/worker.ts";
import { loadSite, type Site } from "./static/site.ts";

export interface Service {
  app: FastifyInstance;
  storage: Storage;
  site: Site;
  port: number;
  /** Answers what is under way, finishes the mails that are being sent, then lets go of the storage. */
  close(): Promise<void>;
}

/** Opens the storage, starts the outbox worker and listens. */
export async function startService(config: Config, worker: Partial<WorkerSettings> = {}): Promise<Service> {
  const site = loadSite(config.buildDir);
  const storage = await openStorage(config, (err) =>
    app.log.error({ err }, "a database connection was lost"),
  );
  const app = buildApp(config, { site, storage, onStored: () => outbox.nudge() });

  const settings = { ...WORKER_DEFAULTS, alertAfterMs: config.mail.alertAfterMs, ...worker };
  const transport = config.mail.smtpUrl
    ? smtpTransport(config.mail.smtpUrl, settings.concurrency)
    : folderTransport(config.dataDir);
  const mailSettings = {
    firm: config.firm,
    siteUrl: config.siteUrl,
    from: config.mail.from,
    to: config.mail.to,
    checklistPdf: () => checklistPdf(site),
    picture: (path: string) => site.file(path)?.identity.body,
  };
  const outbox = createWorker(
    storage,
    (claimed) => transport.send(composeMail(claimed, mailSettings), claimed),
    app.log,
    settings,
  );

  const close = async () => {
    const deadline = setTimeout(() => {
      app.log.warn("connections that did not end in time were cut");
      app.server.closeAllConnections();
    }, config.http.closeWithinMs);
    await Promise.all([app.close(), outbox.stop()]);
    clearTimeout(deadline);
    transport.close();
    await storage.close();
  };

  try {
    await app.listen({
      port: config.port,
      host: config.host,
      // Node's 511 is soon full when a thousand browsers come at once; those beyond it wait for seconds.
      backlog: 4096,
      listenTextResolver: () => "listening",
    });
  } catch (error) {
    await close();
    throw error;
  }
  outbox.start();
  return { app, storage, site, port: (app.server.address() as AddressInfo).port, close };
}

/** Without the file the mail waits in the outbox and is tried again: a checklist mail without one helps nobody. */
function checklistPdf(site: Site): Buffer {
  const file = site.file(CHECKLIST_PDF_PATH);
  if (!file)
    throw new Error(`The build has no ${CHECKLIST_PDF_PATH}: build the site and start the server again.`);
  return file.identity.body;
}
