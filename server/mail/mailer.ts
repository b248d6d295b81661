import type { PublishedRun } from "../../contract/trainings.ts";
import type { Config } from "../config.ts";
import { beginDueMailings, finishMailings } from "../inbox/mailings/sending.ts";
import { NOTED_EVERY, noteMailer } from "../inbox/outbox/mailer-seen.ts";
import { forgetSentStaffMails } from "../inbox/outbox/staff-mails.ts";
import { tellRunChanges } from "../inbox/registrations/run-changes.ts";
import { tendWaitingLists } from "../inbox/registrations/waiting-list.ts";
import { newId } from "../inbox/storage/ids.ts";
import { clockOf, type Storage } from "../inbox/storage/storage.ts";
import type { Log } from "../logging.ts";
import { createRunReader } from "../static/published-runs.ts";
import { composeAlert, type MailSettings } from "./compose.ts";
import { createDigest } from "./digest.ts";
import { domainOf, readSigner } from "./dkim.ts";
import { addDueReminders } from "./reminders.ts";
import { checklistPdf, createSender } from "./sender.ts";
import { createSentJournal } from "./sent-journal.ts";
import { folderTransport, smtpTransport, type Transport } from "./transport.ts";
import { createWorker, type Tending, WORKER_DEFAULTS, type WorkerSettings } from "./worker.ts";

interface MailerParts {
  storage: Storage;
  log: Log;
  file: (path: string) => Buffer | undefined;
  sentOne: (mail: { queued_at: number }) => void;
}

/** Nothing is sent before `start`; `stop` resolves once what is under way has ended. */
export function createMailer(
  config: Config,
  { storage, log, file, sentOne }: MailerParts,
  worker: Partial<WorkerSettings> = {},
) {
  const { mail, dataDir } = config;
  const { alertAfterMs, noticesPerMinute, mailingPerMinute } = mail;
  const paces = { alertAfterMs, noticesPerMinute, mailingPerMinute };
  const settings: WorkerSettings = { ...WORKER_DEFAULTS, ...paces, ...worker };
  const transport = transportFor(config, settings.concurrency);
  const current = () => currentSettings(config, file);
  const publishedRuns = createRunReader(file);
  const limits = { perDay: mail.perVisitorAndDay, perHour: mail.perHour };
  const outbox = createWorker(
    {
      storage,
      send: createSender({ storage, transport, limits, publishedRuns, current }),
      tending: tendingOf(config, storage, publishedRuns),
      outcome: transport.outcome,
      journal: createSentJournal(dataDir),
      log,
      sentOne,
    },
    settings,
  );
  const sendAlert = (alerts: string[]) =>
    transport.send(composeAlert(`<${newId(20)}@${domainOf(mail.from)}>`, alerts, current()), []);
  const noteRunning = () =>
    void noteMailer(storage).catch((err: unknown) =>
      log.error({ err }, "that mails are sent from here could not be written down"),
    );
  let noting: ReturnType<typeof setInterval> | undefined;
  return {
    ...outbox,
    start() {
      noteRunning();
      noting = setInterval(noteRunning, NOTED_EVERY);
      outbox.start();
    },
    sendAlert: mail.smtpUrl ? sendAlert : undefined,
    async stop() {
      clearInterval(noting);
      await outbox.stop();
      transport.close();
    },
  };
}

function transportFor({ mail, dataDir }: Config, maxConnections: number): Transport {
  const { smtpUrl: url, allowPlaintext } = mail;
  if (!url) return folderTransport(dataDir);
  return smtpTransport({ url, allowPlaintext, maxConnections, dkim: readSigner(mail) });
}

/** Made for each mail: what is published may have changed since the last. */
function currentSettings(config: Config, file: MailerParts["file"]): MailSettings {
  const { firm, siteUrl, mail } = config;
  return {
    firm,
    siteUrl,
    words: mail.words,
    from: mail.from,
    to: mail.to,
    bounces: mail.bounces,
    checklistPdf: () => checklistPdf(file),
    picture: file,
    replyPlus: mail.replyPlus,
  };
}

/** What is to be looked at every few seconds. */
function tendingOf(
  config: Config,
  storage: Storage,
  publishedRuns: () => PublishedRun[] | undefined,
): Tending {
  const digest = createDigest(config, storage);
  const when = async () => ({
    now: await clockOf(storage),
    domain: domainOf(config.mail.from),
  });
  return [
    async () => beginDueMailings(storage, await when()),
    async () => finishMailings(storage, await clockOf(storage)),
    async () => {
      const published = publishedRuns() ?? [];
      // Without a build every run would seem to be gone.
      if (published.length > 0) await tellRunChanges(storage, published, await when());
    },
    async () => tendWaitingLists(storage, publishedRuns() ?? [], await when()),
    async () => addDueReminders(storage, publishedRuns() ?? [], await when()),
    () => forgetSentStaffMails(storage),
    async () => digest(await clockOf(storage)),
  ];
}
