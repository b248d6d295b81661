import { MINUTE } from "../../contract/indian-time.ts";
import {
  daysOf,
  findPublished,
  type PublishedRun,
  RUN_CHANGES,
  type RunChange,
  runChange,
} from "../../contract/trainings.ts";
import { isSure, isToCome, type runDetail } from "../inbox/registrations/registrations.ts";
import { isConcerned } from "../inbox/registrations/run-changes.ts";
import { isDue, remindersToCome, type StateMail } from "../inbox/registrations/training-mails.ts";
import { findRows, type Within } from "../inbox/storage/rows.ts";
import type { Registration, TrainingMail } from "../inbox/storage/tables.ts";
import { button, paragraph, small } from "./blocks.ts";
import type { Attachment, MailContent } from "./layout.ts";
import { sayWith, type Wording } from "./visitor-mails.ts";

type Detail = Awaited<ReturnType<typeof runDetail>>;
type Named = StateMail | RunChange | "week" | "day" | "certificate";
type Addressed = Pick<Registration, "name" | "seats">;

export interface AboutSeat {
  what: Named;
  registration: Addressed;
  /** As visitors see it; of a run that is gone, as they saw it last. */
  run: PublishedRun;
  /** As they saw it before the change that the mail tells. */
  was?: PublishedRun | undefined;
  detail: Detail;
  now: number;
}

/** Writes a mail about a registration from what is true now. */
export function trainingMail(
  { what, registration, run, was = run, detail, now }: AboutSeat,
  wording: Wording,
): MailContent {
  const words = wording.words.trainings;
  const { name, seats } = registration;
  const { title, dates, time, place, fee } = run;
  const facts = { name, training: title, dates, time, place, fee, ...detail };
  const places = seats === 1 ? "one place" : `${seats} places`;
  const reminders = remindersPromised(run, words, now);
  const say = sayWith(wording, { ...facts, seats: places, before: daysOf(was), reminders });
  const { subject, title: heading, text } = words[what];
  const said = text.map(say).filter((paragraph) => paragraph.trim() !== "");
  const url = `${wording.siteUrl}/trainings/${run.training}`;
  return {
    subject: say(subject),
    title: say(heading),
    preview: said[0] ?? "",
    picture: "band",
    body: [
      ...said.map((words) => paragraph(words)),
      ...(run.isLive && what !== "called-off" ? [button(url, words.button)] : []),
    ],
    footer: [small(say(words.footer))],
  };
}

/** Names the reminders that are still to come. */
function remindersPromised(
  run: PublishedRun,
  { reminders }: Wording["words"]["trainings"],
  now: number,
): string {
  const [first] = remindersToCome(run, now);
  if (first === undefined) return "";
  return first === "week" ? reminders.both : reminders.day;
}

const WITH_CALENDAR: Named[] = ["confirmed", ...RUN_CHANGES];

/** A confirmation puts the days into calendars; a change of the run puts other days there, or takes them out. */
export function trainingFiles(what: Named, run: PublishedRun): Attachment[] {
  if (!WITH_CALENDAR.includes(what)) return [];
  const calendar = what === "called-off" ? cancelled(run) : run.calendar;
  return [
    {
      filename: `${run.training}.ics`,
      contentType: "text/calendar; charset=utf-8",
      content: Buffer.from(calendar),
    },
  ];
}

/** The same events, as cancelled. Those of a run that is gone were made before: they get the next number. */
function cancelled({ calendar, isCancelled }: PublishedRun): string {
  const events = calendar.replace(/^METHOD:\w+/m, "METHOD:CANCEL");
  if (isCancelled) return events;
  return events
    .replaceAll(/^STATUS:\w+/gm, "STATUS:CANCELLED")
    .replaceAll(/^SEQUENCE:(\d+)/gm, (_, sequence) => `SEQUENCE:${Number(sequence) + 1}`);
}

const OUTDATED =
  "Held back: the registration or the run has changed since, so it is not true any more.";
const NOT_TAKEN_UP = "The mail is about a newer build than this server serves, so it waits.";
const UNPUBLISHED =
  "Held back: visitors do not see this run; the mail would tell what is not published.";

/** For how long a server, or the desk, may know a newer build than the server that sends. */
const BUILDS_APART = 10 * MINUTE;

type Queued = Pick<TrainingMail, "what" | "run_day"> & {
  registration: Registration;
  queuedAt: number;
  /** The run before the change that the mail tells. */
  was?: PublishedRun | undefined;
};

type Decision = Pick<AboutSeat, "what" | "run" | "was"> | { holdReason: string };

/**
 * Finds what a mail says, or says why it must not go out: it was queued for a state or a day that has passed. Throws while
 * that may only be because this server has not taken up the build yet; then the mail is tried again.
 */
export function checkTrainingMail(mail: Queued, runs: PublishedRun[], now: number): Decision {
  const run = findPublished(runs, mail.registration);
  const { what, was, queuedAt } = mail;
  const isNew = Math.abs(now - queuedAt) < BUILDS_APART;
  if (isRunChange(what)) {
    const change = was && runChange(was, run);
    if (was && !change && isNew) throw new Error(NOT_TAKEN_UP);
    const isTrue = was && change === what && isConcerned(mail.registration);
    return isTrue ? { what, run: run ?? was, was } : { holdReason: OUTDATED };
  }
  if (!run && isNew) throw new Error(NOT_TAKEN_UP);
  if (!run) return { holdReason: UNPUBLISHED };
  if (what === "reminder" || !isStillTrue(mail, run, now)) return { holdReason: OUTDATED };
  return { what, run };
}

const isRunChange = (what: Queued["what"]): what is RunChange =>
  RUN_CHANGES.some((change) => change === what);

function isStillTrue(
  { what, run_day, registration }: Queued,
  run: PublishedRun,
  now: number,
): boolean {
  const { state } = registration;
  if (what === "certificate") return true;
  if (run.isCancelled && isToCome(state)) return false;
  if (what === "confirmed") return isSure(state);
  if (what !== "week" && what !== "day") return what === state;
  return isSure(state) && run.firstDay === run_day && isDue(what, run.firstDay, now);
}

export async function certificateFiles(
  within: Within,
  { certificates }: TrainingMail,
): Promise<Attachment[]> {
  if (certificates === "") return [];
  const found = await findRows(within, "certificate", { number: certificates.split(" ") });
  return found.map(({ number, pdf }) => ({
    filename: `${number}.pdf`,
    contentType: "application/pdf",
    content: Buffer.from(pdf, "base64"),
  }));
}
