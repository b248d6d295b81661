import { CHECKLIST_PDF_PATH } from "../../contract/forms.ts";
import { dayOf } from "../../contract/indian-time.ts";
import { type PublishedRun, RUNS_PATH } from "../../contract/trainings.ts";
import type { Config } from "../config.ts";
import { beginDueMailings, finishMailings } from "../inbox/mailings/sending.ts";
import { NOTED_EVERY, noteMailer } from "../inbox/outbox/mailer-seen.ts";
import { UNREACHABLE, UNWANTED } from "../inbox/outbox/new-mails.ts";
import { areStored } from "../inbox/outbox/outbox.ts";
import { forgetSentStaffMails } from "../inbox/outbox/staff-mails.ts";
import { fullRunIn } from "../inbox/registrations/full-runs.ts";
import { findRegistration, runDetail } from "../inbox/registrations/registrations.ts";
import { tellRunChanges, wasOf } from "../inbox/registrations/run-changes.ts";
import { tendWaitingLists } from "../inbox/registrations/waiting-list.ts";
import { hashFor } from "../inbox/storage/addresses.ts";
import { newId } from "../inbox/storage/ids.ts";
import { findRow, findRows, present } from "../inbox/storage/rows.ts";
import { clockOf, type Storage } from "../inbox/storage/storage.ts";
import { fieldsOf, type StoredSubmission } from "../inbox/storage/tables.ts";
import { fileOf } from "../inbox/submissions/read.ts";
import { isSuppressed } from "../inbox/subscribers/suppression.ts";
import { findUnreachable } from "../inbox/subscribers/unreachable.ts";
import type { Log } from "../logging.ts";
import { createRunReader } from "../static/published-runs.ts";
import {
  type Composed,
  composeAlert,
  composeMailing,
  composeNotice,
  composeReply,
  composeStaffMail,
  composeTrainingMail,
  composeVisitorMail,
  type MailSettings,
} from "./compose.ts";
import { createDigest } from "./digest.ts";
import { domainOf, readSigner } from "./dkim.ts";
import { checkVisitorMail, type VisitorLimits } from "./mail-limits.ts";
import { checkMailingMail } from "./mailing-mails.ts";
import type { Delivery } from "./notice-batches.ts";
import type { NoticeSubject } from "./notices.ts";
import { addDueReminders } from "./reminders.ts";
import { checkReply } from "./reply-mail.ts";
import { createSentJournal } from "./sent-journal.ts";
import { certificateFiles, checkTrainingMail } from "./training-mails.ts";
import { folderTransport, smtpTransport, type Transport } from "./transport.ts";
import { createWorker, WORKER_DEFAULTS, type WorkerSettings } from "./worker.ts";

interface MailerParts {
  storage: Storage;
  log: Log;
  file: (path: string) => Buffer | undefined;
  sentOne: (mail: { queued_at: number }) => void;
}

export function createMailer(
  config: Config,
  parts: MailerParts,
  worker: Partial<WorkerSettings> = {},
) {
  const { mail, siteUrl, dataDir } = config;
  const { words, smtpUrl, alertAfterMs, noticesPerMinute, mailingPerMinute } = mail;
  const paces = { alertAfterMs, noticesPerMinute, mailingPerMinute };
  const settings: WorkerSettings = { ...WORKER_DEFAULTS, ...paces, ...worker };
  const transport = smtpUrl
    ? smtpTransport({
        url: smtpUrl,
        allowPlaintext: mail.allowPlaintext,
        maxConnections: settings.concurrency,
        dkim: readSigner(mail),
      })
    : folderTransport(dataDir);
  const pdf = () => checklistPdf(parts.file);
  /** Made for each mail: what is published may have changed since the last. */
  const common = (): MailSettings => ({
    ...{ firm: config.firm, siteUrl, words, from: mail.from, to: mail.to, bounces: mail.bounces },
    ...{ checklistPdf: pdf, picture: parts.file, replyPlus: mail.replyPlus },
  });
  const limits = { perDay: mail.perVisitorAndDay, perHour: mail.perHour };
  const runs = createRunReader(parts.file);
  const send = createSender({
    storage: parts.storage,
    transport,
    limits,
    publishedRuns: runs,
    common,
  });
  const outbox = createWorker(
    {
      storage: parts.storage,
      send,
      tending: tendingOf(config, parts.storage, runs),
      outcome: transport.outcome,
      journal: createSentJournal(dataDir),
      log: parts.log,
      sentOne: parts.sentOne,
    },
    settings,
  );
  const sendAlert = (alerts: string[]) =>
    transport.send(composeAlert(`<${newId(20)}@${domainOf(mail.from)}>`, alerts, common()), []);
  const noteRunning = () =>
    void noteMailer(parts.storage).catch((err: unknown) =>
      parts.log.error({ err }, "that mails are sent from here could not be written down"),
    );
  let noting: ReturnType<typeof setInterval> | undefined;
  return {
    ...outbox,
    start() {
      noteRunning();
      noting = setInterval(noteRunning, NOTED_EVERY);
      outbox.start();
    },
    sendAlert: smtpUrl ? sendAlert : undefined,
    async stop() {
      clearInterval(noting);
      await outbox.stop();
      transport.close();
    },
  };
}

