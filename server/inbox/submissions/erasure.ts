import { mailingsOf, removeRecipients } from "../mailings/keeping.ts";
import { removeMailFiles } from "../outbox/mail-files.ts";
import { lockSeats, registrationsOf } from "../registrations/registrations.ts";
import { removeOrphanMails } from "../registrations/training-mails.ts";
import { releaseSeats } from "../registrations/waiting-list.ts";
import { eraseRows, isStored, rowsOf, type Whose, whose } from "../storage/people-rows.ts";
import { removeRows, type Within } from "../storage/rows.ts";
import { chunks, countRows, type Storage } from "../storage/storage.ts";
import type { Mail } from "../storage/tables.ts";
import { kindOfList } from "../subscribers/lists.ts";
import { subscriptionsOf } from "../subscribers/subscription.ts";
import { listEndpoints } from "../webhooks/endpoints.ts";
import { type Entry, listEntries } from "./read.ts";

export type Person = Awaited<ReturnType<typeof findPerson>>;

export async function findPerson(storage: Storage, email: string) {
  const entries: Entry[] = [];
  for await (const entry of listEntries(storage, { email })) entries.push(entry);
  const mails = entries.reduce((sum, entry) => sum + entry.mails.length, 0);
  const lists = await subscriptionsOf(storage, email);
  const mailings = await mailingsOf(storage, email);
  const registrations = await registrationsOf(storage, email);
  /** Mails of theirs that came for messages of others. */
  const came = storage.db
    .selectFrom("incoming_mail")
    .innerJoin("submission", "submission.id", "submission_id");
  const theirs = came.where("incoming_mail.email", "=", email.toLowerCase());
  const elsewhere = await countRows(theirs.where("submission.email", "!=", email.toLowerCase()));
  const certificates = await certificatesOf(storage, email);
  const aside = storage.db.selectFrom("set_aside").where("email", "=", email.toLowerCase());
  const setAside = await countRows(aside);
  const copies = storage.db.selectFrom("incoming_copy").where("email", "=", email.toLowerCase());
  const copied = await countRows(copies);
  const isUnknown = !(await isStored(storage, await whose(storage, email)));
  const found = {
    entries,
    mails,
    lists,
    mailings,
    registrations,
    certificates,
    elsewhere,
    copied,
    setAside,
  };
  return { email, isUnknown, ...found };
}

const certificatesOf = ({ db }: Storage, email: string) =>
  db
    .selectFrom("certificate")
    .select(["number", "training", "run", "name", "issued_on"])
    .where("email", "=", email.toLowerCase())
    .orderBy("number", "desc")
    .execute();

const LIST_NAMES = {
  newsletter: "a newsletter subscription",
  waiting: "a place on a waiting list",
  watch: "a watched result",
};

/** "2 messages and 4 mails, with a newsletter subscription and 1 registration," */
export function inWords({ entries, mails, lists, ...more }: Person): string {
  const { mailings, registrations, certificates, elsewhere, copied, setAside } = more;
  const names = [...new Set(lists.map(({ list }) => LIST_NAMES[kindOfList(list)]))];
  if (mailings.length > 0) names.push(counted(mailings.length, "mailing"));
  if (registrations.length > 0) names.push(counted(registrations.length, "registration"));
  if (certificates.length > 0) names.push(counted(certificates.length, "certificate"));
  if (elsewhere > 0) names.push(`${counted(elsewhere, "mail")} in messages of others`);
  if (copied > 0) names.push(`their address in copy of ${counted(copied, "mail")} of others`);
  if (setAside > 0) names.push(`${counted(setAside, "mail")} set aside unread`);
  const withLists = names.length > 0 ? `, with ${names.join(" and ")},` : "";
  return `${counted(entries.length, "message")} and ${counted(mails, "mail")}${withLists}`;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** Writes down who removes something, in the transaction that does: neither is there without the other. */
type Note = (within: Storage) => Promise<unknown>;

/**
 * Removes everything stored about a person, as the list in storage/personal-data.ts says; a hash in the suppression list
 * stays. Files go first, as only the rows tell which they are, and again: the server may have written some meanwhile.
 */
export async function erasePerson(storage: Storage, dataDir: string, email: string, note?: Note) {
  const person = await whose(storage, email);
  await removeMailFiles(dataDir, await mailsOf({ db: storage.slowDb }, person));
  const mails = await storage.slowDb.transaction().execute(async (db) => {
    const within = { ...storage, db };
    // Nobody writes of a seat, or issues a certificate, to who is being erased.
    await lockSeats(within);
    await releaseSeats(within, email);
    const last = await mailsOf(within, person);
    await removeRecipients(db, await mailingsOf(within, email));
    await eraseRows(within, person);
    await note?.(within);
    return [...last, ...(await removeOrphanMails(within))];
  });
  await removeMailFiles(dataDir, mails);
  await storage.scrub();
}

const mailsOf = async (within: Within, person: Whose) =>
  (await rowsOf(within, "mail", person)) as Pick<Mail, "id" | "group_id">[];

/** Removes these messages with their mails and files, before and after as in `erasePerson`. */
export async function removeEntries(
  storage: Storage,
  dataDir: string,
  entries: Entry[],
  note?: Note,
): Promise<void> {
  const mails = entries.flatMap((entry) => entry.mails);
  const ids = entries.map(({ submission }) => submission.id);
  await removeMailFiles(dataDir, mails);
  await storage.slowDb.transaction().execute(async (db) => {
    for (const some of chunks(ids)) await removeRows({ db }, "submission", { id: some });
    await note?.({ ...storage, db });
  });
  await removeMailFiles(dataDir, mails);
  await storage.scrub();
}

/** What erasing cannot reach, so that nobody promises a visitor more than was done. */
export async function leftover(
  storage: Storage,
  { mail }: { mail: { smtpUrl?: string | undefined; imapUrl?: string | undefined } },
) {
  const told = (await listEndpoints(storage)).flatMap(({ is_personal, name }) =>
    is_personal ? name : [],
  );
  return [
    storage.scrubLimit,
    told.length > 0 &&
      `Webhooks passed on what was sent to ${told.join(" and ")}: erase it there too.`,
    mail.smtpUrl && "Mails that were sent are in the mailboxes they went to.",
    mail.imapUrl && "What they wrote by mail is still in the firm's mailbox.",
    "Backups made before still hold it.",
    "Whether this address wants no mail is kept as a hash that names nobody.",
  ]
    .filter(Boolean)
    .join(" ");
}
