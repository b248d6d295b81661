import { serviceLabel } from "../../contract/fields.ts";
import type { Firm } from "../../contract/firm.ts";
import { CHECKLIST_PDF_PATH, CONTACT_PATH } from "../../contract/forms.ts";
import {
  fieldsOf,
  type MailTemplate,
  type StaffTemplate,
  type StoredSubmission,
  WATCH,
} from "../inbox/storage/tables.ts";
import { type ListKind, WORDINGS } from "../inbox/subscribers/lists.ts";
import { type Block, button, facts, link, paragraph, small } from "./blocks.ts";
import { greeting } from "./greeting.ts";
import type { MailContent } from "./layout.ts";
import { receivedRows } from "./notices.ts";

/** The urls in a visitor's mail, each with a token that only this mailbox gets. */
export interface MailLinks {
  stop: string;
  /** `confirm` and `unsubscribe` are only in mails of lists. */
  confirm?: string;
  unsubscribe?: string;
}

interface Parts {
  firm: Firm;
  siteUrl: string;
  links: MailLinks;
  /** Whether the checklist is attached, or only linked. */
  attached: boolean;
}

export type VisitorTemplate = Exclude<MailTemplate, `${string}-notice` | "mailing" | "reply" | StaffTemplate>;

/** The mails to visitors. Their own words are not repeated: anybody may type a stranger's address. */
export const VISITOR_MAILS: Record<
  VisitorTemplate,
  (submission: StoredSubmission, parts: Parts) => MailContent
> = {
  "inquiry-acknowledgement": inquiryAcknowledgement,
  "application-acknowledgement": applicationAcknowledgement,
  "checklist-delivery": checklistDelivery,
  "newsletter-confirm": newsletterConfirm,
  "newsletter-welcome": newsletterWelcome,
  "waiting-confirm": waitingConfirm,
  "waiting-welcome": waitingWelcome,
  "watch-confirm": watchConfirm,
  "watch-welcome": watchWelcome,
};

function inquiryAcknowledgement(submission: StoredSubmission, { firm, links }: Parts): MailContent {
  const { name = "", service = "" } = fieldsOf(submission);
  const { days, from, to, zone } = firm.hours;
  const opening = `${greeting(name)} thank you for writing to ${firm.name}.`;
  const reached = `Your inquiry (${serviceLabel(service)}) has reached us, and one of our consultants will get back to you within ${firm.replyWithin}.`;
  const title = "We have received your inquiry";
  return {
    subject: title,
    preview: reached,
    title,
    picture: "inquiry",
    body: [
      paragraph(opening),
      paragraph(reached),
      paragraph(`If it is urgent, call ${firm.phone}, ${days} ${from} to ${to} ${zone}.`),
      facts(receivedRows(submission)),
    ],
    footer: notMe("You did not write to us?", links),
  };
}

function applicationAcknowledgement(submission: StoredSubmission, { firm, links }: Parts): MailContent {
  const { name = "" } = fieldsOf(submission);
  const title = "We have received your application";
  return {
    subject: title,
    preview: title,
    title,
    picture: "inquiry",
    body: [
      paragraph(`${greeting(name)} thank you for applying to ${firm.name}.`),
      paragraph(
        `Your application has reached the people who hire, and they will read it. If you would like to add something, write to ${firm.careersEmail}.`,
      ),
      facts(receivedRows(submission)),
    ],
    footer: notMe("You did not apply?", links),
  };
}

function checklistDelivery(_submission: StoredSubmission, { siteUrl, links, attached }: Parts): MailContent {
  const name = "The 10-Point CBAM Readiness Checklist you asked for";
  const opening = attached
    ? `${name} is attached to this mail as a PDF. It can also be downloaded at any time.`
    : `${name} is one click away. The mail we sent you earlier has it attached as well.`;
  return {
    subject: "Your 10-Point CBAM Readiness Checklist",
    preview: opening,
    title: "Your CBAM readiness checklist",
    picture: "checklist",
    body: [
      paragraph(opening),
      paragraph(
        "Each point names what to prepare and which document to keep, so you can go through it with your production and export teams.",
      ),
      button(siteUrl + CHECKLIST_PDF_PATH, "Download the checklist"),
      paragraph(
        "If a point raises a question about your goods or installations, ask us. ",
        link(siteUrl + CONTACT_PATH, "Contact us"),
      ),
    ],
    footer: notMe("You did not ask for this?", links),
  };
}

function newsletterConfirm(_submission: StoredSubmission, parts: Parts): MailContent {
  const name = `the ${parts.firm.name} newsletter`;
  return confirmMail("newsletter", parts, {
    subject: `Please confirm: ${name}`,
    preview: "One click and you are on the list.",
    asked: `entered this address at ${new URL(parts.siteUrl).host} for ${name}.`,
    otherwise: "you get no newsletter",
  });
}

