import { mailingsOf, removeRecipients } from "../mailings/keeping.ts";
import { removeMailFiles } from "../outbox/mail-files.ts";
import { registrationsOf } from "../registrations/registrations.ts";
import { removeOrphanMails } from "../registrations/training-mails.ts";
import { changeRows, removeRows } from "../storage/rows.ts";
import { chunks, countRows, type Storage } from "../storage/storage.ts";
import { kindOfList } from "../subscribers/lists.ts";
import { subscriptionsOf } from "../subscribers/subscription.ts";
import { removeDeliveries } from "../webhooks/deliveries.ts";
import { listEndpoints } from "../webhooks/endpoints.ts";
import { type Entry, listEntries } from "./read.ts";

export type Person = Awaited<ReturnType<typeof findPerson>>;

export async function findPerson(storage: Storage, email: string) {
  const entries: Entry[] = [];
  for await (const entry of listEntries(storage, { email })) entries.push(entry);
  const mails = entries.reduce((sum, entry) => sum + entry.mails.length, 0);
  const [lists, mailings] = [await subscriptionsOf(storage, email), await mailingsOf(storage, email)];
  const registrations = await registrationsOf(storage, email);
  /** Mails of theirs that came for messages of others. */
  const came = storage.db
    .selectFrom("incoming_mail")
    .innerJoin("submission", "submission.id", "submission_id");
  const theirs = came.where("incoming_mail.email", "=", email.toLowerCase());
  const elsewhere = await countRows(theirs.where("submission.email", "!=", email.toLowerCase()));
  const aside = storage.db.selectFrom("set_aside").where("email", "=", email.toLowerCase());
  const setAside = await countRows(aside);
  return { email, entries, mails, lists, mailings, registrations, elsewhere, setAside };
}

export const isUnknown = ({ entries, lists, mailings, registrations, elsewhere, setAside }: Person) =>
  entries.length + lists.length + mailings.length + registrations.length + elsewhere + setAside === 0;

const LIST_NAMES = {
  newsletter: "a newsletter subscription",
  waiting: "a place on a waiting list",
  watch: "a watched result",
};

/** "2 messages and 4 mails, with a newsletter subscription and 1 registration," */
export function inWords({
  entries,
  mails,
  lists,
  mailings,
  registrations,
  elsewhere,
  setAside,
}: Person): string {
  const names = [...new Set(lists.map(({ list }) => LIST_NAMES[kindOfList(list)]))];
  if (mailings.length > 0) names.push(counted(mailings.length, "mailing"));
  if (registrations.length > 0) names.push(counted(registrations.length, "registration"));
  if (elsewhere > 0) names.push(`${counted(elsewhere, "mail")} in messages of others`);
  if (setAside > 0) names.push(`${counted(setAside, "mail")} set aside unread`);
  const withLists = names.length > 0 ? `, with ${names.join(" and ")},` : "";
  return `${counted(entries.length, "message")} and ${counted(mails, "mail")}${withLists}`;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** Writes down who removes something, in the transaction that does: neither is there without the other. */
type Note = (within: Storage) => Promise<unknown>;

/** Removes everything stored about a person; a hash in the suppression list stays. */
export async function erasePerson(storage: Storage, dataDir: string, person: Person, note?: Note) {
  await removeEntries(storage, dataDir, person, async (within) => {
    await removeRecipients(within.db, await mailingsOf(within, person.email));
    await removeDeliveries(within, person.email);
    const own = { email: person.email.toLowerCase() };
    const tables = [
      "subscription",
      "registration",
      "told",
      "incoming_mail",
      "set_aside",
      "unreachable",
    ] as const;
    for (const table of tables) await removeRows(within, table, own);
    await changeRows(within, "certificate", own, { name: "", email: "", code: "", pdf: "" });
    await removeMailFiles(dataDir, await removeOrphanMails(within));
    await note?.(within);
  });
}

/** Files go first, as only the rows tell which they are, and again: the server may have written some. */
export async function removeEntries(
  storage: Storage,
  dataDir: string,
  { entries, mailings = [] }: Pick<Person, "entries"> & Partial<Person>,
  note?: Note,
): Promise<void> {
  const mails = [...entries.flatMap((entry) => entry.mails), ...mailings];
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
  const told = (await listEndpoints(storage)).flatMap(({ is_personal, name }) => (is_personal ? name : []));
  return [
    storage.scrubLimit,
    told.length > 0 && `Webhooks passed on what was sent to ${told.join(" and ")}: erase it there too.`,
    mail.smtpUrl && "Mails that were sent are in the mailboxes they went to.",
    mail.imapUrl && "What they wrote by mail is still in the firm's mailbox.",
    "Backups made before still hold it.",
    "Whether this address wants no mail is kept as a hash that names nobody.",
  ]
    .filter(Boolean)
    .join(" ");
}
