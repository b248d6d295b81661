import { FORMS, serviceLabel } from "../../contract/fields.ts";
import type { Firm } from "../../contract/firm.ts";
import { CHECKLIST_PDF_PATH } from "../../contract/forms.ts";
import type { ContactFields, Mailbox, Submitted } from "../../contract/schema.ts";
import type { ClaimedMail, StoredSubmission } from "../inbox/outbox.ts";
import type { MailTemplate } from "../inbox/tables.ts";
import { button, facts, type Letter, letterHtml, link, paragraph, quotation, small } from "./layout.ts";
import { type Attachment, carriedPictures } from "./pictures.ts";
import { plainFacts, recordRows } from "./record.ts";

interface MailSettings {
  firm: Firm;
  siteUrl: string;
  from: Mailbox;
  to: Mailbox[];
  checklistPdf: () => Buffer;
  /** A file of the build; a letter goes out without the pictures that are missing. */
  picture: (path: string) => Buffer | undefined;
}

export interface Message {
  messageId: string;
  from: Mailbox;
  to: Mailbox[];
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: Attachment[];
}

type Draft = Pick<Message, "subject" | "text" | "replyTo"> & {
  letter: Letter;
  attachments?: Attachment[];
  headers?: Record<string, string>;
};

export const UNSUBSCRIBE_PATH = "/unsubscribe";

const unsubscribeUrl = (siteUrl: string, token: string) => `${siteUrl}${UNSUBSCRIBE_PATH}?token=${token}`;

/** Writes a mail from its submission. Who gets it is decided here and by the settings, never by the request. */
export function composeMail({ mail, submission }: ClaimedMail, settings: MailSettings): Message {
  const draft = WRITERS[mail.template](submission, settings);
  const toVisitor = mail.recipient === "visitor";
  const pictures = carriedPictures(["mark", draft.letter.picture], settings.picture);
  const subject = submission.spam && !toVisitor ? `[Possible spam] ${draft.subject}` : draft.subject;
  return {
    messageId: mail.message_id,
    from: settings.from,
    to: toVisitor ? [{ name: "", address: submission.email }] : settings.to,
    replyTo: draft.replyTo && { ...draft.replyTo, name: asHeaderText(draft.replyTo.name) },
    subject: asHeaderText(subject),
    text: draft.text,
    html: letterHtml(
      settings.firm,
      settings.siteUrl,
      draft.letter,
      pictures.map(({ name }) => name),
    ),
    headers: {
      /** Keeps holiday replies and mail loops from answering us. */
      "Auto-Submitted": toVisitor ? "auto-replied" : "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...draft.headers,
    },
    attachments: [...(draft.attachments ?? []), ...pictures.map(({ attachment }) => attachment)],
  };
}

/** Mail programs decode `=?utf-8?B?…?=` wherever they meet it, and would show what a visitor hid in it. */
const asHeaderText = (text: string) => text.replaceAll("=?", "= ?");

type Writer = (submission: StoredSubmission, settings: MailSettings) => Draft;

const WRITERS: Record<MailTemplate, Writer> = {
  "inquiry-notice": inquiryNotice,
  "inquiry-acknowledgement": inquiryAcknowledgement,
  "checklist-notice": (submission) =>
    notice(
      submission,
      "Checklist request",
      "Someone asked for the CBAM readiness checklist. It is on its way to them.",
    ),
  "checklist-delivery": checklistDelivery,
  "newsletter-notice": (submission) =>
    notice(
      submission,
      "Newsletter subscription",
      "Someone subscribed to the newsletter. They have been sent a welcome.",
    ),
  "newsletter-welcome": newsletterWelcome,
};

function inquiryNotice(submission: StoredSubmission): Draft {
  const fields = fieldsOf(submission, "contact");
  const service = serviceLabel(fields.service);
  const sender = fields.company ? `${fields.name}, ${fields.company}` : fields.name;
  const shown = { ...fields, service };
  const rows = FORMS.contact.flatMap(({ name, label }): [string, string][] =>
    name === "message" ? [] : [[label, shown[name]]],
  );
  const given = rows.filter(([, value]) => value !== "");
  const record = recordRows(submission);
  return {
    subject: `Inquiry: ${fields.subject || service} (${sender})`,
    replyTo: { name: fields.name, address: fields.email },
    text: `${plainFacts([...given, ["Message", fields.message], ...record])}\n\nReply to this mail to answer ${fields.name}.\n`,
    letter: {
      preview: fields.message.slice(0, 140),
      title: `${service}: ${sender}`,
      picture: "band",
      body: [quotation(fields.message), facts([...given, ...record])],
      footer: [small(`Reply to this mail to answer ${fields.name}.`)],
    },
  };
}

