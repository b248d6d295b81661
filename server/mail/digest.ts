import { DAY, dayOf, UTC_OFFSET } from "../../contract/indian-time.ts";
import type { Config } from "../config.ts";
import { claimMoment } from "../inbox/moments.ts";
import { addStaffMail, type NewStaffMail } from "../inbox/outbox/staff-mails.ts";
import { countRows, type Storage } from "../inbox/storage/storage.ts";
import { type Filter, filtered } from "../inbox/submissions/read.ts";
import { domainOf } from "./dkim.ts";
import { weekMail } from "./week-mail.ts";

const MONDAY = 1;

/** The last time at or before now that was this time of these days of the week (Sunday is 0), in India. */
export function lastDue(now: number, at: string, weekdays: number[]): number {
  for (let time = now; ; time -= DAY) {
    const day = dayOf(time);
    const due = Date.parse(`${day}T${at}:00${UTC_OFFSET}`);
    if (due <= now && weekdays.includes(new Date(day).getUTCDay())) return due;
  }
}

const UNHANDLED = "that nobody has handled";

/** What waits at the desk, as in “2 inquiries that nobody has handled”, each with the path of its list at the desk. */
async function whatWaits(storage: Storage, today: string) {
  const asked = storage.db.selectFrom("registration").where("state", "=", "asked");
  const count = (filter: Filter) => countRows(filtered(storage, filter));
  const open = { waitingOn: today, unhandled: true };
  const followUps = await count({ spam: false, followUpBy: today });
  const applications = await count({ ...open, kind: "application" });
  const found: [count: number, noun: string, what: string, path: string][] = [
    [followUps, "message", "to follow up today", "inbox?state=follow-up"],
    [await count({ ...open, kind: "contact" }), "inquiry", UNHANDLED, "inbox?kind=contact"],
    [applications, "application", UNHANDLED, "inbox?kind=application"],
    [
      await countRows(asked.where("last_day", ">=", today)),
      "registration",
      "to confirm",
      "inbox/trainings",
    ],
    [await count({ failed: true }), "message", "with an undelivered mail", "inbox?tab=failed"],
  ];
  const plural = (noun: string) => `${noun.replace(/y$/, "ie")}s`;
  return found.flatMap(([count, noun, what, path]) =>
    count > 0 ? { words: `${count} ${count === 1 ? noun : plural(noun)} ${what}`, path } : [],
  );
}

/** Counts and links alone: a mailbox is no place for what visitors wrote. */
const contentOf = (waiting: { words: string; path: string }[], deskUrl: string | undefined) => ({
  title: "What waits at the desk",
  paragraphs: deskUrl
    ? []
    : [...waiting.map(({ words }) => `${words}.`), "npm run desk opens the desk."],
  links: deskUrl ? waiting.map(({ words, path }) => ({ words, url: `${deskUrl}/#/${path}` })) : [],
  footer:
    "This comes on working mornings when something waits. DIGEST_AT in the settings changes the time.",
});

type MailSettings = Pick<Config, "deskUrl" | "visits"> & {
  mail: Pick<Config["mail"], "digestAt" | "from">;
};

/** To be called every few seconds: queues the mail of the morning, and on Mondays that of the week. */
export function createDigest({ mail, deskUrl, visits }: MailSettings, storage: Storage) {
  const morning = createRegular("digest", [1, 2, 3, 4, 5, 6], mail, storage);
  const week = createRegular("weekly", [MONDAY], mail, storage);
  return async (now: number): Promise<void> => {
    await morning(now, () => morningMail(storage, now, deskUrl));
    if (visits.areCounted) await week(now, () => weekMail(storage, now, deskUrl));
  };
}

async function morningMail(storage: Storage, now: number, deskUrl: string | undefined) {
  const waiting = await whatWaits(storage, dayOf(now));
  const [first, ...more] = waiting;
  if (!first) return undefined;
  const subject = `What waits at the desk: ${first.words}${more.length > 0 ? " and more" : ""}`;
  return { subject, content: contentOf(waiting, deskUrl) };
}

type Write = () => Promise<Pick<NewStaffMail, "subject" | "content"> | undefined>;

/** Once for all servers: claiming and queueing are one transaction. Several missed ones make one mail. */
function createRegular(
  name: "digest" | "weekly",
  weekdays: number[],
  mail: MailSettings["mail"],
  storage: Storage,
) {
  let settled = Number.NEGATIVE_INFINITY;
  return async (now: number, write: Write): Promise<void> => {
    const due = mail.digestAt === undefined ? settled : lastDue(now, mail.digestAt, weekdays);
    // An earlier one too: then the clock was ahead and has been put back.
    if (due === settled) return;
    await claimMoment(storage, name, { now, before: 0 });
    const written = await write();
    await storage.db.transaction().execute(async (db) => {
      if (!(await claimMoment({ db }, name, { now, before: due })) || !written) return;
      const domain = domainOf(mail.from);
      await addStaffMail({ db }, { template: name, email: "", ...written, now, domain });
    });
    settled = due;
  };
}
