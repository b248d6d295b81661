import { csvRow } from "../../../contract/csv.ts";
import { FORMS, serviceLabel } from "../../../contract/fields.ts";
import { stampOf } from "../../../contract/indian-time.ts";
import { fieldsOf, type Subscription } from "../storage/tables.ts";
import type { ListKind } from "../subscribers/lists.ts";
import { saidIn } from "./incoming.ts";
import { type Entry, repliedAt } from "./read.ts";

/** The fields of all forms; the address has a column of its own. */
const FIELDS = [
  ...new Set(Object.values(FORMS).flatMap((fields) => fields.map(({ name }) => name))),
].filter((name) => name !== "email");

const COLUMNS = [
  ...["id", "kind", "receivedAt", "email", ...FIELDS, "page", "spam", "handledAt", "note", "owner"],
  ...["followUpOn", "repliedAt", "replies", "wroteBackAt", "wroteBack", "mails"],
];

export const CSV_HEADER = csvRow(COLUMNS);

export function toCsv({ submission, mails, replies, incoming }: Entry): string {
  const { service, ...fields } = fieldsOf(submission);
  const values: Record<string, string | undefined> = {
    ...fields,
    service: service && serviceLabel(service),
    id: submission.id,
    kind: submission.kind,
    receivedAt: stampOf(submission.received_at),
    email: submission.email,
    page: submission.page,
    spam: submission.spam ? "yes" : "no",
    handledAt: stampOf(submission.handled_at),
    note: submission.note,
    owner: submission.owner,
    followUpOn: submission.follow_up_on ?? undefined,
    repliedAt: stampOf(repliedAt({ mails })),
    replies: replies.map(({ subject, body }) => `${subject}\n\n${body}`).join("\n\n"),
    wroteBackAt: stampOf(submission.answered_at),
    wroteBack: incoming.map((mail) => `${mail.subject}\n\n${saidIn(mail)}`).join("\n\n"),
    mails: mails.map(({ template, state }) => `${template}: ${state}`).join("; "),
  };
  return csvRow(COLUMNS.map((name) => values[name]));
}

/** `unreachable`: since when mails to an address come back. */
export function consentCsv(kind: ListKind, unreachable: Map<string, number>) {
  const named = (list: string) => (kind === "newsletter" ? [] : [list]);
  const toRow = ({
    email,
    list,
    confirmed_at,
    asked_at,
    page,
    wording,
    asked_note,
  }: Subscription) =>
    csvRow([
      ...[
        email,
        ...named(list),
        stampOf(confirmed_at),
        stampOf(asked_at),
        page,
        wording,
        asked_note,
      ],
      stampOf(unreachable.get(email) ?? null),
    ]);
  const columns = ["email", ...named("list"), "confirmedAt", "askedAt", "page", "wording", "note"];
  columns.push("unreachableSince");
  return { header: csvRow(columns), toRow };
}
