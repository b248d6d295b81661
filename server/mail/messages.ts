import type { Kind } from "../../contract/fields.ts";
import type { Firm } from "../../contract/firm.ts";
import { CHECKLIST_PDF_PATH } from "../../contract/forms.ts";
import type { Mailbox } from "../../contract/schema.ts";
import { withoutUnseen } from "../../contract/text.ts";
import type { ClaimedMail } from "../inbox/outbox/outbox.ts";
import { paragraph, small } from "./blocks.ts";
import { type Letter, letterHtml, letterText } from "./layout.ts";
import { LETTERS, type LetterTemplate, type Ways } from "./visitor-mails.ts";
import { groupedNotice, type Noticed, notice } from "./notices.ts";
import { type Attachment, carriedPictures } from "./pictures.ts";

export interface MailSettings {
  firm: Firm;
  siteUrl: string;
  from: Mailbox;
  to: Mailbox[];
  /** Where mail servers report what they could not deliver. */
  bounces: Mailbox;
  checklistPdf: () => Buffer;
  /** A file of the build; a letter goes out without the pictures that are missing. */
  picture: (path: string) => Buffer | undefined;
}

export interface Message {
  messageId: string;
  envelope: { from: string; to: string[] };
  from: Mailbox;
  to: Mailbox[];
  replyTo?: Mailbox | undefined;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: Attachment[];
}

export const CONFIRM_PATH = "/confirm";
export const UNSUBSCRIBE_PATH = "/unsubscribe";
export const STOP_PATH = "/stop";

/** What a visitor's mail needs beside its submission. */
export interface VisitorParts {
  stopToken: string;
  subscriptionToken?: string | undefined;
  attached: boolean;
}

/** Writes a mail to a visitor. Who gets it is decided by the submission's one address, never by the request. */
export function composeLetter(
  { mail, submission }: ClaimedMail,
  parts: VisitorParts,
  settings: MailSettings,
): Message {
  const { firm, siteUrl, bounces } = settings;
  const ways = waysOf(siteUrl, parts);
  const template = mail.template as LetterTemplate;
  const { subject, letter } = LETTERS[template](submission, {
    firm,
    siteUrl,
    ways,
    attached: parts.attached,
  });
  const pdf = template === "checklist-delivery" && parts.attached ? [checklist(settings)] : [];
  return {
    ...compose(subject, letter, pdf, settings),
    messageId: mail.message_id,
    envelope: { from: bounces.address, to: [submission.email] },
    to: [{ name: "", address: submission.email }],
    replyTo: { name: firm.name, address: firm.email },
    headers: {
      ...automatic("auto-replied"),
      "List-Id": `${asHeaderText(firm.name)} <${LISTS[submission.kind] ?? "forms"}.${firm.domain}>`,
      ...waysOut((template.endsWith("-welcome") && ways.leave) || ways.stop, firm),
    },
  };
}

const LISTS: Partial<Record<Kind, string>> = { newsletter: "newsletter", waiting: "course-dates" };

/** Writes the firm's notice of one submission, or of many in one mail. */
export function composeNotice(messageId: string, noticed: Noticed[], settings: MailSettings): Message {
  const [only] = noticed;
  const { subject, replyTo, letter } = only && noticed.length === 1 ? notice(only) : groupedNotice(noticed);
  return {
    ...compose(subject, letter, only?.file && noticed.length === 1 ? [only.file] : [], settings),
    messageId,
    envelope: { from: settings.bounces.address, to: settings.to.map(({ address }) => address) },
    to: settings.to,
    replyTo: replyTo && { ...replyTo, name: asHeaderText(replyTo.name) },
    headers: automatic("auto-generated"),
  };
}

/** Tells the firm what somebody has to see to. */
export function composeConcerns(messageId: string, concerns: string[], settings: MailSettings): Message {
  const title = `The website needs somebody: ${concerns.length === 1 ? "one thing" : `${concerns.length} things`}`;
  const letter: Letter = {
    preview: concerns[0] ?? "",
    title,
    picture: "band",
    body: concerns.map((concern) => paragraph(concern)),
    footer: [small("The server looks by itself and writes at most one such mail a day.")],
  };
  return {
    ...compose(title, letter, [], settings),
    messageId,
    envelope: { from: settings.bounces.address, to: settings.to.map(({ address }) => address) },
    to: settings.to,
    headers: automatic("auto-generated"),
  };
}

function compose(subject: string, letter: Letter, files: Attachment[], settings: MailSettings) {
  const { firm, siteUrl, from } = settings;
  const pictures = carriedPictures(["mark", letter.picture], settings.picture);
  const names = pictures.map(({ name }) => name);
  return {
    from,
    subject: asHeaderText(subject),
    text: letterText(firm, siteUrl, letter),
    html: letterHtml(firm, siteUrl, letter, names),
    attachments: [...files, ...pictures.map(({ attachment }) => attachment)],
  };
}

function waysOf(siteUrl: string, { stopToken, subscriptionToken }: VisitorParts): Ways {
  const at = (path: string, token: string) => `${siteUrl}${path}?token=${token}`;
  const stop = at(STOP_PATH, stopToken);
  if (!subscriptionToken) return { stop };
  return {
    stop,
    confirm: at(CONFIRM_PATH, subscriptionToken),
    leave: at(UNSUBSCRIBE_PATH, subscriptionToken),
  };
}

/** Keeps holiday replies and mail loops from answering us. */
const automatic = (kind: "auto-replied" | "auto-generated") => ({
  "Auto-Submitted": kind,
  "X-Auto-Response-Suppress": "All",
});

/** One click in the mail program itself works with https only (RFC 8058); the mail address works always. */
function waysOut(address: string, firm: Firm): Record<string, string> {
  const oneClick = address.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  return {
    "List-Unsubscribe": `<${address}>, <mailto:${firm.email}?subject=Stop%20all%20mails>`,
    ...oneClick,
  };
}

const checklist = ({ checklistPdf }: MailSettings): Attachment => ({
  filename: CHECKLIST_PDF_PATH.slice(CHECKLIST_PDF_PATH.lastIndexOf("/") + 1),
  contentType: "application/pdf",
  content: checklistPdf(),
});

/** Mail programs decode `=?utf-8?B?…?=` wherever they meet it, and would show what a visitor hid in it. */
const asHeaderText = (text: string) => withoutUnseen(text).replaceAll("=?", "= ?");
