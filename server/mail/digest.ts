import { DAY, dayOf, UTC_OFFSET } from "../../contract/indian-time.ts";
import type { Config } from "../config.ts";
import { claimMoment } from "../inbox/moments.ts";
import { addStaffMail } from "../inbox/outbox/staff-mails.ts";
import { countRows, type Storage } from "../inbox/storage/storage.ts";
import { countEntries, type Filter } from "../inbox/submissions/read.ts";
import { domainOf } from "./dkim.ts";

const SUNDAY = 0;

/** The last time at or before now at which a digest was due: Mondays to Saturdays, Indian time. */
export function lastDue(now: number, at: string): number {
  for (let time = now; ; time -= DAY) {
    const day = dayOf(time);
    const due = Date.parse(`${day}T${at}:00${UTC_OFFSET}`);
    if (due <= now && new Date(`${day}T00:00:00Z`).getUTCDay() !== SUNDAY) return due;
  }
}

const UNHANDLED = "that nobody has handled";

/** What waits at the desk, as in “2 inquiries that nobody has handled”, each with the path of its list at the desk. */
async function whatWaits(storage: Storage, today: string) {
  const registrations = storage.db
    .selectFrom("registration")
    .where("state", "=", "asked")
    .where("last_day", ">=", today);
  const count = (filter: Filter) => countEntries(storage, filter);
  const open = { waitingOn: today, unhandled: true };
  const followUps = await count({ spam: false, followUpBy: today });
  const applications = await count({ ...open, kind: "application" });
  const found: [count: number, noun: string, what: string, path: string][] = [
    [followUps, "message", "to follow up today", "inbox?state=follow-up"],
    [await count({ ...open, kind: "contact" }), "inquiry", UNHANDLED, "inbox?kind=contact"],
    [applications, "application", UNHANDLED, "inbox?kind=application"],
    [await countRows(registrations), "registration", "to confirm", "inbox/trainings"],
    [await count({ failed: true }), "message", "with an undelivered mail", "inbox?tab=failed"],
  ];
  const plural = (noun: string) => `${noun.replace(/y$/, "ie")}s`;
  return found
    .filter(([count]) => count > 0)
    .map(([count, noun, what, path]) => ({
      words: `${count} ${count === 1 ? noun : plural(noun)} ${what}`,
      path,
    }));
}

/** Counts and links alone: a mailbox is no place for what visitors wrote. */
function contentOf(waiting: { words: string; path: string }[], deskUrl: string | undefined) {
  return {
    title: "What waits at the desk",
    paragraphs: deskUrl ? [] : [...waiting.map(({ words }) => `${words}.`), "npm run desk opens the desk."],
    links: deskUrl ? waiting.map(({ words, path }) => ({ words, url: `${deskUrl}/#/${path}` })) : [],
    footer:
      "This comes on working mornings when something waits. DIGEST_AT in the settings changes the time.",
  };
}

/**
 * Returns a function to call every few seconds: it queues the mail of the morning when it is due and something waits,
 * once for all servers of an inbox. Several missed mornings make one mail; a new inbox has missed none.
 */
export function createDigest(
  { mail, deskUrl }: Pick<Config, "deskUrl"> & { mail: Pick<Config["mail"], "digestAt" | "from"> },
  storage: Storage,
) {
  let settled = Number.NEGATIVE_INFINITY;
  return async (now: number): Promise<void> => {
    const due = mail.digestAt === undefined ? settled : lastDue(now, mail.digestAt);
    // An earlier one too: then the clock was ahead and has been put back.
    if (due === settled) return;
    await claimMoment(storage, "digest", { now, before: 0 });
    const waiting = await whatWaits(storage, dayOf(now));
    await storage.db.transaction().execute(async (db) => {
      if (!(await claimMoment({ db }, "digest", { now, before: due })) || waiting.length === 0) return;
      await addStaffMail(
        { db },
        {
          template: "digest",
          email: "",
          subject: `What waits at the desk: ${waiting[0]?.words}${waiting.length > 1 ? " and more" : ""}`,
          content: contentOf(waiting, deskUrl),
          now,
          domain: domainOf(mail.from),
        },
      );
    });
    settled = due;
  };
}