/** The visitor's words are not repeated: anybody may type a stranger's address, and we carry nobody's message there. */
function inquiryAcknowledgement(submission: StoredSubmission, { firm, siteUrl }: MailSettings): Draft {
  const fields = fieldsOf(submission, "contact");
  const { days, from, to, zone } = firm.hours;
  const opening = `${greeting(fields.name)} thank you for writing to ${firm.name}.`;
  const reached = `Your inquiry (${serviceLabel(fields.service)}) has reached us, and one of our consultants will get back to you shortly.`;
  const reach = `If it is urgent, call ${firm.phone}, ${days} ${from} to ${to} ${zone}.`;
  const mistake = `You did not write to us? Then somebody typed your address by mistake; please ignore this mail.`;
  const rows: [string, string][] = recordRows(submission);
  return {
    subject: `We have received your inquiry`,
    replyTo: { name: firm.name, address: firm.email },
    text: `${opening}\n\n${reached}\n\n${reach}\n\n${plainFacts(rows)}\n\n${firm.name}\n${siteUrl}\n\n${mistake}\n`,
    letter: {
      preview: reached,
      title: "We have received your inquiry",
      picture: "inquiry",
      body: [paragraph(opening), paragraph(reached), paragraph(reach), facts(rows)],
      footer: [small(mistake)],
    },
  };
}

function checklistDelivery(
  _submission: StoredSubmission,
  { firm, siteUrl, checklistPdf }: MailSettings,
): Draft {
  const address = siteUrl + CHECKLIST_PDF_PATH;
  const contact = `${siteUrl}/contact`;
  const opening = "The 10-Point CBAM Readiness Checklist you asked for is attached to this mail as a PDF.";
  const use =
    "Each point names what to prepare and the evidence to keep, so you can go through it with your production and export teams.";
  const help = "If a point raises a question about your goods or installations, ask us.";
  const mistake =
    "You did not ask for this? Then somebody typed your address by mistake; you will get nothing further.";
  return {
    subject: "Your 10-Point CBAM Readiness Checklist",
    replyTo: { name: firm.name, address: firm.email },
    text: `${opening}\n\n${use}\n\nDownload it again: ${address}\n\n${help} ${contact}\n\n${firm.name}\n${siteUrl}\n\n${mistake}\n`,
    letter: {
      preview: opening,
      title: "Your CBAM readiness checklist",
      picture: "checklist",
      body: [
        paragraph(opening),
        paragraph(use),
        button(address, "Download the checklist"),
        paragraph(help, " ", link(contact, "Contact us")),
      ],
      footer: [small(mistake)],
    },
    attachments: [
      {
        filename: CHECKLIST_PDF_PATH.slice(CHECKLIST_PDF_PATH.lastIndexOf("/") + 1),
        contentType: "application/pdf",
        content: checklistPdf(),
      },
    ],
  };
}

function newsletterWelcome(submission: StoredSubmission, { firm, siteUrl }: MailSettings): Draft {
  const leave = unsubscribeUrl(siteUrl, submission.unsubscribe_token ?? "");
  const opening = `Thank you for subscribing to the ${firm.name} newsletter.`;
  const content =
    "We write about ESG reporting, carbon rules and information security, for people who have to act on them.";
  const why = `You get this mail because this address was entered at ${hostOf(siteUrl)}.`;
  return {
    subject: `Welcome to the ${firm.name} newsletter`,
    replyTo: { name: firm.name, address: firm.email },
    headers: { "List-Unsubscribe": `<${leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    text: `${opening}\n\n${content}\n\nRead our articles: ${siteUrl}/blog\n\n${firm.name}\n\n${why} Unsubscribe: ${leave}\n`,
    letter: {
      preview: opening,
      title: "Welcome",
      picture: "newsletter",
      body: [paragraph(opening), paragraph(content), button(`${siteUrl}/blog`, "Read our articles")],
      footer: [small(why, " ", link(leave, "Unsubscribe"))],
    },
  };
}

function notice(submission: StoredSubmission, subject: string, sentence: string): Draft {
  const { email } = JSON.parse(submission.fields) as { email: string };
  const rows: [string, string][] = [["Email", email], ...recordRows(submission)];
  return {
    subject: `${subject}: ${email}`,
    replyTo: { name: "", address: email },
    text: `${sentence}\n\n${plainFacts(rows)}\n`,
    letter: {
      preview: email,
      title: subject,
      picture: "band",
      body: [paragraph(sentence), facts(rows)],
      footer: [],
    },
  };
}

/** Greets by name only where it reads as one: a form must not carry an advertisement into a stranger's mailbox. */
export function greeting(name: string): string {
  const looksLikeName = /^\p{L}[\p{L}\p{M} .'’-]{0,59}$/u.test(name) && !/\p{L}{2}\.\p{L}/u.test(name);
  return looksLikeName ? `Dear ${name},` : "Hello,";
}

function fieldsOf(submission: StoredSubmission, kind: "contact"): ContactFields {
  const submitted = { kind: submission.kind, fields: JSON.parse(submission.fields) } as Submitted;
  if (submitted.kind !== kind)
    throw new Error(`Submission ${submission.id} is a ${submission.kind}, not a ${kind}.`);
  return submitted.fields;
}

const hostOf = (siteUrl: string) => new URL(siteUrl).host;
