import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Kind, serviceLabel } from "../../contract/fields.ts";
import { publishedContent } from "../../contract/firm.ts";
import { dayOf } from "../../contract/indian-time.ts";
import { fieldsOf, type StoredSubmission } from "../../server/inbox/storage/tables.ts";
import { mailTemplates } from "../../site/content/records/mail-templates.ts";
import { runFacts } from "../../site/content/records/training-facts.ts";
import type { TrainingRun } from "../../site/content/records/trainings.ts";
import { dayText } from "../../site/dates/dates.ts";
import { href } from "../../site/paths.ts";
import { orNone } from "../content/attempt.ts";
import { textOf } from "../content/store.ts";
import type { Desk } from "../desk.ts";
import { openRuns } from "../mailings/choices.ts";

const SUBJECTS: Record<Kind, string> = {
  contact: "Your inquiry",
  application: "Your application",
  checklist: "The CBAM readiness checklist",
  newsletter: "Our newsletter",
  waiting: "Training dates",
  watch: "Rules you watch",
};

const subjectForReply = (kind: Kind, fields: Record<string, string>) =>
  `Re: ${fields.subject?.replace(/^(?:(?:re|aw|fwd?):\s*)+/i, "") || SUBJECTS[kind]}`;

/** In characters. Mail programs cut mailto: links of more than about 2,000 characters, some without a warning. */
const LONGEST_QUOTE = 1_000;

const nameForGreeting = ({ name }: Record<string, string>) => name || "Sir or Madam";

/** A mailto: link that opens the staff's own mail program with subject, greeting and the visitor's words quoted. */
export function mailtoForReply(
  { kind, received_at }: { kind: Kind; received_at: number },
  fields: Record<string, string>,
  firm: { name: string },
  copies: { email: string }[] = [],
): string {
  const subject = `${subjectForReply(kind, fields)} (${firm.name})`;
  const words = fields.message ?? "";
  const quoted =
    words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).toWellFormed()} …` : words;
  const lines = [
    `Dear ${nameForGreeting(fields)},`,
    "",
    "",
    ...(quoted
      ? [
          `On ${dayText(dayOf(received_at))} you wrote:`,
          ...quoted.split("\n").map((line) => `> ${line}`),
        ]
      : []),
  ];
  const query = [
    `subject=${encodeURIComponent(subject)}`,
    `body=${encodeURIComponent(lines.join("\r\n"))}`,
  ];
  if (copies.length > 0)
    query.push(`cc=${encodeURIComponent(copies.map(({ email }) => email).join(","))}`);
  // Everything but the @ is escaped: an & in the address would begin another field of the link.
  return `mailto:${encodeURIComponent(fields.email ?? "").replaceAll("%40", "@")}?${query.join("&")}`;
}

const MOST_RUNS = 6;

const BLANK = /\[[^[\]\n]*\p{L}[^[\]\n]*\]/gu;

/**
 * A blank of a mail template that is still to be filled in, as in [the fee, in rupees]. Other brackets are words of
 * whoever writes, as in [sic]; a reply also repeats words of the visitor.
 */
export function blankIn(
  text: string,
  { subject = "", name = "", about = "" }: Record<string, string>,
) {
  const templates = orNone(mailTemplates).map(
    (template) => `${template.subject}\n${template.text}`,
  );
  const blanks = templates.flatMap((template) => template.match(BLANK) ?? []);
  const own = `${subject}\n${name}\n${about}`;
  return text.match(BLANK)?.find((blank) => blanks.includes(blank) && !own.includes(blank));
}

/** What a reply can begin with; `note`: what to know about the words, "" for nothing. */
type Beginning = { title: string; subject: string; body: string; note: string };

/** A blank reply, and the mail templates with their blanks filled in for this submission. */
export function beginningsFor(
  submission: StoredSubmission,
  who: string,
  desk: Desk,
  isFull: (run: TrainingRun) => boolean,
): Beginning[] {
  const fields = fieldsOf(submission);
  const plain = {
    title: "A blank reply",
    subject: subjectForReply(submission.kind, fields),
    body: `Dear ${nameForGreeting(fields)},\n\n\n\nKind regards\n${who}\n${desk.config.firm.name}`,
    note: "",
  };
  const fromTemplates = () => {
    const { named, note } = namedRuns(desk, fields, isFull);
    const dates = named.map((run) => runText(run, desk.config.siteUrl)).join("\n\n");
    const values = { ...valuesOf(submission, fields), dates, me: who };
    return mailTemplates().map((template) => filledIn(template, values, note));
  };
  return [plain, ...orNone(fromTemplates)];
}

/** The runs that a reply names, and what staff should know of them. */
function namedRuns(
  { config, now }: Desk,
  fields: Record<string, string>,
  isFull: (run: TrainingRun) => boolean,
): { named: TrainingRun[]; note: string } {
  const all = runsFor(fields, dayOf(now()));
  const named = all.filter((run) => !isFull(run));
  const full = all.filter(isFull).map((run) => `${run.training.title}, ${runFacts(run).dates}`);
  const unseen = named
    .map(({ training }) => training)
    .filter(({ file }) => !isLive(config.buildDir, file));
  const titles = [...new Set(unseen.map(({ title }) => title))].join(", ");
  const notes = [
    titles && `Dates and fee of ${titles} as saved; they are not published yet.`,
    full.length > 0 && `Left out, since no seat is left: ${full.join("; ")}.`,
  ];
  return { named, note: notes.filter(Boolean).join(" ") };
}

/** By the blank. One whose value is empty stays, so that staff notice it. */
const valuesOf = (submission: StoredSubmission, fields: Record<string, string>) => ({
  name: nameForGreeting(fields),
  day: dayText(dayOf(submission.received_at)),
  // The link that ends it leads to what the visitor entered into a tool.
  service: fields.about?.replace(/,? ?https?:\/\/\S+$/, "") || serviceLabel(fields.service ?? ""),
});

function filledIn(
  { title, subject, text }: { title: string; subject: string; text: string },
  values: Record<string, string>,
  note: string,
): Beginning {
  const filled = (words: string) =>
    words.replace(/\[(\w+)\]/g, (blank, field: string) => values[field] || blank);
  return {
    title,
    subject: filled(subject),
    body: filled(text),
    note: text.includes("[dates]") ? note : "",
  };
}

/** Whether visitors see the record as it is saved; they may, where the live content is not known. */
function isLive(buildDir: string, file: string): boolean {
  const live = publishedContent(buildDir);
  const copy = live && path.join(live, file.replace(/^content\//, ""));
  return !copy || (existsSync(copy) && readFileSync(copy, "utf8") === textOf(file));
}

/** At most six open runs: of the trainings that the submission names; of all trainings where it names none. */
function runsFor(
  { subject = "", about = "", course: training = "" }: Record<string, string>,
  day: string,
) {
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
