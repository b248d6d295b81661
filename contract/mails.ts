import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { FACT_NAMES, fromLiveBuild } from "./firm.ts";

const ANYWHERE = [...FACT_NAMES, "hours", "site"];

/** One line of words, in which only these names may stand in braces. */
const line = (...names: string[]) =>
  z
    .string()
    .trim()
    .min(1)
    .regex(/^[^\r\n]*$/, "Write this on one line.")
    .superRefine((text, context) => {
      const known = [...names, ...ANYWHERE];
      const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].find(
        ([, name = ""]) => !known.includes(name),
      );
      if (!unknown) return;
      const list = known.map((name) => `{${name}}`).join(", ");
      context.addIssue(`${unknown[0]} is not filled in here: use one of ${list}.`);
    });

const paragraphs = (...names: string[]) => z.array(line(...names)).min(1);

const mail = <More extends z.ZodRawShape>(about: string, more: More, ...names: string[]) =>
  z
    .strictObject({
      subject: line(...names).describe("Subject of the mail"),
      preview: line(...names).describe("Shown beside the subject in a list of mails"),
      title: line(...names).describe("Above the words"),
      text: paragraphs(...names).describe("A paragraph each"),
      ...more,
      notMe: line(...names).describe(
        "At the end, before the link for people whose address somebody else typed",
      ),
    })
    .describe(about);

const button = line().describe("On the button");
const linked = z.strictObject({ text: line(), link: line() });
const aside = linked.describe("Below the button, with a link");

const promising = paragraphs("promise")
  .refine((texts) => texts.some((text) => text.includes("{promise}")), {
    error: "Write {promise} in a paragraph: people must read what they agree to.",
  })
  .describe("A paragraph each, with {promise} in one of them");
const confirming = {
  text: promising,
  button,
  after: paragraphs().describe("Paragraphs at the end"),
};

const FULL =
  "All places of {run} are taken at the moment. We can put you on the waiting list, which we offer places from in turn, or tell you the next dates.";

const fullRun = line("run")
  .default(FULL)
  .describe("Added where they ask for a run that is full: {run}");

const welcome = (about: string) =>
  mail(about, {
    button,
    why: line().describe("Why they get it, before the link to leave the list"),
  });

const list = z.strictObject({
  leave: line().describe("The link to leave the list"),
  reason: line("promise").describe("Why they get a mailing, before that link"),
});

const notice = (about: string) =>
  z.strictObject({ subject: line().describe("Before the address"), text: line() }).describe(about);

const OF_TRAININGS = [
  "name",
  "training",
  "dates",
  "time",
  "place",
  "fee",
  "seats",
  "payment",
  "joining",
];

const training = (about: string, ...more: string[]) =>
  z
    .strictObject({
      subject: line(...OF_TRAININGS).describe("Subject of the mail"),
      title: line(...OF_TRAININGS).describe("Above the words"),
      text: paragraphs(...OF_TRAININGS, ...more).describe("A paragraph each"),
    })
    .describe(about);

const REMINDERS = {
  both: "We remind you a week and a day before.",
  day: "We remind you the day before.",
};

/** What counts where the content of the live site is older than these mails. */
const MOVED = {
  subject: "New dates: {training}, {dates}",
  title: "The course has other dates",
  text: [
    "{name}, {training} was to be held {before}. It is now held {dates}, {time}, {place}.",
    "If the new dates suit you, you need do nothing: your registration for {seats} goes along. If they do not, answer this mail.",
    "If you have the course in your calendar, open the file with this mail: it puts the new dates there.",
  ],
};
const CALLED_OFF = {
  subject: "Not held: {training}, {dates}",
  title: "The course is not held",
  text: [
    "{name}, we are sorry: {training}, which was to be held {before}, is not held.",
    "Answer this mail if you would like another date, or have paid already.",
    "If you have the course in your calendar, open the file with this mail: it takes the dates out.",
  ],
};

