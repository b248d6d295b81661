import { CHECKLIST_PDF_PATH } from "../../contract/forms.ts";
import type { Config } from "../config.ts";
import { newId } from "../inbox/storage/ids.ts";
import { areStored } from "../inbox/outbox/outbox.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { hashOf, isSuppressed, suppressionKey } from "../inbox/subscribers/suppression.ts";
import { fileOf } from "../inbox/submissions/uploads.ts";
import type { Log } from "../logging.ts";
import { domainOf, readSigner } from "./dkim.ts";
import { judge, type VisitorLimits } from "./mail-limits.ts";
import {
  composeConcerns,
  composeLetter,
  composeNotice,
  type MailSettings,
  type Message,
} from "./messages.ts";
import type { Noticed } from "./notices.ts";
import { createSentJournal } from "./sent-journal.ts";
import { folderTransport, smtpTransport, type Transport } from "./transport.ts";
import { createWorker, type Delivery, WORKER_DEFAULTS, type Worker, type WorkerSettings } from "./worker.ts";

interface PostParts {
  storage: Storage;
  log: Log;
  /** A file of the built site. */
  file: (path: string) => Buffer | undefined;
}

interface Post extends Worker {
  /** Mails the firm what somebody has to see to; undefined where mails are only written into files. */
  tell: ((concerns: string[]) => Promise<void>) | undefined;
}

/** Everything between the outbox and the wire: what is sent, what it says, and who carries it. */
export function createPost(config: Config, parts: PostParts, worker: Partial<WorkerSettings> = {}): Post {
  const { mail, firm, siteUrl, dataDir } = config;
  const settings: WorkerSettings = {
    ...WORKER_DEFAULTS,
    alertAfterMs: mail.alertAfterMs,
    noticesPerMinute: mail.noticesPerMinute,
    ...worker,
  };
  const transport = mail.smtpUrl
    ? smtpTransport({
        url: mail.smtpUrl,
        allowPlaintext: mail.allowPlaintext,
        maxConnections: settings.concurrency,
        dkim: readSigner(mail),
      })
    : folderTransport(dataDir);
  const messages: MailSettings = {
    firm,
    siteUrl,
    from: mail.from,
    to: mail.to,
    bounces: mail.bounces,
    checklistPdf: () => checklistPdf(parts.file),
    picture: parts.file,
  };
  const limits = { perDay: mail.perVisitorAndDay, perHour: mail.perHour };
  const send = sender(parts.storage, transport, limits, messages);
  const outbox = createWorker(
    {
      storage: parts.storage,
      send,
      outcome: transport.outcome,
      journal: createSentJournal(dataDir),
      log: parts.log,
    },
    settings,
  );
  const tell = (concerns: string[]) =>
    transport.send(composeConcerns(`<${newId(20)}@${domainOf(mail.from)}>`, concerns, messages), []);
  return {
    ...outbox,
    tell: mail.smtpUrl ? tell : undefined,
    async stop() {
      await outbox.stop();
      transport.close();
    },
  };
}

function sender(storage: Storage, transport: Transport, limits: VisitorLimits, settings: MailSettings) {
  const isSilent = async (email: string) =>
    isSuppressed(storage, hashOf(await suppressionKey(storage), email));

  /** What was erased while its mail was being written leaves no mail behind. */
  async function carry(message: Message, delivery: Delivery): Promise<void> {
    await transport.send(message, delivery);
    if (transport.takeBack && !(await areStored(storage, delivery))) await transport.takeBack(delivery);
  }

  async function sendNotice(delivery: Delivery): Promise<undefined> {
    const noticed: Noticed[] = [];
    for (const { submission } of delivery) {
      noticed.push({ submission, silent: await isSilent(submission.email) });
    }
    const [only] = noticed;
    if (only && delivery.length === 1) only.file = await fileOf(storage, only.submission);
    await carry(composeNotice(messageIdOf(delivery), noticed, settings), delivery);
  }

  return async (delivery: Delivery) => {
    const [claimed] = delivery;
    if (claimed.mail.recipient === "firm") return sendNotice(delivery);
    const verdict = await judge(storage, claimed, limits, Date.now());
    if ("held" in verdict) return verdict;
    await carry(composeLetter(claimed, verdict, settings), delivery);
  };
}

/** A group has an id of its own, the same at every attempt. */
function messageIdOf([{ mail }]: Delivery): string {
  return mail.group_id === null ? mail.message_id : mail.message_id.replace(mail.id, mail.group_id);
}

/** Without the file the mail waits in the outbox and is tried again: a checklist mail without one helps nobody. */
function checklistPdf(file: PostParts["file"]): Buffer {
  const pdf = file(CHECKLIST_PDF_PATH);
  if (!pdf) throw new Error(`The build has no ${CHECKLIST_PDF_PATH}: build the site.`);
  return pdf;
}
