import { serviceLabel } from "../../contract/fields.ts";
import type { Firm } from "../../contract/firm.ts";
import {
  CHECKLIST_PDF_PATH,
  CONTACT_PATH,
  NEWSLETTER_WORDING,
  WAITING_WORDING,
} from "../../contract/forms.ts";
import type { StoredSubmission } from "../inbox/outbox/outbox.ts";
import type { MailTemplate } from "../inbox/storage/tables.ts";
import { type Block, button, facts, link, paragraph, small } from "./blocks.ts";
import { greeting } from "./greeting.ts";
import type { Letter } from "./layout.ts";
import { recordRows } from "./notices.ts";

/** The addresses a visitor's mail leads to, each with a token that only this mailbox has been told. */
export interface Ways {
  stop: string;
  /** Of the newsletter's mails. */
  confirm?: string;
  leave?: string;
}

export interface LetterParts {
  firm: Firm;
  siteUrl: string;
  ways: Ways;
  /** Whether the checklist travels with the mail, or only the way to it. */
  attached: boolean;
}

type Writer = (submission: StoredSubmission, parts: LetterParts) => { subject: string; letter: Letter };
export type LetterTemplate = Exclude<MailTemplate, `${string}-notice`>;

/** What visitors are written. Their own words are not repeated: anybody may type a stranger's address. */
export const LETTERS: Record<LetterTemplate, Writer> = {
  "inquiry-acknowledgement": inquiryAcknowledgement,
  "application-acknowledgement": applicationAcknowledgement,
  "checklist-delivery": checklistDelivery,
  "newsletter-confirm": newsletterConfirm,
  "newsletter-welcome": newsletterWelcome,
  "waiting-confirm": waitingConfirm,
  "waiting-welcome": waitingWelcome,
};

function inquiryAcknowledgement(submission: StoredSubmission, { firm, ways }: LetterParts) {
  const { name = "", service = "" } = JSON.parse(submission.fields) as Record<string, string>;
  const { days, from, to, zone } = firm.hours;
  const opening = `${greeting(name)} thank you for writing to ${firm.name}.`;
  const reached = `Your inquiry (${serviceLabel(service)}) has reached us, and one of our consultants will get back to you within ${firm.replyWithin}.`;
  const title = "We have received your inquiry";
  return {
    subject: title,
    letter: {
      preview: reached,
      title,
      picture: "inquiry" as const,
      body: [
        paragraph(opening),
        paragraph(reached),
        paragraph(`If it is urgent, call ${firm.phone}, ${days} ${from} to ${to} ${zone}.`),
        facts(recordRows(submission)),
      ],
      footer: notMe("You did not write to us?", ways),
    },
  };
}

function applicationAcknowledgement(submission: StoredSubmission, { firm, ways }: LetterParts) {
  const { name = "" } = JSON.parse(submission.fields) as Record<string, string>;
  const title = "We have received your application";
  return {
    subject: title,
    letter: {
      preview: title,
      title,
      picture: "inquiry" as const,
      body: [
        paragraph(`${greeting(name)} thank you for applying to ${firm.name}.`),
        paragraph(
          `Your application has reached us, and somebody who hires will read it. If you would like to add something, write to ${firm.careersEmail}.`,
        ),
        facts(recordRows(submission)),
      ],
      footer: notMe("You did not apply?", ways),
    },
  };
}

function checklistDelivery(_submission: StoredSubmission, { siteUrl, ways, attached }: LetterParts) {
  const name = "The 10-Point CBAM Readiness Checklist you asked for";
  const opening = attached
    ? `${name} is attached to this mail as a PDF. It can also be downloaded at any time.`
    : `${name} is one click away. The mail we sent you earlier has it attached as well.`;
  return {
    subject: "Your 10-Point CBAM Readiness Checklist",
    letter: {
      preview: opening,
      title: "Your CBAM readiness checklist",
      picture: "checklist" as const,
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
      footer: notMe("You did not ask for this?", ways),
    },
  };
}

function newsletterConfirm(_submission: StoredSubmission, { firm, siteUrl, ways }: LetterParts) {
  const opening = `Somebody, we hope you, entered this address at ${new URL(siteUrl).host} for the ${firm.name} newsletter.`;
  return {
    subject: `Please confirm: the ${firm.name} newsletter`,
    letter: {
      preview: "One click and you are on the list.",
      title: "One click to confirm",
      picture: "newsletter" as const,
      body: [
        paragraph(opening),
        paragraph(`What you get: ${lowerFirst(NEWSLETTER_WORDING)}`),
        button(ways.confirm ?? "", "Confirm my subscription"),
        paragraph("If you do nothing, you get no newsletter, and we delete this request after 30 days."),
      ],
      footer: notMe("It was not you?", ways),
    },
  };
}

function newsletterWelcome(_submission: StoredSubmission, { firm, siteUrl, ways }: LetterParts) {
  const opening = `Thank you for subscribing to the ${firm.name} newsletter.`;
  return {
    subject: `Welcome to the ${firm.name} newsletter`,
    letter: {
      preview: opening,
      title: "Welcome",
      picture: "newsletter" as const,
      body: [
        paragraph(opening),
        paragraph(
          "We write about ESG reporting, carbon rules and information security, for people who have to act on them.",
        ),
        button(`${siteUrl}/blog`, "Read our articles"),
      ],
      footer: [
        small(
          `You get this mail because this address was subscribed at ${new URL(siteUrl).host}. `,
          link(ways.leave ?? "", "Unsubscribe"),
        ),
        ...notMe("It was not you?", ways),
      ],
    },
  };
}

/** The course is named by its page, which is one of ours, and not by what was sent with the form. */
function waitingConfirm({ page }: StoredSubmission, { siteUrl, ways }: LetterParts) {
  const host = new URL(siteUrl).host;
  return {
    subject: "Please confirm: tell me when dates are set",
    letter: {
      preview: "One click and we tell you when the dates are set.",
      title: "One click to confirm",
      picture: "newsletter" as const,
      body: [
        paragraph(
          `Somebody, we hope you, asked at ${host} to be told when the next dates of a course are set.`,
        ),
        paragraph(`What you get: ${lowerFirst(WAITING_WORDING)}`),
        button(ways.confirm ?? "", "Tell me when dates are set"),
        paragraph(
          "It was asked on this page. ",
          link(siteUrl + (page || "/trainings-calendar"), "See the course"),
        ),
        paragraph(
          "If you do nothing, you hear nothing more of it, and we delete this request after 30 days.",
        ),
      ],
      footer: notMe("It was not you?", ways),
    },
  };
}

function waitingWelcome({ page }: StoredSubmission, { siteUrl, ways }: LetterParts) {
  const opening = "Thank you. We write to you once, when the next dates are set.";
  return {
    subject: "We tell you when dates are set",
    letter: {
      preview: opening,
      title: "You are on the list",
      picture: "newsletter" as const,
      body: [
        paragraph(opening),
        paragraph(
          "Your own calendar can follow our dates as well, and until then any course can be held for one company.",
        ),
        button(siteUrl + (page || "/trainings-calendar"), "See the course"),
      ],
      footer: [
        small(
          "You get this mail because this address waits for the dates of a course. ",
          link(ways.leave ?? "", "Leave the list"),
        ),
        ...notMe("It was not you?", ways),
      ],
    },
  };
}

function notMe(question: string, ways: Ways): Block[] {
  return [
    small(
      `${question} Then somebody typed your address. With this link it gets no further mail from our website's forms or newsletter. `,
      link(ways.stop, "Not me, nothing more"),
    ),
  ];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
