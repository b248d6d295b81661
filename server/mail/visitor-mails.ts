import { type Kind, serviceLabel } from "../../contract/fields.ts";
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
import type { MailContent } from "./layout.ts";
import { receivedRows } from "./notices.ts";

export type MailLinks = { stop: string; confirm?: string; unsubscribe?: string };
export type Wording = { firm: Firm; siteUrl: string; words: MailWords };
type Parts = Wording & { links: MailLinks; attached: boolean; fullRun?: string | undefined };

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
  full?: string;
}

export const sayWith =
  ({ firm, siteUrl }: Pick<Wording, "firm" | "siteUrl">, values: Record<string, string> = {}) =>
  (text: string) => {
    const { days, from, to, zone } = firm.hours;
    const hours = `${days} ${from} to ${to} ${zone}`;
    return fillIn(text, { ...factsOf(firm), hours, site: new URL(siteUrl).host, ...values });
  };

/** A mail to a visitor. Their own words are not repeated: anybody may type a stranger's address. */
export function visitorMail(template: VisitorTemplate, submission: StoredSubmission, parts: Parts) {
  const { words, links, attached } = parts;
  const { kind } = submission;
  const { name = "", service = "" } = fieldsOf(submission);
  const isAgain = template === "checklist-delivery" && !attached;
  const own: Words = words.visitors[isAgain ? "checklist-again" : template];
  const promise = isListKind(kind) ? WORDINGS[kind] : "";
  const say = sayWith(parts, {
    greeting: greeting(name),
    service: serviceLabel(service),
    run: parts.fullRun ?? "",
    promise: promise.charAt(0).toLowerCase() + promise.slice(1),
  });
  const said = (texts: string[] = []) => texts.map((text) => paragraph(say(text)));
  const { url, asideUrl = "" } = LINKS[template]?.(submission, parts) ?? {};
  return {
    subject: say(own.subject),
    preview: say(own.preview),
    title: say(own.title),
    picture: pictureOf(kind),
    body: [
      ...said(own.text),
      ...(own.full && parts.fullRun ? [paragraph(say(own.full))] : []),
      ...(url ? [button(url, say(own.button ?? ""))] : [facts(receivedRows(submission))]),
      ...(own.aside
        ? [paragraph(`${say(own.aside.text)} `, link(asideUrl, say(own.aside.link)))]
        : []),
      ...said(own.after),
    ],
    footer: [
      ...(own.why && isListKind(kind) ? [leaveLink(say(own.why), kind, parts)] : []),
      ...notMe(own.notMe, links, parts),
    ],
  } satisfies MailContent;
}

function pictureOf(kind: Kind): MailContent["picture"] {
  if (isListKind(kind)) return "newsletter";
  return kind === "checklist" ? "checklist" : "inquiry";
}

/** The url of the page with the form, or of the calendar. Mails do not repeat the training's name: it came with the form. */
const trainingPage = ({ page }: StoredSubmission, { siteUrl }: Parts) =>
  siteUrl + (page || "/trainings-calendar");

const confirmLink = (_submission: StoredSubmission, { links }: Parts) => ({
  url: links.confirm ?? "",
});

type Linked = (submission: StoredSubmission, parts: Parts) => { url: string; asideUrl?: string };

/** Where the button of a mail leads, and the link below it; a mail without a button says when the form came. */
const LINKS: Partial<Record<VisitorTemplate, Linked>> = {
  "checklist-delivery": (_submission, { siteUrl }) => {
    return { url: siteUrl + CHECKLIST_PDF_PATH, asideUrl: siteUrl + CONTACT_PATH };
  },
  "newsletter-confirm": confirmLink,
  "newsletter-welcome": (_submission, { siteUrl }) => ({ url: `${siteUrl}/blog` }),
  "waiting-confirm": (submission, parts) => {
    return { ...confirmLink(submission, parts), asideUrl: trainingPage(submission, parts) };
  },
  "waiting-welcome": (submission, parts) => ({ url: trainingPage(submission, parts) }),
  // Without a link to the result: the answers in its url came with the form, from whoever typed the address.
  "watch-confirm": confirmLink,
  "watch-welcome": (asked, { siteUrl }) => ({
    url: siteUrl + WATCH + (fieldsOf(asked).answers ?? ""),
  }),
};

export const leaveLink = (
  why: string,
  kind: ListKind,
  parts: Pick<Parts, keyof Wording | "links">,
) =>
  small(
    `${why} `,
    link(parts.links.unsubscribe ?? "", sayWith(parts)(parts.words.lists[kind].leave)),
  );

export function notMe(question: string, links: MailLinks, wording: Wording): Block[] {
  const say = sayWith(wording);
  const { text, link: words } = wording.words.stop;
  return [small(`${say(question)} ${say(text)} `, link(links.stop, say(words)))];
}

/** Parts of names that are written small: "Vasco da Gama", "Ludwig van Beethoven". */
const PARTICLES = new Set(
  "al bin bint da de del della den der di dos du el la le san ten ter van von y".split(" "),
);

/** Words that make a sentence and no name. */
const SENTENCE_WORDS = new Set(
  "a an and are at buy call check claim click for free from get go here hi hello is it me money my no not now of offer on or our please prize sale see send the this to today us visit we win with you your".split(
    " ",
  ),
);

const LONGEST = 40;
const MOST_WORDS = 5;
/** Letters with their marks; three marks in a row are a script's, more are decoration. */
const WORD = /^\p{L}(?:\p{L}|\p{M}(?!\p{M}{3})|\p{Cf}(?=\p{L})|['’-](?=\p{L}))*\.?$/u;
/** With a capital, or of a script that has none. */
const STARTS_LIKE_A_NAME = /^[\p{Lu}\p{Lt}\p{Lo}]/u;

/** A form must not carry an advertisement to a stranger, so it greets only what looks like a name. */
export const greeting = (name: string): string =>
  looksLikeName(name) ? `Dear ${name},` : "Hello,";

function looksLikeName(name: string): boolean {
  const words = name.split(" ");
  return (
    name.length <= LONGEST &&
    words.length <= MOST_WORDS &&
    STARTS_LIKE_A_NAME.test(name) &&
    words.every(
      (word) => WORD.test(word) && (STARTS_LIKE_A_NAME.test(word) || PARTICLES.has(word)),
    ) &&
    !words.some((word) => SENTENCE_WORDS.has(word.toLowerCase())) &&
    /** A full stop ends a sentence or follows an initial or a title, which are short. */
    words.every((word) => !word.endsWith(".") || word.length <= 5)
  );
}
