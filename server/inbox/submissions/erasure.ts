import { removeMailFiles } from "../outbox/mail-files.ts";
import type { Storage } from "../storage/storage.ts";
import { NEWSLETTER } from "../storage/tables.ts";
import { forgetSubscriber, listsOf } from "../subscribers/subscription.ts";
import { deleteEntries } from "./change.ts";
import { type Entry, listEntries } from "./read.ts";

/** Everything that is kept about a person, by their address. */
export interface Person {
  email: string;
  entries: Entry[];
  mails: number;
  lists: string[];
}

export async function findPerson(storage: Storage, email: string): Promise<Person> {
  const entries: Entry[] = [];
  for await (const entry of listEntries(storage, { email })) entries.push(entry);
  const mails = entries.reduce((sum, entry) => sum + entry.mails.length, 0);
  return { email, entries, mails, lists: await listsOf(storage, email) };
}

export const isUnknown = ({ entries, lists }: Person) => entries.length === 0 && lists.length === 0;

/** "2 submissions and 4 mails, with a newsletter subscription," */
export function inWords({ entries, mails, lists }: Person): string {
  const names = lists.map((list) =>
    list === NEWSLETTER ? "a newsletter subscription" : "a place on a waiting list",
  );
  const withLists = lists.length > 0 ? `, with ${[...new Set(names)].join(" and ")},` : "";
  return `${entries.length} submissions and ${mails} mails${withLists}`;
}

export async function erasePerson(storage: Storage, dataDir: string, person: Person): Promise<void> {
  await forgetSubscriber(storage, person.email);
  await removeEntries(storage, dataDir, person.entries);
}

/**
 * Files go first: without the rows nobody knows which files were theirs. They go again at the end, since the server
 * may have written some meanwhile.
 */
export async function removeEntries(storage: Storage, dataDir: string, entries: Entry[]): Promise<void> {
  const mails = entries.flatMap((entry) => entry.mails);
  await removeMailFiles(dataDir, mails);
  await deleteEntries(storage, entries);
  await removeMailFiles(dataDir, mails);
  await storage.scrub();
}

/** What erasing cannot reach, so that nobody promises a visitor more than was done. */
export const leftover = ({ scrubLimit }: Storage, { mail }: { mail: { smtpUrl?: string | undefined } }) =>
  [
    scrubLimit,
    mail.smtpUrl && "Mails that were sent are in the mailboxes they went to.",
    "Backups made before still hold it.",
    "Whether this address wants no mail is kept as a hash that names nobody.",
  ]
    .filter(Boolean)
    .join(" ");
