import { UTC_OFFSET } from "../../contract/indian-time.ts";
import type { MailWords } from "../../contract/mails.ts";
import { listRegistrations, runDetail } from "../../server/inbox/registrations/registrations.ts";
import {
  addTrainingMail,
  type MailFile,
  type NewTrainingMail,
  removeUnsent,
} from "../../server/inbox/registrations/training-mails.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { Registration } from "../../server/inbox/storage/tables.ts";
import { plainContent } from "../../server/mail/compose.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import { firstDay } from "../../site/content/records/run-days.ts";
import { runFacts } from "../../site/content/records/training-facts.ts";
import { allRuns, type TrainingRun } from "../../site/content/records/trainings.ts";
import { addDays } from "../../site/dates/dates.ts";
import { runCalendar } from "../../site/outputs/calendars/training-calendar.ts";
import { orNone } from "../content/attempt.ts";
import type { Desk } from "../desk.ts";
import { keyOf } from "./runs.ts";

type Within = Pick<Storage, "db">;
type Addressed = Pick<Registration, "name" | "seats">;
type Named = Exclude<keyof MailWords["trainings"], "button" | "footer">;

/** Reminders go out at nine in the morning, Indian time. */
const REMINDERS = [
  { words: "week", days: 7 },
  { words: "day", days: 1 },
] as const;

/** Writes the mails about registrations of a run, with what participants are told of it. */
export async function trainingMails({ config, now }: Desk, storage: Storage, run: TrainingRun) {
  const { firm } = config;
  const words = config.mail.words().trainings;
  const detail = await runDetail(storage, keyOf(run));

  function compose(name: Named, { name: who, seats }: Addressed): Omit<NewTrainingMail, "what"> {
    const { dates, time, place, fee, format } = runFacts(run);
    const facts: Record<string, string> = {
      ...{ firm: firm.name, phone: firm.phone, email: firm.email, site: new URL(config.siteUrl).host },
      ...{ name: who, training: run.training.title, dates, fee, ...detail },
      time: time ?? "times to follow",
      place: place ?? (format === "Virtual" ? "online" : format),
      seats: seats === 1 ? "one place" : `${seats} places`,
    };
    const fill = (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (whole, fact: string) => facts[fact] ?? whole);
    const isEmpty = (text: string) => /\{(payment|joining)\}/.test(text) && !fill(text).trim();
    const { subject, title, text } = words[name];
    const url = `${config.siteUrl}/trainings/${run.training.slug}`;
    return {
      subject: fill(subject),
      content: {
        title: fill(title),
        paragraphs: text.filter((one) => !isEmpty(one)).map(fill),
        links: run.training.live ? [{ url, words: words.button }] : [],
        footer: fill(words.footer),
      },
    };
  }

  const send = (
    within: Within,
    registration: Registration,
    what: NewTrainingMail["what"],
    { words, files = [], at = now() }: { words: Named; files?: MailFile[]; at?: number },
  ) => {
    const mail = { what, ...compose(words, registration), files };
    return addTrainingMail(within, registration, mail, { now: at, domain: domainOf(config.mail.from) });
  };

  const calendarFile = (): MailFile => ({
    filename: `${run.training.slug}.ics`,
    contentType: "text/calendar; charset=utf-8",
    content: Buffer.from(runCalendar(run)).toString("base64"),
  });

  const filesOf = (state: Registration["state"]) => (state === "confirmed" ? [calendarFile()] : []);

  return {
    /** The mail about a state, as `tell` sends it. */
    show(registration: Addressed, state: Exclude<Registration["state"], "paid">) {
      const { subject, content } = compose(state, registration);
      const files = filesOf(state).map(({ filename }) => filename);
      return { files, content: plainContent(subject, content) };
    },
    /** The mail about the state that a registration has now. Of a payment nobody is told. */
    async tell(within: Within, registration: Registration, at = now()): Promise<boolean> {
      const { state } = registration;
      if (state === "paid") return false;
      await send(within, registration, state, { words: state, files: filesOf(state), at });
      return true;
    },
    sendCertificates: (within: Within, registration: Registration, files: MailFile[]) =>
      send(within, registration, "certificate", { words: "certificate", files }),
    /** Puts reminders into the outbox for whoever comes, and takes those of others out. */
    async remind(within: Within, registration: Registration): Promise<void> {
      await removeUnsent(within, registration.id, "reminder");
      const isSure = registration.state === "confirmed" || registration.state === "paid";
      if (!isSure || run.state === "cancelled") return;
      for (const { words, days } of REMINDERS) {
        const at = Date.parse(`${addDays(firstDay(run), -days)}T09:00:00${UTC_OFFSET}`);
        if (at > now()) await send(within, registration, "reminder", { words, at });
      }
    },
  };
}

/** Writes all reminders anew: after a publish days, hours or the place of a run may be others. */
export async function renewReminders(desk: Desk): Promise<void> {
  for (const run of orNone(allRuns)) {
    const mails = await trainingMails(desk, desk.storage, run);
    for (const registration of await listRegistrations(desk.storage, keyOf(run)))
      await desk.storage.db.transaction().execute((db) => mails.remind({ db }, registration));
  }
}
