import { csvRow } from "../../contract/csv.ts";
import { FORMS, serviceLabel } from "../../contract/fields.ts";
import type { Subscription } from "../inbox/storage/tables.ts";
import type { Entry } from "../inbox/submissions/read.ts";
import type { ListKind } from "../inbox/subscribers/lists.ts";
import { toConsent, toJson } from "./format.ts";

/** The fields of all forms; the address has a column of its own. */
const FIELDS = [...new Set(Object.values(FORMS).flatMap((fields) => fields.map(({ name }) => name)))].filter(
  (name) => name !== "email",
);

const COLUMNS = [
  "id",
  "kind",
  "receivedAt",
  "email",
  ...FIELDS,
  "page",
  "spam",
  "handledAt",
  "note",
  "owner",
  "followUpOn",
  "repliedAt",
  "replies",
  "mails",
];

export const CSV_HEADER = csvRow(COLUMNS);

export function toCsv(entry: Entry): string {
  const { fields, ...submission } = toJson(entry);
  const values: Record<string, unknown> = {
    ...fields,
    ...submission,
    service: fields.service === undefined ? "" : serviceLabel(fields.service),
    spam: submission.spam ? "yes" : "no",
    replies: submission.replies.map(({ subject, body }) => `${subject}\n\n${body}`).join("\n\n"),
    mails: submission.mails.map((mail) => `${mail.template}: ${mail.state}`).join("; "),
  };
  return csvRow(COLUMNS.map((name) => values[name] as string | undefined));
}

/** The header and the rows of a list of subscribers; the newsletter's has no column for its name. */
export function consentCsv(list: ListKind) {
  const of = list === "newsletter" ? [] : (["list"] as const);
  const columns = ["email", ...of, "confirmedAt", "askedAt", "page", "wording"] as const;
  const toRow = (subscription: Subscription) => {
    const consent = toConsent(subscription);
    return csvRow(columns.map((name) => consent[name]));
  };
  return { header: csvRow([...columns]), toRow };
}
