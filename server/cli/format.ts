import { styleText } from "node:util";
import { readable } from "../../contract/fields.ts";
import { momentOf, stampOf } from "../../contract/indian-time.ts";
import { fieldsOf, NEWSLETTER, type Subscription } from "../inbox/storage/tables.ts";
import { type Entry, repliedAt } from "../inbox/submissions/read.ts";
import { fit } from "./width.ts";

/** The shape `list --json` prints, one object a line. */
export function toJson({ submission, mails, replies }: Entry) {
  return {
    id: submission.id,
    kind: submission.kind,
    receivedAt: stampOf(submission.received_at),
    email: submission.email,
    fields: fieldsOf(submission),
    page: submission.page,
    spam: submission.spam === 1,
    spamReasons: JSON.parse(submission.spam_reasons) as string[],
    handledAt: stampOf(submission.handled_at),
    repliedAt: stampOf(repliedAt({ mails })),
    owner: submission.owner,
    followUpOn: submission.follow_up_on ?? undefined,
    note: submission.note,
    replies: replies.map(({ who, written_at, subject, body }) => ({
      who,
      writtenAt: stampOf(written_at),
      subject,
      body,
    })),
    mails: mails.map((mail) => ({
      template: mail.template,
      to: mail.recipient,
      state: mail.state,
      attempts: mail.attempts,
      messageId: mail.message_id,
      sentAt: stampOf(mail.sent_at),
      nextAttemptAt: mail.state === "waiting" ? stampOf(mail.next_attempt_at) : undefined,
      lastError: mail.last_error ?? undefined,
    })),
  };
}

/** Who consented to which list, when, where and to which words; the newsletter's list has no name. */
export const toConsent = ({ email, list, rules, confirmed_at, asked_at, page, wording }: Subscription) => ({
  email,
  ...(list !== NEWSLETTER && { list }),
  ...(rules && { rules }),
  confirmedAt: stampOf(confirmed_at),
  askedAt: stampOf(asked_at),
  page,
  wording,
});

/** Characters that could move the cursor, change colours or turn the direction of writing. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").replaceAll(CONTROLS, "");
const lines = (text: string) => text.split("\n").map((line) => line.replaceAll(CONTROLS, ""));

const WIDTHS = { id: 14, received: 18, kind: 12, mails: 18, done: 6, from: 44, about: 60 };
type Column = keyof typeof WIDTHS;

/** Cells cut or filled to the width of their column. */
const inColumns = (cells: Record<Column, string>) =>
  (Object.keys(WIDTHS) as Column[])
    .map((name) => `${fit(cells[name], WIDTHS[name] - 1)} `)
    .join("")
    .trimEnd();

export const LIST_HEADER = styleText(
  "bold",
  inColumns({
    id: "ID",
    received: "RECEIVED (IST)",
    kind: "KIND",
    mails: "MAILS",
    done: "DONE",
    from: "FROM",
    about: "ABOUT",
  }),
);

/** A row of `list`; suspected spam is coloured. */
export function toLine({ submission, mails }: Entry): string {
  const fields = fieldsOf(submission);
  const line = inColumns({
    id: submission.id,
    received: momentOf(submission.received_at),
    kind: submission.kind,
    mails: [...new Set(mails.map((mail) => mail.state))].join("+"),
    done: submission.handled_at === null ? "" : "yes",
    from: oneLine(fields.name ? `${fields.name} <${submission.email}>` : submission.email),
    about: oneLine(
      `${submission.spam ? "SPAM? " : ""}${fields.about || fields.subject || fields.message || ""}`,
    ),
  });
  return submission.spam ? styleText("yellow", line) : line;
}

const LABEL_WIDTH = 17;

/** A submission in full, as `show` prints it; empty values are left out. */
export function toPage({ submission, mails, replies }: Entry): string {
  const rows: [string, string][] = [
    ["id", submission.id],
    ["kind", submission.kind],
    ["received", `${momentOf(submission.received_at)} IST, like all times here`],
    ["page", submission.page],
    ...readable(submission.kind, fieldsOf(submission)).map(({ name, value }): [string, string] => [
      name,
      value,
    ]),
  ];
  if (submission.spam) rows.push(["spam", (JSON.parse(submission.spam_reasons) as string[]).join(", ")]);
  if (submission.handled_at !== null) rows.push(["handled", momentOf(submission.handled_at)]);
  rows.push(["follow up on", submission.follow_up_on ?? ""]);
  rows.push(["owner", submission.owner], ["note", submission.note]);
  for (const { who, written_at, subject, body } of replies)
    rows.push(["reply", `${momentOf(written_at)}, ${who}: ${subject}\n${body}`]);
  for (const mail of mails) {
    const when = mail.sent_at === null ? "" : ` ${momentOf(mail.sent_at)}`;
    const attempts = mail.attempts > 1 ? `, attempt ${mail.attempts}` : "";
    const error = mail.last_error ? `\n${mail.last_error}` : "";
    rows.push([`mail to ${mail.recipient}`, `${mail.template}: ${mail.state}${when}${attempts}${error}`]);
  }
  return rows
    .filter(([, value]) => value !== "")
    .map(
      ([label, value]) =>
        styleText("bold", label.padEnd(LABEL_WIDTH)) + lines(value).join(`\n${" ".repeat(LABEL_WIDTH)}`),
    )
    .join("\n");
}
