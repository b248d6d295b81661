import { FORMS } from "../../contract/fields.ts";
import type { Entry } from "../inbox/read.ts";
import { toJson } from "./format.ts";

/** What any form asks for; the address has a column of its own. */
const FIELDS = [...new Set(Object.values(FORMS).flatMap((fields) => fields.map(({ name }) => name)))].filter(
  (name) => name !== "email",
);

export const CSV_HEADER = row([
  "id",
  "kind",
  "receivedAt",
  "email",
  ...FIELDS,
  "spam",
  "unsubscribedAt",
  "mails",
]);

export function toCsv(entry: Entry): string {
  const { id, kind, receivedAt, email, fields, spam, unsubscribedAt, mails } = toJson(entry);
  return row([
    id,
    kind,
    receivedAt,
    email,
    ...FIELDS.map((name) => fields[name]),
    spam ? "yes" : "no",
    unsubscribedAt,
    mails.map((mail) => `${mail.template}: ${mail.state}`).join("; "),
  ]);
}

function row(cells: (string | undefined)[]): string {
  return `${cells.map((value) => cell(value ?? "")).join(",")}\r\n`;
}

/** A spreadsheet runs a cell that begins like a formula; an apostrophe in front makes it text. */
export function cell(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