function newsletterWelcome(_submission: StoredSubmission, parts: Parts): MailContent {
  const { firm, siteUrl } = parts;
  return welcomeMail("newsletter", parts, {
    subject: `Welcome to the ${firm.name} newsletter`,
    title: "Welcome",
    opening: `Thank you for subscribing to the ${firm.name} newsletter.`,
    more: "We write about ESG reporting, carbon rules and information security, for people who have to act on them.",
    action: button(`${siteUrl}/blog`, "Read our articles"),
    why: `this address was subscribed at ${new URL(siteUrl).host}.`,
  });
}

const UNANSWERED = "we will not write about it again";

/** The url of the form's page, or of the calendar. Mails do not repeat the training's name: it came with the form. */
const pageAsked = ({ page }: StoredSubmission, { siteUrl }: Parts) =>
  siteUrl + (page || "/trainings-calendar");

function waitingConfirm(submission: StoredSubmission, parts: Parts): MailContent {
  return confirmMail("waiting", parts, {
    subject: "Please confirm: tell me when dates are set",
    preview: "One click and we tell you when the dates are set.",
    asked: `asked at ${new URL(parts.siteUrl).host} to be told when the next dates of a course are set.`,
    more: [
      paragraph("The request was made on this page. ", link(pageAsked(submission, parts), "See the course")),
    ],
    otherwise: UNANSWERED,
  });
}

function waitingWelcome(submission: StoredSubmission, parts: Parts): MailContent {
  return welcomeMail("waiting", parts, {
    subject: "We tell you when dates are set",
    title: "You are on the list",
    opening: "Thank you. We write to you once, when the next dates are set.",
    more: "You can also subscribe to our course calendar. Any course can be held for one company at any time.",
    action: button(pageAsked(submission, parts), "See the course"),
    why: "this address is on the list for the dates of a course.",
  });
}

/** Does not link to the result: the answers in its url came with the form, from whoever typed the address. */
function watchConfirm(_submission: StoredSubmission, parts: Parts): MailContent {
  return confirmMail("watch", parts, {
    subject: "Please confirm: watch my rules",
    preview: "One click and we tell you when a rule of your result changes.",
    asked: `asked at ${new URL(parts.siteUrl).host} to hear when a rule of their result in the obligation finder changes.`,
    otherwise: UNANSWERED,
  });
}

function watchWelcome(submission: StoredSubmission, parts: Parts): MailContent {
  return welcomeMail("watch", parts, {
    subject: "We are watching your rules",
    title: "We are watching your rules",
    opening: "Thank you. We write to you when a rule of your result changes, or one of its dates is near.",
    more: "Each mail says what changed and links to your result as it is on that day.",
    action: button(parts.siteUrl + WATCH + (fieldsOf(submission).answers ?? ""), "See your result"),
    why: "this address asked to hear of changes in the rules of a result.",
  });
}

/** The buttons of the mails about a list, and of the pages they lead to. */
export const LIST_ACTIONS: Record<ListKind, { confirm: string; leave: string }> = {
  newsletter: { confirm: "Confirm my subscription", leave: "Unsubscribe" },
  waiting: { confirm: "Tell me when dates are set", leave: "Leave the list" },
  watch: { confirm: "Watch my rules", leave: "Stop watching all my results" },
};

type Confirm = Pick<MailContent, "subject" | "preview"> & {
  asked: string;
  more?: Block[];
  otherwise: string;
};

function confirmMail(kind: ListKind, { links }: Parts, words: Confirm): MailContent {
  const { subject, preview, asked, more = [], otherwise } = words;
  const promise = WORDINGS[kind];
  return {
    subject,
    preview,
    title: "One click to confirm",
    picture: "newsletter",
    body: [
      paragraph(`Somebody, we hope you, ${asked}`),
      paragraph(`What you get: ${promise.charAt(0).toLowerCase()}${promise.slice(1)}`),
      button(links.confirm ?? "", LIST_ACTIONS[kind].confirm),
      ...more,
      paragraph(`If you do nothing, ${otherwise}, and we delete this request after 30 days.`),
    ],
    footer: notMe("It was not you?", links),
  };
}

type Welcome = Record<"subject" | "title" | "opening" | "more" | "why", string> & { action: Block };

function welcomeMail(kind: ListKind, { links }: Parts, words: Welcome): MailContent {
  const { subject, title, opening, more, action, why } = words;
  return {
    subject,
    preview: opening,
    title,
    picture: "newsletter",
    body: [paragraph(opening), paragraph(more), action],
    footer: [
      small(`You get this mail because ${why} `, link(links.unsubscribe ?? "", LIST_ACTIONS[kind].leave)),
      ...notMe("It was not you?", links),
    ],
  };
}

/** The end of a mail, with the link for people whose address somebody else typed. */
export function notMe(question: string, links: MailLinks): Block[] {
  return [
    small(
      `${question} Then somebody else typed your address. Use this link, and it gets no further mail from our website's forms or newsletter. `,
      link(links.stop, "Not me, nothing more"),
    ),
  ];
}
