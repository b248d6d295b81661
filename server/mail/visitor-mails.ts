import { serviceLabel } from "../../contract/fields.ts";
import type { Firm } from "../../contract/firm.ts";
import { factsOf, fillIn } from "../../contract/firm.ts";
import { CHECKLIST_PDF_PATH, CONTACT_PATH } from "../../contract/forms.ts";
import type { MailWords } from "../../contract/mails.ts";
import { WORDINGS } from "../../contract/wordings.ts";
import {
  fieldsOf,
  type MailTemplate,
  type StaffTemplate,
  type StoredSubmission,
  WATCH,
} from "../inbox/storage/tables.ts";
import { isListKind, type ListKind } from "../inbox/subscribers/lists.ts";
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

/** What the words of a mail are filled in with. */
export interface Wording {
  firm: Firm;
  siteUrl: string;
  words: MailWords;
}

interface Parts extends Wording {
  links: MailLinks;
  /** Whether the checklist is attached, or only linked. */
  attached: boolean;
}

export type VisitorTemplate = Exclude<
  MailTemplate,
  `${string}-notice` | "mailing" | "reply" | "webhook" | "training" | StaffTemplate
>;

interface Words extends Record<"subject" | "preview" | "title" | "notMe", string> {
  text: string[];
  button?: string;
  aside?: { text: string; link: string };
  after?: string[];
  why?: string;
}

/** Fills in what words name in braces: facts of the firm, and these values. */
export const sayWith =
  ({ firm, siteUrl }: Pick<Wording, "firm" | "siteUrl">, values: Record<string, string> = {}) =>
  (text: string) => {
    const { days, from, to, zone } = firm.hours;
    const hours = `${days} ${from} to ${to} ${zone}`;
    return fillIn(text, { ...factsOf(firm), hours, site: new URL(siteUrl).host, ...values });
  };

/** A mail to a visitor. Their own words are not repeated: anybody may type a stranger's address. */
export function visitorMail(
  template: VisitorTemplate,
  submission: StoredSubmission,
  parts: Parts,
): MailContent {
  const { words, links, attached } = parts;
  const { kind } = submission;
  const { name = "", service = "" } = fieldsOf(submission);
  const isAgain = template === "checklist-delivery" && !attached;
  const own: Words = words.visitors[isAgain ? "checklist-again" : template];
  const promise = isListKind(kind) ? WORDINGS[kind] : "";
  const say = sayWith(parts, {
    greeting: greeting(name),
    service: serviceLabel(service),
    promise: promise.charAt(0).toLowerCase() + promise.slice(1),
  });
  const said = (texts: string[] = []) => texts.map((text) => paragraph(say(text)));
  const { url, asideUrl = "" } = LINKS[template]?.(submission, parts) ?? {};
  return {
    subject: say(own.subject),
    preview: say(own.preview),
    title: say(own.title),
    picture: isListKind(kind) ? "newsletter" : kind === "checklist" ? "checklist" : "inquiry",
    body: [
      ...said(own.text),
      ...(url ? [button(url, say(own.button ?? ""))] : [facts(receivedRows(submission))]),
      ...(own.aside ? [paragraph(`${say(own.aside.text)} `, link(asideUrl, say(own.aside.link)))] : []),
      ...said(own.after),
    ],
    footer: [
      ...(own.why && isListKind(kind) ? [leaveLink(say(own.why), kind, parts)] : []),
      ...notMe(own.notMe, links, parts),
    ],
  };
}

/** The url of the page with the form, or of the calendar. Mails do not repeat the training's name: it came with the form. */
const trainingPage = ({ page }: StoredSubmission, { siteUrl }: Parts) =>
  siteUrl + (page || "/trainings-calendar");

const confirmLink = (_submission: StoredSubmission, { links }: Parts) => ({ url: links.confirm ?? "" });

/** Where the button of a mail leads, and the link below it; a mail without a button says when the form came. */
const LINKS: Partial<
  Record<VisitorTemplate, (submission: StoredSubmission, parts: Parts) => { url: string; asideUrl?: string }>
> = {
  "checklist-delivery": (_submission, { siteUrl }) => ({
    url: siteUrl + CHECKLIST_PDF_PATH,
    asideUrl: siteUrl + CONTACT_PATH,
  }),
  "newsletter-confirm": confirmLink,
  "newsletter-welcome": (_submission, { siteUrl }) => ({ url: `${siteUrl}/blog` }),
  "waiting-confirm": (submission, parts) => ({
    ...confirmLink(submission, parts),
    asideUrl: trainingPage(submission, parts),
  }),
  "waiting-welcome": (submission, parts) => ({ url: trainingPage(submission, parts) }),
  // Without a link to the result: the answers in its url came with the form, from whoever typed the address.
  "watch-confirm": confirmLink,
  "watch-welcome": (submission, { siteUrl }) => ({
    url: siteUrl + WATCH + (fieldsOf(submission).answers ?? ""),
  }),
};

/** Why somebody gets a mail, with the link to leave the list. */
export const leaveLink = (
  why: string,
  kind: ListKind,
  { links, ...wording }: Wording & { links: MailLinks },
) => small(`${why} `, link(links.unsubscribe ?? "", sayWith(wording)(wording.words.lists[kind].leave)));

/** The end of a mail, with the link for people whose address somebody else typed. */
export function notMe(question: string, links: MailLinks, wording: Wording): Block[] {
  const say = sayWith(wording);
  const { text, link: words } = wording.words.stop;
  return [small(`${say(question)} ${say(text)} `, link(links.stop, say(words)))];
}
