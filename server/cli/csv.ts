import { csvRow } from "../../contract/csv.ts";
import { FORMS } from "../../contract/fields.ts";
import type { Subscription } from "../inbox/storage/tables.ts";
import type { Entry } from "../inbox/submissions/read.ts";
import { toConsent, toJson } from "./format.ts";

/** The fields of all forms; the address has a column of its own. */
const FIELDS = [...new Set(Object.values(FORMS).flatMap((fields) => fields.map(({ name }) => name)))].filter(
  (name) => name !== "email",
);

export const CSV_HEADER = csvRow([
  "id",
  "kind",
  "receivedAt",
  "email",
  ...FIELDS,
  "page",
  "spam",
  "handledAt",
  "note",
  "mails",
]);

export function toCsv(entry: Entry): string {
  const { id, kind, receivedAt, email, fields, page, spam, handledAt, note, mails } = toJson(entry);
  return csvRow([
    id,
    kind,
    receivedAt,
    email,
    ...FIELDS.map((name) => fields[name]),
    page,
    spam ? "yes" : "no",
    handledAt,
    note,
    mails.map((mail) => `${mail.template}: ${mail.state}`).join("; "),
  ]);
}

export const SUBSCRIBERS_HEADER = csvRow(["email", "confirmedAt", "askedAt", "page", "wording"]);

export const WAITING_HEADER = csvRow(["email", "course", "confirmedAt", "askedAt", "page", "wording"]);

export function toWaitingCsv(subscription: Subscription): string {
  const { email, course, confirmedAt, askedAt, page, wording } = toConsent(subscription);
  return csvRow([email, course, confirmedAt, askedAt, page, wording]);
}

export function toSubscriberCsv(subscription: Subscription): string {
  const { email, confirmedAt, askedAt, page, wording } = toConsent(subscription);
  return csvRow([email, confirmedAt, askedAt, page, wording]);
}
