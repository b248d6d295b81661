import { CHECKLIST_PDF_PATH } from "../../contract/forms.ts";
import { dayOf } from "../../contract/indian-time.ts";
import { type PublishedRun, RUNS_PATH } from "../../contract/trainings.ts";
import { UNREACHABLE, UNWANTED } from "../inbox/outbox/new-mails.ts";
import { areStored } from "../inbox/outbox/outbox.ts";
import { fullRunIn } from "../inbox/registrations/full-runs.ts";
import { findRegistration, runDetail } from "../inbox/registrations/registrations.ts";
import { wasOf } from "../inbox/registrations/run-changes.ts";
import { hashFor } from "../inbox/storage/addresses.ts";
import { findRow, findRows, present } from "../inbox/storage/rows.ts";
import { clockOf, type Storage } from "../inbox/storage/storage.ts";
import { fieldsOf, type Mail, type StoredSubmission } from "../inbox/storage/tables.ts";
import { fileOf } from "../inbox/submissions/read.ts";
import { noteCopyProblem } from "../inbox/submissions/replies.ts";
import { isSuppressed } from "../inbox/subscribers/suppression.ts";
import { findUnreachable } from "../inbox/subscribers/unreachable.ts";
import {
  type Composed,
  composeMailing,
  composeNotice,
  composeReply,
  composeStaffMail,
  composeTrainingMail,
  composeVisitorMail,
  type MailSettings,
} from "./compose.ts";
import type { Send } from "./deliver.ts";
import { checkVisitorMail, type VisitorLimits } from "./mail-limits.ts";
import { checkMailingMail } from "./mailing-mails.ts";
import type { Delivery } from "./notice-batches.ts";
import type { NoticeSubject } from "./notices.ts";
import { checkReply } from "./reply-mail.ts";
import { certificateFiles, checkTrainingMail } from "./training-mails.ts";
import type { Transport } from "./transport.ts";

interface SenderParts {
  storage: Storage;
  transport: Transport;
  limits: VisitorLimits;
  /** Undefined while the build does not list them. */
  publishedRuns: () => PublishedRun[] | undefined;
  current: () => MailSettings;
}

type Written = Promise<Composed | { holdReason: string }>;

/** Composes and sends. If its submission is erased meanwhile, a mail written as a file is removed too. */
export function createSender(parts: SenderParts): Send {
  const { storage, transport } = parts;
  return async (delivery) => {
    const written = await write(delivery, parts);
    if ("holdReason" in written) return written;
    const refused = await transport.send(written, delivery);
    // It has gone out: what fails from here on must not send it again.
    for (const { email, reason } of refused)
      await noteCopyProblem(storage, delivery[0].id, email, reason).catch(() => {});
    if (transport.takeBack && !(await areStored(storage, delivery)))
      await transport.takeBack(delivery);
    return undefined;
  };
}

/** What its turn has come for is looked up now, as it may have changed since it was queued. */
function write(delivery: Delivery, parts: SenderParts): Written {
  const [mail] = delivery;
  switch (mail.recipient) {
    case "firm":
      return writeNotice(delivery, parts);
    case "subscriber":
      return writeMailing(mail, parts);
    case "staff":
      return writeStaffMail(mail, parts);
    case "participant":
      return writeTrainingMail(mail, parts);
    default:
      return mail.template === "reply" ? writeReply(mail, parts) : writeVisitorMail(mail, parts);
  }
}

async function writeNotice(delivery: Delivery, { storage, current }: SenderParts): Written {
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
  return composeNotice(messageIdOf(delivery), about, current());
}

async function writeMailing(mail: Mail, { storage, current }: SenderParts): Written {
  const id = mail.mailing_recipient_id ?? "";
  const recipient = present(await findRow(storage, "mailing_recipient", { id }));
  const mailing = present(await findRow(storage, "mailing", { id: recipient.mailing_id }));
  const decision = await checkMailingMail(storage, recipient);
  if ("holdReason" in decision) return decision;
  return composeMailing({ mail, mailing, recipient }, decision, current());
}

async function writeStaffMail(mail: Mail, { storage, current }: SenderParts): Written {
  const staffMail = present(await findRow(storage, "staff_mail", { mail_id: mail.id }));
  return composeStaffMail(mail, staffMail, current());
}

async function writeTrainingMail(mail: Mail, parts: SenderParts): Written {
  const { storage, publishedRuns, current } = parts;
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
  return composeTrainingMail({ mail, email, certificates }, seat, current());
}

async function writeReply(mail: Mail, { storage, current }: SenderParts): Written {
  const submission = await submissionOf(mail, storage);
  const decision = await checkReply(storage, mail, submission);
  if ("holdReason" in decision) return decision;
  return composeReply({ mail, submission }, decision, current());
}

async function writeVisitorMail(mail: Mail, parts: SenderParts): Written {
  const { storage, limits, current } = parts;
  const submission = await submissionOf(mail, storage);
  const decision = await checkVisitorMail(storage, { mail, submission }, limits, Date.now());
  if ("holdReason" in decision) return decision;
  const fullRun = await fullRunOf(submission, parts);
  return composeVisitorMail({ mail, submission }, { ...decision, fullRun }, current());
}

const submissionOf = async ({ submission_id }: Mail, storage: Storage) =>
  present(await findRow(storage, "submission", { id: submission_id ?? "" }));

/** “Far-Future Forestry, May 10-12 2098”, if an inquiry asks for a run in which no seat is left. */
async function fullRunOf(
  submission: StoredSubmission,
  { storage, publishedRuns }: SenderParts,
): Promise<string | undefined> {
  const { about = "" } = fieldsOf(submission);
  if (submission.kind !== "contact" || about === "") return undefined;
  const today = dayOf(await clockOf(storage));
  const run = await fullRunIn(storage, publishedRuns() ?? [], about, today);
  return run && `${run.title}, ${run.dates}`;
}

/** A batch has an id of its own, the same at every attempt. */
const messageIdOf = ([mail]: Delivery): string =>
  mail.group_id === null ? mail.message_id : mail.message_id.replace(mail.id, mail.group_id);

/** Throws if the build lacks it, as `presentFile` does. */
export const checklistPdf = (file: (path: string) => Buffer | undefined): Buffer =>
  presentFile(file(CHECKLIST_PDF_PATH), CHECKLIST_PDF_PATH);

/** Throws if the build lacks the file: then the mail waits in the outbox and is tried again. */
function presentFile<Found>(found: Found | undefined, path: string): Found {
  if (!found) throw new Error(`The build has no ${path}: build the site.`);
  return found;
}
