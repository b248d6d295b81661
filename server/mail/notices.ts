import { type Kind, readable, serviceLabel } from "../../contract/fields.ts";
import type { Mailbox } from "../../contract/schema.ts";
import type { StoredSubmission } from "../inbox/outbox/outbox.ts";
import { type Block, type Fact, facts, heading, paragraph, quotation, small } from "./blocks.ts";
import type { Letter } from "./layout.ts";
import type { Attachment } from "./pictures.ts";

/** What the firm reads about a submission. */
export interface Noticed {
  submission: StoredSubmission;
  /** Whether this address has asked for no mail: then nobody there knows that we have read the form. */
  silent: boolean;
  /** The file that came with it; only where one mail tells of this submission alone. */
  file?: Attachment | undefined;
}

export interface Notice {
  subject: string;
  replyTo?: Mailbox;
  letter: Letter;
}

const clock = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** When a submission came and under which number it is kept. */
export const recordRows = (submission: StoredSubmission): Fact[] => [
  ["Received", `${clock.format(submission.received_at)} IST`],
  ["Reference", submission.id],
];

const SILENT: Fact = ["Automatic mails", "This address wants none, so it was sent no answer."];

const recordOf = ({ submission, silent }: Noticed): Fact[] => [
  ...recordRows(submission),
  ...(submission.page ? [["Page", submission.page] as const] : []),
  ...(silent ? [SILENT] : []),
];

const ABOUT: Record<Exclude<Kind, "contact">, { subject: string; sentence: string }> = {
  application: {
    subject: "Application",
    sentence: "Someone applied for work. Reply to this mail to answer; a résumé is attached if one was sent.",
  },
  checklist: {
    subject: "Checklist request",
    sentence:
      "Someone asked for the CBAM readiness checklist. It is mailed to them unless they have just had it.",
  },
  waiting: {
    subject: "Waiting for course dates",
    sentence:
      "Someone wants to hear when dates are set. They are asked by mail to confirm; `npm run inbox -- subscribers --kind waiting` lists who has.",
  },
  newsletter: {
    subject: "Newsletter request",
    sentence:
      "Someone asked for the newsletter. Unless confirmation is switched off, they are on the list once they have confirmed by mail.",
  },
};

export function notice(noticed: Noticed): Notice {
  return noticed.submission.kind === "contact" ? inquiry(noticed) : request(noticed);
}

function inquiry(noticed: Noticed): Notice {
  const fields = fieldsOf(noticed.submission);
  const { name = "", email = "", message = "" } = fields;
  const rows = [...givenRows(noticed.submission), ...recordOf(noticed)];
  return {
    subject: marked(
      noticed,
      `Inquiry: ${fields.subject || serviceLabel(fields.service ?? "")} (${senderOf(fields)})`,
    ),
    replyTo: { name, address: email },
    letter: {
      preview: message.slice(0, 140),
      title: titleOf(noticed.submission),
      picture: "band",
      body: [quotation("Message", message), facts(rows)],
      footer: [small(`Reply to this mail to answer ${name}.`)],
    },
  };
}

function request(noticed: Noticed): Notice {
  const { kind } = noticed.submission;
  const { name = "", email = "", message = "" } = fieldsOf(noticed.submission);
  const { subject, sentence } = ABOUT[kind === "contact" ? "checklist" : kind];
  return {
    subject: marked(noticed, `${subject}: ${email}`),
    replyTo: { name, address: email },
    letter: {
      preview: email,
      title: subject,
      picture: "band",
      body: [
        paragraph(sentence),
        ...(message ? [quotation("Cover letter", message)] : []),
        facts([...givenRows(noticed.submission), ...recordOf(noticed)]),
      ],
      footer: [],
    },
  };
}

/** So much of a message stands in a list; the inbox has all of it. */
const EXCERPT = 600;
/** So many forms are shown with all they say; beyond, nobody reads them in a mail. */
const MOST_IN_FULL = 50;

/** Many notices as one mail: a flood fills no mailbox, and an inquiry within it is still read. */
export function groupedNotice(all: Noticed[]): Notice {
  const counts = Map.groupBy(all, ({ submission }) => submission.kind);
  const summary = [...counts].map(([kind, { length }]) => `${length} ${NAMES[kind][length === 1 ? 0 : 1]}`);
  const title = `${all.length} forms at once: ${summary.join(", ")}`;
  return {
    subject: title,
    letter: {
      preview: summary.join(", "),
      title,
      picture: "band",
      body: [
        paragraph(
          "More forms than usual came within a minute, so this one mail tells of all of them. " +
            "“npm run inbox -- show REFERENCE” prints a form in full.",
        ),
        ...all.slice(0, MOST_IN_FULL).flatMap(listed),
        ...briefly(all.slice(MOST_IN_FULL)),
      ],
      footer: [],
    },
  };
}

const NAMES: Record<Kind, [one: string, many: string]> = {
  contact: ["inquiry", "inquiries"],
  application: ["application", "applications"],
  checklist: ["checklist request", "checklist requests"],
  newsletter: ["newsletter request", "newsletter requests"],
  waiting: ["request for course dates", "requests for course dates"],
};

function listed(noticed: Noticed): Block[] {
  const { submission } = noticed;
  const { message = "" } = fieldsOf(submission);
  const excerpt = message.length > EXCERPT ? `${message.slice(0, EXCERPT).toWellFormed()} …` : message;
  return [
    heading(marked(noticed, titleOf(submission))),
    ...(excerpt ? [quotation("Message", excerpt)] : []),
    facts([...givenRows(submission), ...recordOf(noticed)]),
  ];
}

function briefly(all: Noticed[]): Block[] {
  if (all.length === 0) return [];
  const rows = all.map(
    (noticed): Fact => [noticed.submission.id, marked(noticed, titleOf(noticed.submission))],
  );
  return [heading("And by reference"), facts(rows)];
}

function titleOf(submission: StoredSubmission): string {
  const fields = fieldsOf(submission);
  if (submission.kind !== "contact") return `${ABOUT[submission.kind].subject}: ${fields.email}`;
  return `${serviceLabel(fields.service ?? "")}: ${senderOf(fields)}`;
}

const senderOf = ({ name = "", company = "" }: Record<string, string>) =>
  company ? `${name}, ${company}` : name;

const marked = ({ submission }: Noticed, subject: string) =>
  submission.spam ? `[Possible spam] ${subject}` : subject;

/** Every field under its label; the message stands by itself, empty ones nowhere. */
const givenRows = (submission: StoredSubmission): Fact[] =>
  readable(submission.kind, fieldsOf(submission))
    .filter(({ kind }) => kind !== "lines")
    .map(({ label, value }) => [label, value]);

const fieldsOf = (submission: StoredSubmission) => JSON.parse(submission.fields) as Record<string, string>;