/** What is to be looked at every few seconds. */
function tendingOf(
  config: Config,
  storage: Storage,
  runs: () => PublishedRun[] | undefined,
): (() => Promise<unknown>)[] {
  const digest = createDigest(config, storage);
  const when = async () => ({
    now: await clockOf(storage),
    domain: domainOf(config.mail.from),
  });
  return [
    async () => beginDueMailings(storage, await when()),
    async () => finishMailings(storage, await clockOf(storage)),
    async () => {
      const published = runs() ?? [];
      // Without a build every run would seem to be gone.
      if (published.length > 0) await tellRunChanges(storage, published, await when());
    },
    async () => tendWaitingLists(storage, runs() ?? [], await when()),
    async () => addDueReminders(storage, runs() ?? [], await when()),
    () => forgetSentStaffMails(storage),
    async () => digest(await clockOf(storage)),
  ];
}

interface SenderParts {
  storage: Storage;
  transport: Transport;
  limits: VisitorLimits;
  /** Undefined while the build does not list them. */
  publishedRuns: () => PublishedRun[] | undefined;
  common: () => MailSettings;
}

function createSender({ storage, transport, limits, publishedRuns, common }: SenderParts) {
  /** Sends a mail. If its submission is erased meanwhile, one written as a file is removed too. */
  async function carry(mail: Composed, delivery: Delivery): Promise<undefined> {
    await transport.send(mail, delivery);
    if (transport.takeBack && !(await areStored(storage, delivery)))
      await transport.takeBack(delivery);
  }

  async function sendNotice(delivery: Delivery) {
    const ids = delivery.map(({ submission_id }) => submission_id ?? "");
    const about: NoticeSubject[] = [];
    for (const submission of await findRows(storage, "submission", { id: ids })) {
      const { email } = submission;
      const isUnwanted = await isSuppressed(storage, await hashFor(storage, email));
      const isUnreachable = (await findUnreachable(storage, email)) !== undefined;
      about.push({ submission, isSuppressed: isUnwanted, isUnreachable });
    }
    const only = present(about[0]);
    if (delivery.length === 1) only.file = await fileOf(storage, only.submission);
    return carry(composeNotice(messageIdOf(delivery), about, common()), delivery);
  }

  async function sendTrainingMail(delivery: Delivery) {
    const [mail] = delivery;
    const queued = present(await findRow(storage, "training_mail", { mail_id: mail.id }));
    const registration = present(await findRegistration(storage, queued.registration_id));
    const { email } = registration;
    if (await isSuppressed(storage, await hashFor(storage, email))) return { holdReason: UNWANTED };
    if (await findUnreachable(storage, email)) return { holdReason: UNREACHABLE };
    const now = await clockOf(storage);
    const change = await findRow(storage, "run_change", { id: queued.run_change_id });
    const was = change && wasOf(change);
    const about = { ...queued, registration, was, queuedAt: mail.queued_at };
    const decision = checkTrainingMail(about, presentFile(publishedRuns(), RUNS_PATH), now);
    if ("holdReason" in decision) return decision;
    const seat = { ...decision, registration, detail: await runDetail(storage, registration), now };
    const certificates = await certificateFiles(storage, queued);
    return carry(composeTrainingMail({ mail, email, certificates }, seat, common()), delivery);
  }

  /** “Far-Future Forestry, May 10-12 2098”, if an inquiry asks for a run in which no seat is left. */
  async function fullRunOf(submission: StoredSubmission): Promise<string | undefined> {
    const { about = "" } = fieldsOf(submission);
    if (submission.kind !== "contact" || about === "") return undefined;
    const run = await fullRunIn(
      storage,
      publishedRuns() ?? [],
      about,
      dayOf(await clockOf(storage)),
    );
    return run && `${run.title}, ${run.dates}`;
  }

  /** What its turn has come for is looked up now, as it may have changed since it was queued. */
  return async (delivery: Delivery) => {
    const [mail] = delivery;
    const settings = common();
    if (mail.recipient === "firm") return sendNotice(delivery);
    if (mail.recipient === "subscriber") {
      const id = mail.mailing_recipient_id ?? "";
      const recipient = present(await findRow(storage, "mailing_recipient", { id }));
      const mailing = present(await findRow(storage, "mailing", { id: recipient.mailing_id }));
      const decision = await checkMailingMail(storage, recipient);
      if ("holdReason" in decision) return decision;
      return carry(composeMailing({ mail, mailing, recipient }, decision, settings), delivery);
    }
    if (mail.recipient === "staff") {
      const staffMail = present(await findRow(storage, "staff_mail", { mail_id: mail.id }));
      return carry(composeStaffMail(mail, staffMail, settings), delivery);
    }
    if (mail.recipient === "participant") {
      return sendTrainingMail(delivery);
    }
    const submission = present(
      await findRow(storage, "submission", { id: mail.submission_id ?? "" }),
    );
    if (mail.template === "reply") {
      const decision = await checkReply(storage, mail, submission);
      if ("holdReason" in decision) return decision;
      return carry(composeReply({ mail, submission }, decision, settings), delivery);
    }
    const decision = await checkVisitorMail(storage, { mail, submission }, limits, Date.now());
    if ("holdReason" in decision) return decision;
    const fullRun = await fullRunOf(submission);
    return carry(
      composeVisitorMail({ mail, submission }, { ...decision, fullRun }, settings),
      delivery,
    );
  };
}

/** A batch has an id of its own, the same at every attempt. */
const messageIdOf = ([mail]: Delivery): string =>
  mail.group_id === null ? mail.message_id : mail.message_id.replace(mail.id, mail.group_id);

const checklistPdf = (file: MailerParts["file"]) =>
  presentFile(file(CHECKLIST_PDF_PATH), CHECKLIST_PDF_PATH);

/** Throws if the build lacks the file: then the mail waits in the outbox and is tried again. */
function presentFile<Found>(found: Found | undefined, path: string): Found {
  if (!found) throw new Error(`The build has no ${path}: build the site.`);
  return found;
}
