import type { Kind } from "../../contract/fields.ts";
import type { Firm } from "../../contract/firm.ts";
import { CHECKLIST_PDF_PATH } from "../../contract/forms.ts";
import type { MailWords } from "../../contract/mails.ts";
import type { Mailbox } from "../../contract/schema.ts";
import { withoutUnseen } from "../../contract/text.ts";
import type { StaffMailContent } from "../inbox/outbox/staff-mails.ts";
import type {
  Mail,
  Mailing,
  MailingRecipient,
  StaffMail,
  StoredSubmission,
} from "../inbox/storage/tables.ts";
import type { Entry, WrittenReply } from "../inbox/submissions/read.ts";
import { isListKind } from "../inbox/subscribers/lists.ts";
import { button, link, paragraph, small } from "./blocks.ts";
import {
  type Attachment,
  carriedPictures,
  type MailContent,
  mailHtml,
  mailText,
} from "./layout.ts";
import { mailingContent } from "./mailing-mails.ts";
import { batchNotice, type NoticeSubject, notice } from "./notices.ts";
import { replyContent, threadOf } from "./reply-mail.ts";
import { type AboutSeat, trainingFiles, trainingMail } from "./training-mails.ts";
import { type VisitorTemplate, visitorMail } from "./visitor-mails.ts";

export interface MailSettings {
  firm: Firm;
  siteUrl: string;
  words: () => MailWords;
  from: Mailbox;
  to: Mailbox[];
  bounces: Mailbox;
  checklistPdf: () => Buffer;
  /** A file of the build; a mail goes out without the pictures that are missing. */
  picture: (path: string) => Buffer | undefined;
  replyPlus?: boolean;
}

export interface Composed {
  messageId: string;
  envelope: { from: string; to: string[] };
  from: Mailbox;
  to: Mailbox[];
  cc?: Mailbox[];
  replyTo?: Mailbox | undefined;
  inReplyTo?: string;
  references?: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: Attachment[];
}

export const CONFIRM_PATH = "/confirm";
export const UNSUBSCRIBE_PATH = "/unsubscribe";
export const STOP_PATH = "/stop";

export type SubmissionMail = { mail: Mail; submission: StoredSubmission };

/** What a visitor's mail needs beside its submission; `attached` says whether the checklist is attached or linked. */
export type VisitorParts = {
  stopToken: string;
  subscriptionToken?: string | undefined;
  attached: boolean;
  fullRun?: string | undefined;
};

export function composeVisitorMail(
  { mail, submission }: SubmissionMail,
  parts: VisitorParts,
  settings: MailSettings,
): Composed {
  const { firm, siteUrl } = settings;
  const links = linksOf(siteUrl, parts);
  const template = mail.template as VisitorTemplate;
  const { attached, fullRun } = parts;
  const content = visitorMail(template, submission, {
    ...wordingOf(settings),
    links,
    attached,
    fullRun,
  });
  const pdf = template === "checklist-delivery" && attached ? [checklist(settings)] : [];
  return {
    ...compose(mail.message_id, [boxOf(submission)], content, settings, pdf),
    replyTo: firmBox(settings),
    headers: {
      ...automatic("auto-replied"),
      "List-Id": listId(firm, submission.kind),
      ...unsubscribeHeaders(
        (template.endsWith("-welcome") && links.unsubscribe) || links.stop,
        firm,
      ),
    },
  };
}

/** Writes a reply of staff. It lacks the headers of automatic mails and of lists, since a person wrote it. */
export function composeReply(
  { mail, submission }: SubmissionMail,
  { reply, entry, stopToken }: { reply: WrittenReply; entry: Entry; stopToken: string },
  settings: MailSettings,
): Composed {
  const { firm, siteUrl } = settings;
  const content = replyContent(reply, entry, linksOf(siteUrl, { stopToken }), wordingOf(settings));
  const address = firm.email.replace("@", `+${mail.id}@`);
  const composed = compose(mail.message_id, [boxOf(submission)], content, settings);
  const { from, to } = composed.envelope;
  return {
    ...composed,
    ...threadOf(entry),
    envelope: { from, to: [...to, ...reply.copies] },
    cc: reply.copies.map((email) => boxOf({ email })),
    replyTo: { ...firmBox(settings), ...(settings.replyPlus && { address }) },
    headers: {},
  };
}

const LISTS = { newsletter: "newsletter", waiting: "course-dates", watch: "rule-changes" };

const listId = (firm: Firm, kind: Kind) =>
  `${asHeaderText(firm.name)} <${isListKind(kind) ? LISTS[kind] : "forms"}.${firm.domain}>`;

/** Writes one mail of a mailing. A test belongs to no subscription, so it links to the unsubscribe page without a token. */
export function composeMailing(
  { mail, mailing, recipient }: { mail: Mail; mailing: Mailing; recipient: MailingRecipient },
  tokens: { stopToken: string; subscriptionToken: string },
  settings: MailSettings,
): Composed {
  const { firm, siteUrl } = settings;
  const isTest = recipient.trial !== "";
  const links = linksOf(siteUrl, tokens);
  const unsubscribe = links.unsubscribe ?? siteUrl + UNSUBSCRIBE_PATH;
  const own = recipient.content;
  const parts = { ...wordingOf(settings), links: { ...links, unsubscribe }, own, isTest };
  return {
    ...compose(mail.message_id, [boxOf(recipient)], mailingContent(mailing, parts), settings),
    replyTo: firmBox(settings),
    headers: {
      ...automatic("auto-generated"),
      "List-Id": listId(firm, mailing.kind),
      ...unsubscribeHeaders(unsubscribe, firm),
    },
  };
}