const BACK_ON = {
  subject: "Held after all: {training}, {dates}",
  title: "The course is held after all",
  text: [
    "{name}, {training} had been called off. It is held after all: {dates}, {time}, {place}.",
    "If you can come, you need do nothing: your registration for {seats} counts. If you cannot, answer this mail.",
    "If you want the course in your calendar, open the file with this mail: it puts the dates there again.",
  ],
};

export const mailsSchema = z.strictObject({
  visitors: z
    .strictObject({
      "inquiry-acknowledgement": mail("After an inquiry", { full: fullRun }, "greeting", "service"),
      "application-acknowledgement": mail("After an application", {}, "greeting"),
      "checklist-delivery": mail("With the checklist as a file", { button, aside }),
      "checklist-again": mail("With a link to the checklist alone, if it was sent before", {
        button,
        aside,
      }),
      "newsletter-confirm": mail("Asks to confirm the newsletter", confirming),
      "newsletter-welcome": welcome("After the newsletter was confirmed"),
      "waiting-confirm": mail("Asks to confirm that somebody waits for dates", {
        ...confirming,
        aside,
      }),
      "waiting-welcome": welcome("After that was confirmed"),
      "watch-confirm": mail("Asks to confirm that somebody watches rules", confirming),
      "watch-welcome": welcome("After that was confirmed"),
    })
    .describe("Mails that visitors get. {greeting} is “Dear” with their name, or “Hello,”"),
  reply: z.strictObject({ notMe: line() }).describe("Below a reply of staff"),
  mailings: z.strictObject({ notMe: line() }).describe("Below every mailing"),
  lists: z
    .strictObject({ newsletter: list, waiting: list, watch: list })
    .describe("Below the mails of each list"),
  stop: linked.describe("After the question at the end of every mail to a visitor"),
  trainings: z
    .strictObject({
      asked: training("When somebody is written down for a run"),
      waiting: training("When the run is full, and they are on the waiting list"),
      offered: training("When a seat is offered, with the fee and how to pay"),
      confirmed: training(
        "When the seat is theirs; a calendar file goes with it, and {reminders} says which reminders will come",
        "reminders",
      ),
      cancelled: training("When the registration is cancelled"),
      attended: training("When they are marked as attended, before the certificate"),
      week: training("A week before"),
      day: training("The day before"),
      certificate: training("With the certificates as files"),
      moved: training(
        "When a run has other dates or hours; {before} names the old ones",
        "before",
      ).default(MOVED),
      "called-off": training(
        "When a run is not held; {before} says when it was to be",
        "before",
      ).default(CALLED_OFF),
      "back-on": training("When a run is held that was called off").default(BACK_ON),
      reminders: z
        .strictObject({
          both: line().describe("More than a week before the run"),
          day: line().describe("In the last week; on the last day nothing is said"),
        })
        .default(REMINDERS)
        .describe("What {reminders} says"),
      button: line().describe("On the button that leads to the page of the training"),
      footer: line().describe("At the end of each"),
    })
    .describe(
      "Mails to people who registered for a run. A paragraph with {payment} or {joining} is left out while the desk has no words for it",
    ),
  notices: z
    .strictObject({
      application: notice("Of an application"),
      checklist: notice("Of a request for the checklist"),
      newsletter: notice("Of a request for the newsletter"),
      waiting: notice("Of somebody who waits for dates"),
      watch: notice("Of somebody who watches rules"),
    })
    .describe("Mails that tell the firm of a form"),
});

export type MailWords = z.output<typeof mailsSchema>;

/** Follows the live build; where its content has no such file, ours counts. */
export const mailWords = (buildDir: string, contentDir: string): (() => MailWords) =>
  fromLiveBuild(buildDir, contentDir, (folder) => {
    const file = path.join(folder, "mails.yaml");
    return readMails(
      existsSync(file) ? file : path.join(import.meta.dirname, "../content/mails.yaml"),
    );
  });

function readMails(file: string): MailWords {
  const read = mailsSchema.safeParse(parse(readFileSync(file, "utf8")));
  if (!read.success) throw new Error(`${file} has mistakes:\n${z.prettifyError(read.error)}`);
  return read.data;
}
