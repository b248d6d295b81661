import { styleText } from "node:util";
import { serviceLabel } from "../../contract/fields.ts";
import type { Entry } from "../inbox/read.ts";

const iso = (time: number | null) => (time === null ? undefined : new Date(time).toISOString());

/** The shape `list --json` prints, one object a line. */
export function toJson({ submission, mails }: Entry) {
  return {
    id: submission.id,
    kind: submission.kind,
    receivedAt: iso(submission.received_at),
    email: submission.email,
    fields: JSON.parse(submission.fields) as Record<string, string>,
    spam: submission.spam === 1,
    spamReasons: JSON.parse(submission.spam_reasons) as string[],
    unsubscribedAt: iso(submission.unsubscribed_at),
    mails: mails.map((mail) => ({
      template: mail.template,
      to: mail.recipient,
      state: mail.state,
      attempts: mail.attempts,
      messageId: mail.message_id,
      sentAt: iso(mail.sent_at),
      nextAttemptAt: mail.state === "waiting" ? iso(mail.next_attempt_at) : undefined,
      lastError: mail.last_error ?? undefined,
    })),
  };
}

const DATE = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone: "Asia/Kolkata" });
const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Asia/Kolkata" });

/** The day in India, as 2026-11-15. */
export const dayOf = (time: number) => DATE.format(time);
const momentOf = (time: number) => `${dayOf(time)} ${TIME.format(time)}`;

const cut = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

export const LIST_HEADER = styleText(
  "bold",
  `${"ID".padEnd(13)}${"RECEIVED (IST)".padEnd(18)}${"KIND".padEnd(12)}${"MAILS".padEnd(12)}FROM`,
);

export function toLine(entry: Entry): string {
  const { submission, mails } = entry;
  const fields = JSON.parse(submission.fields) as Record<string, string>;
  const who = fields.name ? `${fields.name} <${submission.email}>` : submission.email;
  const notes = [
    submission.spam ? styleText("yellow", "spam") : "",
    submission.unsubscribed_at === null ? "" : "unsubscribed",
    cut((fields.subject || fields.message || "").replaceAll("\n", " "), 60),
  ].filter(Boolean);
  return [
    submission.id.padEnd(13),
    momentOf(submission.received_at).padEnd(18),
    submission.kind.padEnd(12),
    mails
      .map((mail) => mail.state)
      .filter((state, index, all) => all.indexOf(state) === index)
      .join("+")
      .padEnd(12),
    cut(who, 50),
    notes.length > 0 ? `  ${notes.join("  ")}` : "",
  ].join("");
}

export function toPage(entry: Entry): string {
  const { submission, mails } = entry;
  const fields = JSON.parse(submission.fields) as Record<string, string>;
  const rows: [string, string][] = [
    ["id", submission.id],
    ["kind", submission.kind],
    ["received", `${momentOf(submission.received_at)} IST`],
    ...Object.entries(fields).map(([name, value]): [string, string] => [
      name,
      name === "service" ? serviceLabel(value) : value,
    ]),
  ];
  if (submission.spam) rows.push(["spam", (JSON.parse(submission.spam_reasons) as string[]).join(", ")]);
  if (submission.unsubscribed_at !== null) rows.push(["unsubscribed", momentOf(submission.unsubscribed_at)]);
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
        `${styleText("bold", label.padEnd(17))}${value.replaceAll("\n", `\n${" ".repeat(17)}`)}`,
    )
    .join("\n");
}
