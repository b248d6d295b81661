import type { Config } from "../../config.ts";
import { removeMailFiles } from "../outbox/mail-files.ts";
import { deleteEntries } from "./change.ts";
import { type Entry, listEntries } from "./read.ts";
import type { Storage } from "../storage/storage.ts";
import { forget, listsOf, NEWSLETTER } from "../subscribers/subscription.ts";

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
  await forget(storage, person.email);
  await removeEntries(storage, dataDir, person.entries);
}

/**
 * Files first: once the records are gone, nobody knows any more which files were theirs. And once more at the end, for
 * what the server wrote meanwhile.
 */
export async function removeEntries(storage: Storage, dataDir: string, entries: Entry[]): Promise<void> {
  const mails = entries.flatMap((entry) => entry.mails);
  await removeMailFiles(dataDir, mails);
  await deleteEntries(storage, entries);
  await removeMailFiles(dataDir, mails);
  await storage.scrub();
}

/** What erasing cannot reach, so that nobody promises a visitor more than was done. */
export function leftover(storage: Storage, { mail }: Config): string {
  const notes = [];
  if (storage.kind === "postgres")
    notes.push("PostgreSQL writes over the freed room in its files when it needs it.");
  if (mail.smtpUrl) notes.push("Mails that were sent are in the mailboxes they went to.");
  notes.push(
    "Backups made before still hold it.",
    "Whether this address wants no mail is kept as a hash that names nobody.",
  );
  return notes.join(" ");
}
