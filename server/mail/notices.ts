import { type Kind, readable, serviceLabel } from "../../contract/fields.ts";
import { TIME_ZONE } from "../../contract/indian-time.ts";
import type { MailWords } from "../../contract/mails.ts";
import type { Mailbox } from "../../contract/schema.ts";
import { fieldsOf, type StoredSubmission } from "../inbox/storage/tables.ts";
import { type Block, type Fact, facts, heading, paragraph, quotation, small } from "./blocks.ts";
import type { Attachment, MailContent } from "./layout.ts";

export interface NoticeSubject {
  submission: StoredSubmission;
  /** Whether this address wants no mail: then the firm must know that it got no answer. */
  isSuppressed: boolean;
  isUnreachable?: boolean;
  file?: Attachment | undefined;
}

export type Notice = MailContent & { replyTo?: Mailbox };

const FORMAT = { dateStyle: "long", timeStyle: "short", timeZone: TIME_ZONE } as const;
const clock = new Intl.DateTimeFormat("en-IN", FORMAT);

export const receivedRows = (submission: StoredSubmission): Fact[] => [
  ["Received", `${clock.format(submission.received_at)} IST`],
  ["Reference", submission.id],
];

const SUPPRESSED: Fact = ["Automatic mails", "This address wants none, so it was sent no answer."];
const RETURNED: Fact = [
  "Automatic mails",
  "Mails to this address come back, so it was sent no answer.",
];

const noticeRows = ({ submission, isSuppressed, isUnreachable }: NoticeSubject): Fact[] => [
  ...receivedRows(submission),
  ...(submission.page ? [["Page", submission.page] as const] : []),
  ...(isSuppressed ? [SUPPRESSED] : []),
  ...(isUnreachable && !isSuppressed ? [RETURNED] : []),
];

type Words = MailWords["notices"];

export function notice(about: NoticeSubject, words: Words): Notice {
  const { kind } = about.submission;
  return kind === "contact" ? inquiryNotice(about, words) : requestNotice(about, words[kind]);
}

function inquiryNotice(about: NoticeSubject, words: Words): Notice {
  const fields = fieldsOf(about.submission);
  const { name = "", email = "", message = "" } = fields;
  const rows = [...givenRows(about.submission), ...noticeRows(about)];
  const subject = fields.subject || serviceLabel(fields.service ?? "");
  return {
    subject: markedIfSpam(about, `Inquiry: ${subject} (${senderOf(fields)})`),
    replyTo: { name, address: email },
    preview: message.slice(0, 140),
    title: titleOf(about.submission, words),
    picture: "band",
    body: [quotation("Message", message), facts(rows)],
    footer: [small(`Reply to this mail to answer ${name}.`)],
  };
}

function requestNotice(about: NoticeSubject, { subject, text }: Words[keyof Words]): Notice {
  const { name = "", email = "", message = "" } = fieldsOf(about.submission);
  return {
    subject: markedIfSpam(about, `${subject}: ${email}`),
    replyTo: { name, address: email },
    preview: email,
    title: subject,
    picture: "band",
    body: [
      paragraph(text),
      ...(message ? [quotation("Cover letter", message)] : []),
      facts([...givenRows(about.submission), ...noticeRows(about)]),
    ],
    footer: [],
  };
}

const EXCERPT = 600;
const MOST_IN_FULL = 50;

/** Many notices as one mail: a flood fills no mailbox, and an inquiry within it is still read. */
export function batchNotice(all: NoticeSubject[], words: Words): Notice {
  const counts = Map.groupBy(all, ({ submission }) => submission.kind);
  const summary = [...counts].map(
    ([kind, { length }]) => `${length} ${NAMES[kind][length === 1 ? 0 : 1]}`,
  );
  const title = `${all.length} forms at once: ${summary.join(", ")}`;
  return {
    subject: title,
    preview: summary.join(", "),
    title,
    picture: "band",
    body: [
      paragraph(
        "More forms than usual came within a minute, so this one mail tells of all of them. " +
          "The desk shows each of them in full.",
      ),
      ...all.slice(0, MOST_IN_FULL).flatMap((about) => inFull(about, words)),
      ...inBrief(all.slice(MOST_IN_FULL), words),
    ],
    footer: [],
  };
}

const NAMES: Record<Kind, [one: string, many: string]> = {
  contact: ["inquiry", "inquiries"],
  application: ["application", "applications"],
  checklist: ["checklist request", "checklist requests"],
  newsletter: ["newsletter request", "newsletter requests"],
  waiting: ["request for training dates", "requests for training dates"],
  watch: ["request to watch rules", "requests to watch rules"],
};

function inFull(about: NoticeSubject, words: Words): Block[] {
  const { submission } = about;
  const { message = "" } = fieldsOf(submission);
  const excerpt =
    message.length > EXCERPT ? `${message.slice(0, EXCERPT).toWellFormed()} …` : message;
  return [
    heading(markedIfSpam(about, titleOf(submission, words))),
    ...(excerpt ? [quotation("Message", excerpt)] : []),
    facts([...givenRows(submission), ...noticeRows(about)]),
  ];
}

function inBrief(all: NoticeSubject[], words: Words): Block[] {
  if (all.length === 0) return [];
  const titled = (about: NoticeSubject) => markedIfSpam(about, titleOf(about.submission, words));
  return [
    heading("And by reference"),
    facts(all.map((about) => [about.submission.id, titled(about)])),
  ];
}

function titleOf(submission: StoredSubmission, words: Words): string {
  const fields = fieldsOf(submission);
  if (submission.kind !== "contact") return `${words[submission.kind].subject}: ${fields.email}`;
  return `${serviceLabel(fields.service ?? "")}: ${senderOf(fields)}`;
}

const senderOf = ({ name = "", company = "" }: Record<string, string>) =>
  company ? `${name}, ${company}` : name;

const markedIfSpam = ({ submission }: NoticeSubject, subject: string) =>
  submission.spam ? `[Possible spam] ${subject}` : subject;

const givenRows = (submission: StoredSubmission): Fact[] =>
  readable(submission.kind, fieldsOf(submission))
    .filter(({ kind }) => kind !== "lines")
    .map(({ label, value }) => [label, value]);
