import type { Kind } from "../../contract/fields.ts";
import { dayOf } from "../../contract/indian-time.ts";

const SUBJECTS: Record<Kind, string> = {
  contact: "Your inquiry",
  application: "Your application",
  checklist: "The CBAM readiness checklist",
  newsletter: "Our newsletter",
  waiting: "Course dates",
  watch: "Rules you watch",
};

export const subjectForReply = (kind: Kind, fields: Record<string, string>) =>
  `Re: ${fields.subject || SUBJECTS[kind]}`;

/** Mail programs cut addresses beyond about 2,000 characters, some without saying so. */
const LONGEST_QUOTE = 1_000;

/** Opens the staff's own mail program with subject, greeting and the visitor's words quoted. */
export function addressForReply(
  { kind, received_at }: { kind: Kind; received_at: number },
  fields: Record<string, string>,
  firm: { name: string },
): string {
  const subject = `${subjectForReply(kind, fields)} (${firm.name})`;
  const words = fields.message ?? "";
  const quoted = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).toWellFormed()} …` : words;
  const lines = [
    `Dear ${fields.name || "Sir or Madam"},`,
    "",
    "",
    ...(quoted
      ? [`On ${dayOf(received_at)} you wrote:`, ...quoted.split("\n").map((line) => `> ${line}`)]
      : []),
  ];
  const query = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(lines.join("\r\n"))}`];
  // Only what is part of an address goes in unescaped: an & in it would begin another field.
  return `mailto:${encodeURIComponent(fields.email ?? "").replaceAll("%40", "@")}?${query.join("&")}`;
}
