import { CHECKLIST_PDF_PATH } from "../../contract/forms.ts";
import type { Config } from "../config.ts";
import { beginDueMailings, finishMailings } from "../inbox/mailings/sending.ts";
import { UNWANTED } from "../inbox/outbox/hold-reasons.ts";
import { areStored, type ClaimedMail, type ClaimedMailingMail } from "../inbox/outbox/outbox.ts";
import { type ClaimedStaffMail, forgetSentStaffMails } from "../inbox/outbox/staff-mails.ts";
import type { ClaimedTrainingMail } from "../inbox/registrations/training-mails.ts";
import { hashFor } from "../inbox/storage/addresses.ts";
import { newId } from "../inbox/storage/ids.ts";
import { clockOf, type Storage } from "../inbox/storage/storage.ts";
import { fileOf } from "../inbox/submissions/read.ts";
import { isSuppressed } from "../inbox/subscribers/suppression.ts";
import type { Log } from "../logging.ts";
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
import { checkReply } from "./reply-mail.ts";
import { createSentJournal } from "./sent-journal.ts";
import { folderTransport, smtpTransport, type Transport } from "./transport.ts";
import { createWorker, WORKER_DEFAULTS, type WorkerSettings } from "./worker.ts";

interface MailerParts {
  storage: Storage;
  log: Log;
  /** A file of the built site. */
  file: (path: string) => Buffer | undefined;
  /** Told of each mail that went out. */
  sentOne: (mail: { queued_at: number }) => void;
}

/** Sends the mails of the outbox: decides which go out, writes them and hands them to the transport. */
export function createMailer(config: Config, parts: MailerParts, worker: Partial<WorkerSettings> = {}) {
  const { mail, firm, siteUrl, dataDir } = config;
  const { from, to, bounces, words, smtpUrl, alertAfterMs, noticesPerMinute, mailingPerMinute } = mail;
  const settings: WorkerSettings = {
    ...WORKER_DEFAULTS,
    ...{ alertAfterMs, noticesPerMinute, mailingPerMinute },
    ...worker,
  };
  const transport = smtpUrl
    ? smtpTransport({
        url: smtpUrl,
        allowPlaintext: mail.allowPlaintext,
        maxConnections: settings.concurrency,
        dkim: readSigner(mail),
      })
    : folderTransport(dataDir);
  const pdf = () => checklistPdf(parts.file);
  const common: MailSettings = {
    ...{ firm, siteUrl, words, from, to, bounces },
    ...{ checklistPdf: pdf, picture: parts.file, replyPlus: mail.replyPlus },
  };
  const limits = { perDay: mail.perVisitorAndDay, perHour: mail.perHour };
  const send = createSender(parts.storage, transport, limits, common);
  const digest = createDigest(config, parts.storage);
  const outbox = createWorker(
    {
      storage: parts.storage,
      send,
      tendMailings: async () => {
        const now = await clockOf(parts.storage);
        await beginDueMailings(parts.storage, { now, domain: domainOf(from) });
        await finishMailings(parts.storage, now);
        await forgetSentStaffMails(parts.storage);
        await digest(now);
      },
      outcome: transport.outcome,
      journal: createSentJournal(dataDir),
      log: parts.log,
      sentOne: parts.sentOne,
    },
    settings,
  );
  const sendAlert = (alerts: string[]) =>
    transport.send(composeAlert(`<${newId(20)}@${domainOf(from)}>`, alerts, common), []);
  return {
    ...outbox,
    /** Mails the firm what needs attention; undefined where mails are only written into files. */
    sendAlert: smtpUrl ? sendAlert : undefined,
    async stop() {
      await outbox.stop();
      transport.close();
    },
  };
}

/** Returns a function that sends a delivery, or says why it goes on hold. */
function createSender(storage: Storage, transport: Transport, limits: VisitorLimits, settings: MailSettings) {
  /** Sends a mail. If its submission is erased meanwhile, one written as a file is removed too. */
  async function carry(mail: Composed, delivery: Delivery): Promise<undefined> {
    await transport.send(mail, delivery);
    if (transport.takeBack && !(await areStored(storage, delivery))) await transport.takeBack(delivery);
  }

  async function sendNotice(delivery: [ClaimedMail, ...ClaimedMail[]]) {
    const about: NoticeSubject[] = [];
    for (const { submission } of delivery) {
      const hash = await hashFor(storage, submission.email);
      about.push({ submission, isSuppressed: await isSuppressed(storage, hash) });
    }
    const [only] = about;
    if (only && delivery.length === 1) only.file = await fileOf(storage, only.submission);
    return carry(composeNotice(messageIdOf(delivery), about, settings), delivery);
  }

  return async (delivery: Delivery) => {
    if (isOfMailing(delivery)) {
      const [claimed] = delivery;
      const decision = await checkMailingMail(storage, claimed);
      if ("holdReason" in decision) return decision;
      return carry(composeMailing(claimed, decision, settings), delivery);
    }
    if (isToStaff(delivery)) return carry(composeStaffMail(delivery[0], settings), delivery);
    if (isOfTraining(delivery)) {
      const [claimed] = delivery;
      if (await isSuppressed(storage, await hashFor(storage, claimed.email))) return { holdReason: UNWANTED };
      return carry(composeTrainingMail(claimed, settings), delivery);
    }
    const [claimed] = delivery;
    if (claimed.mail.recipient === "firm") return sendNotice(delivery);
    if (claimed.mail.template === "reply") {
      const decision = await checkReply(storage, claimed);
      if ("holdReason" in decision) return decision;
      return carry(composeReply(claimed, decision, settings), delivery);
    }
    const decision = await checkVisitorMail(storage, claimed, limits, Date.now());
    if ("holdReason" in decision) return decision;
    return carry(composeVisitorMail(claimed, decision, settings), delivery);
  };
}

const isOfMailing = (delivery: Delivery): delivery is [ClaimedMailingMail] => "mailing" in delivery[0];

const isOfTraining = (delivery: Delivery): delivery is [ClaimedTrainingMail] => "trainingMail" in delivery[0];

const isToStaff = (delivery: Delivery): delivery is [ClaimedStaffMail] => "staffMail" in delivery[0];

/** A batch has an id of its own, the same at every attempt. */
function messageIdOf([{ mail }]: Delivery): string {
  return mail.group_id === null ? mail.message_id : mail.message_id.replace(mail.id, mail.group_id);
}

/** Throws if the build lacks the file: then the mail waits in the outbox and is tried again. */
function checklistPdf(file: MailerParts["file"]): Buffer {
  const pdf = file(CHECKLIST_PDF_PATH);
  if (!pdf) throw new Error(`The build has no ${CHECKLIST_PDF_PATH}: build the site.`);
  return pdf;
}
