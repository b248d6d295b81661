import type { Kind } from "../../../contract/fields.ts";
import { dayOf } from "../../../contract/indian-time.ts";
import type { Registration, TrainingMail } from "../../../server/inbox/storage/tables.ts";
import type { Summary } from "../../inbox/submission.ts";
import { dayText, isoText, readable } from "../../moments.ts";

export const KIND_NAMES: Record<Kind, string> = {
  contact: "Inquiry",
  application: "Application",
  checklist: "Checklist",
  newsletter: "Newsletter",
  waiting: "Waiting list",
  watch: "Watched rules",
};

/** Names a run where something is kept by its name. */
export const keyText = ({ training, run }: { training: string; run: string }) =>
  `${training} ${run}`;

export const countText = (total: number) =>
  total === 1 ? "1 message" : `${total.toLocaleString("en-IN")} messages`;

/** Whether nobody has to see to it: a day to follow it up that has come opens it again. */
export const isHandled = ({ handledAt, followUpOn }: Pick<Summary, "handledAt" | "followUpOn">) =>
  handledAt !== null && (followUpOn === null || followUpOn > dayOf(Date.now()));

/** "Follow up on 20 Nov 2026"; "Follow up today" also if the day has passed. */
export const followUpText = (day: string) =>
  day <= dayOf(Date.now()) ? "Follow up today" : `Follow up on ${isoText(day)}`;

/** "from /contact", or "at the desk" */
export const pageText = (page: string) => (page.startsWith("/") ? `from ${page}` : page);

export const telOf = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

const MAIL_STATES: Record<string, string> = {
  sent: "Sent",
  written: "Written to a file, not sent",
  waiting: "On its way",
  held: "On hold",
  failed: "Not delivered",
};

/** "Bala Iyer (bala@steel.example)" */
export const boxText = ({ name, email }: { name: string; email: string }) =>
  name ? `${name} (${email})` : email;

/** “On its way” only while a server sends mails. */
export const mailState = (state: string, whyMailsWait = "") =>
  state === "waiting" && whyMailsWait ? "Waits" : (MAIL_STATES[state] ?? state);

/** The same, with why it waits and what to do. */
export const mailStateText = (state: string, whyMailsWait = "") =>
  [mailState(state, whyMailsWait), state === "waiting" && readable(whyMailsWait)]
    .filter(Boolean)
    .join(": ");

/** "newsletter-confirm" → "Newsletter confirmation" */
export const templateName = (template: string) =>
  template.charAt(0).toUpperCase() +
  template
    .slice(1)
    .replace(/confirm$/, "$&ation")
    .replaceAll("-", " ");

export const SPAM_REASONS: Record<string, string> = {
  honeypot: "a hidden field was filled in, which people do not see",
  "too-fast": "it was sent faster than people type",
  content: "it holds links or markup as advertisements do",
  advert: "it reads like an advertisement",
  staff: "somebody at the desk marked it as spam",
};

export const REGISTRATION_NAMES: Record<Registration["state"], string> = {
  asked: "Asked",
  waiting: "Waiting list",
  offered: "Offered",
  confirmed: "Confirmed",
  paid: "Paid",
  attended: "Attended",
  cancelled: "Cancelled",
};

/** Mails about a registration, by what they say. */
export const TRAINING_MAILS: Record<TrainingMail["what"], string> = {
  asked: "Written down",
  waiting: "Waiting list",
  offered: "Offer",
  confirmed: "Confirmation",
  cancelled: "Cancellation",
  attended: "Thanks",
  week: "Reminder, a week before",
  day: "Reminder, the day before",
  reminder: "Reminder",
  certificate: "Certificate",
  moved: "New dates",
  "called-off": "Not held",
  "back-on": "Held after all",
};

export const registrationName = (state: string) =>
  REGISTRATION_NAMES[state as Registration["state"]];

export const LIST_NAMES = {
  newsletter: () => "Newsletter",
  waiting: (training: string) => `Dates of ${training}`,
  watch: (result: string) => `Watched rules: ${result}`,
};

type Standing = { askedAt: number; confirmedAt: number | null; leftAt: number | null };

/** "Since 2 Nov 2026", "Left on …" or "Asked on …, not confirmed" */
export function standingText({ askedAt, confirmedAt, leftAt }: Standing): string {
  if (leftAt !== null) return `Left on ${dayText(leftAt)}`;
  if (confirmedAt !== null) return `Since ${dayText(confirmedAt)}`;
  return `Asked on ${dayText(askedAt)}, not confirmed`;
}

export const unreachableText = (since: number) => `Cannot be reached since ${dayText(since)}`;

export const inquiriesText = (count: number) => (count === 1 ? "1 inquiry" : `${count} inquiries`);

type Seats = { taken: number; asked: number; waiting: number; capacity: number | null };

const leftText = (left: number) => (left < 0 ? `${-left} too many` : `${left} left`);

/** "12 of 20 seats taken, 8 left; 3 more asked for" */
export function seatsText({ taken, asked, waiting, capacity }: Seats): string {
  const ofAll =
    capacity === null
      ? `${taken} ${taken === 1 ? "seat" : "seats"} taken`
      : `${taken} of ${capacity} seats taken, ${leftText(capacity - taken)}`;
  const more = [asked > 0 && `${asked} more asked for`, waiting > 0 && `${waiting} waiting`].filter(
    Boolean,
  );
  return [ofAll, ...more].join("; ");
}

/** The lists of the inbox that show submissions. */
export const LISTS = {
  waiting: "To be handled",
  messages: "Messages",
  log: "Log",
  failed: "Undelivered",
  spam: "Spam",
} as const;
export type ListName = keyof typeof LISTS;

export const isList = (name: string): name is ListName => name in LISTS;

/** The list that a url names: what waits unless it says otherwise. */
export function listOf(query: URLSearchParams): ListName {
  const tab = query.get("tab") ?? "";
  return isList(tab) ? tab : "waiting";
}

const EMPTY: Record<ListName, string> = {
  waiting: "Nothing waits to be handled. What arrives shows by itself.",
  messages: "Nobody has written yet.",
  log: "Nobody has asked for the newsletter, a checklist, dates or news of rules yet.",
  failed: "Every mail was delivered or is on its way.",
  spam: "No spam.",
};

const CHOICES = ["kind", "owner", "service", "training", "since", "until", "text", "state"];

const isNarrowed = (query: URLSearchParams) => CHOICES.some((name) => query.has(name));

/** What a list without entries says, by what was chosen. */
export function emptyText(tab: ListName, query: URLSearchParams, who: string): string {
  const [text, owner] = [query.get("text"), query.get("owner")];
  if (text)
    return `${tab === "waiting" ? "Nothing to be handled" : `Nothing in ${LISTS[tab]}`} has “${text}”.`;
  if (tab === "waiting" && owner === who) return "Nothing waits for you.";
  if (tab === "waiting" && owner === "-")
    return "Everything that waits has somebody who sees to it.";
  return isNarrowed(query) ? "Nothing fits what you chose." : EMPTY[tab];
}
