import type { Kind } from "../../../contract/fields.ts";

export const KIND_NAMES: Record<Kind, string> = {
  contact: "Inquiry",
  application: "Application",
  checklist: "Checklist",
  newsletter: "Newsletter",
  waiting: "Waiting list",
  watch: "Watched rules",
};

export const MAIL_STATES: Record<string, string> = {
  sent: "Sent",
  written: "Written to a file, not sent",
  waiting: "On its way",
  held: "On hold",
  failed: "Not delivered",
};

/** "inquiry-acknowledgement" → "Inquiry acknowledgement" */
export const templateName = (template: string) =>
  template.charAt(0).toUpperCase() + template.slice(1).replaceAll("-", " ");

export const SPAM_REASONS: Record<string, string> = {
  honeypot: "a hidden field was filled in, which people do not see",
  "too-fast": "it was sent faster than people type",
  content: "it holds links or markup as advertisements do",
  staff: "somebody at the desk marked it as spam",
};