export function composeNotice(
  messageId: string,
  about: NoticeSubject[],
  settings: MailSettings,
): Composed {
  const [only] = about;
  const { notices } = settings.words();
  const content = only && about.length === 1 ? notice(only, notices) : batchNotice(about, notices);
  const files = only?.file && about.length === 1 ? [only.file] : [];
  const { replyTo } = content;
  return {
    ...compose(messageId, settings.to, content, settings, files),
    replyTo: replyTo && { ...replyTo, name: asHeaderText(replyTo.name) },
  };
}

export function composeAlert(
  messageId: string,
  alerts: string[],
  settings: MailSettings,
): Composed {
  const title = `The website needs somebody: ${alerts.length === 1 ? "one thing" : `${alerts.length} things`}`;
  const footer = "The server looks by itself and writes at most one such mail a day.";
  const content = plainContent(title, { title, paragraphs: alerts, links: [], footer });
  return compose(messageId, settings.to, content, settings);
}

export function composeStaffMail(
  mail: Mail,
  { email, subject, content }: StaffMail,
  settings: MailSettings,
) {
  const to = email === "" ? settings.to : [boxOf({ email })];
  return compose(mail.message_id, to, plainContent(subject, JSON.parse(content)), settings);
}

export function composeTrainingMail(
  { mail, email, certificates }: { mail: Mail; email: string; certificates: Attachment[] },
  about: AboutSeat,
  settings: MailSettings,
) {
  const written = trainingMail(about, wordingOf(settings));
  const files = [...trainingFiles(about.what, about.run), ...certificates];
  return {
    ...compose(mail.message_id, [boxOf({ email })], written, settings, files),
    replyTo: firmBox(settings),
  };
}

function plainContent(subject: string, content: StaffMailContent): MailContent {
  const { title, paragraphs, links, footer } = content;
  const preview = paragraphs[0] ?? "";
  const linked = ({ url, words }: (typeof links)[number]) =>
    links.length === 1 ? button(url, words) : paragraph(link(url, words));
  const body = [...paragraphs.map((words) => paragraph(words)), ...links.map(linked)];
  return { subject, title, preview, picture: "band", body, footer: [small(footer)] };
}

const firmBox = ({ firm }: MailSettings): Mailbox => ({ name: firm.name, address: firm.email });
const wordingOf = ({ firm, siteUrl, words }: MailSettings) => ({ firm, siteUrl, words: words() });
const boxOf = ({ email }: { email: string }): Mailbox => ({ name: "", address: email });

function compose(
  messageId: string,
  to: Mailbox[],
  content: MailContent,
  { firm, siteUrl, from, bounces, picture }: MailSettings,
  files: Attachment[] = [],
): Composed {
  const pictures = carriedPictures(["mark", content.picture], picture);
  const names = pictures.map(({ name }) => name);
  return {
    messageId,
    envelope: { from: bounces.address, to: to.map(({ address }) => address) },
    from,
    to,
    subject: asHeaderText(content.subject),
    text: mailText(firm, siteUrl, content),
    html: mailHtml(firm, siteUrl, content, names),
    headers: automatic("auto-generated"),
    attachments: [...files, ...pictures.map(({ attachment }) => attachment)],
  };
}

function linksOf(
  siteUrl: string,
  { stopToken, subscriptionToken }: Omit<VisitorParts, "attached" | "fullRun">,
) {
  const at = (path: string, token: string) => `${siteUrl}${path}?token=${token}`;
  const stop = at(STOP_PATH, stopToken);
  if (!subscriptionToken) return { stop };
  const confirm = at(CONFIRM_PATH, subscriptionToken);
  return { stop, confirm, unsubscribe: at(UNSUBSCRIBE_PATH, subscriptionToken) };
}

/** Headers that tell programs which answer mails by themselves not to answer ours. */
function automatic(kind: "auto-replied" | "auto-generated") {
  return { "Auto-Submitted": kind, "X-Auto-Response-Suppress": "All" };
}

/** One click in the mail program itself works with https only (RFC 8058); the mail address works always. */
function unsubscribeHeaders(url: string, firm: Firm): Record<string, string> {
  const oneClick = url.startsWith("https:") && {
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return {
    "List-Unsubscribe": `<${url}>, <mailto:${firm.email}?subject=Stop%20all%20mails>`,
    ...oneClick,
  };
}

const checklist = ({ checklistPdf }: MailSettings): Attachment => ({
  filename: CHECKLIST_PDF_PATH.slice(CHECKLIST_PDF_PATH.lastIndexOf("/") + 1),
  contentType: "application/pdf",
  content: checklistPdf(),
});

/** Breaks `=?utf-8?B?…?=`, which mail programs would decode, and removes unseen characters: visitors hide words so. */
const asHeaderText = (text: string) => withoutUnseen(text).replaceAll("=?", "= ?");
