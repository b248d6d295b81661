import { type Kind, serviceLabel } from "../../contract/fields.ts";
import { dayOf } from "../../contract/indian-time.ts";
import { mailTemplates } from "../../site/content/records/mail-templates.ts";
import { runFacts } from "../../site/content/records/training-facts.ts";
import type { TrainingRun } from "../../site/content/records/trainings.ts";
import { dayText } from "../../site/dates/dates.ts";
import { href } from "../../site/paths.ts";
import { orNone } from "../content/attempt.ts";
import { openRuns } from "../mailings/choices.ts";

const SUBJECTS: Record<Kind, string> = {
  contact: "Your inquiry",
  application: "Your application",
  checklist: "The CBAM readiness checklist",
  newsletter: "Our newsletter",
  waiting: "Training dates",
  watch: "Rules you watch",
};

export const subjectForReply = (kind: Kind, fields: Record<string, string>) =>
  `Re: ${fields.subject?.replace(/^(?:(?:re|aw|fwd?):\s*)+/i, "") || SUBJECTS[kind]}`;

/** In characters. Mail programs cut mailto: links of more than about 2,000 characters, some without a warning. */
const LONGEST_QUOTE = 1_000;

/** A mailto: link that opens the staff's own mail program with subject, greeting and the visitor's words quoted. */
export function mailtoForReply(
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
  // Everything but the @ is escaped: an & in the address would begin another field of the link.
  return `mailto:${encodeURIComponent(fields.email ?? "").replaceAll("%40", "@")}?${query.join("&")}`;
}

interface About {
  kind: Kind;
  received_at: number;
  fields: Record<string, string>;
  /** Who replies. */
  who: string;
  firm: { name: string };
  siteUrl: string;
  now: number;
}

const MOST_RUNS = 6;

/** A blank of staff that is still to be filled in, as in [the fee]; a reply repeats the visitor's subject and name. */
export const blankIn = (text: string, { subject = "", name = "" }: Record<string, string>) =>
  text.match(/\[[a-z][a-z ]{0,60}\]/gi)?.find((blank) => !`${subject}\n${name}`.includes(blank));

/** Words to begin a reply with, filled in for this submission: a plain greeting first, then the mail templates. */
export function beginningsFor(about: About) {
  const { fields, kind, who, firm } = about;
  const plain = {
    title: "A blank reply",
    subject: subjectForReply(kind, fields),
    body: `Dear ${nameForGreeting(fields)},\n\n\n\nKind regards\n${who}\n${firm.name}`,
  };
  return [plain, ...orNone(() => templatesFor(about))];
}

function templatesFor(about: About) {
  const values = valuesOf(about);
  const filled = (text: string) =>
    text.replace(/\[(\w+)\]/g, (blank, field: string) => values[field] || blank);
  return mailTemplates().map(({ title, subject, text }) => ({
    title,
    subject: filled(subject),
    body: filled(text),
  }));
}

/** The values for the blanks of a mail template. A blank whose value is empty stays, so that staff notice it. */
function valuesOf({ fields, received_at, who, siteUrl, now }: About): Record<string, string> {
  return {
    name: nameForGreeting(fields),
    day: dayText(dayOf(received_at)),
    service: serviceLabel(fields.service ?? ""),
    dates: runsFor(fields, dayOf(now))
      .map((run) => runText(run, siteUrl))
      .join("\n\n"),
    me: who,
  };
}

const nameForGreeting = ({ name }: Record<string, string>) => name || "Sir or Madam";

/** At most six open runs: of the trainings that the submission names; of all trainings where it names none. */
function runsFor({ subject = "", about = "", course: training = "" }: Record<string, string>, day: string) {
  const runs = openRuns(day);
  const named = runs.filter((run) =>
    [subject, about, training].some((text) => text.includes(run.training.title)),
  );
  return (named.length > 0 ? named : runs).slice(0, MOST_RUNS);
}

function runText(run: TrainingRun, siteUrl: string): string {
  const { dates, time, format, place, fee } = runFacts(run);
  const facts = [dates, time, format, place, `${fee} per participant`].filter(Boolean).join(", ");
  return `${run.training.title}: ${facts}\n${siteUrl}${href("/trainings/:slug", run.training.slug)}`;
}
