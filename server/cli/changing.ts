import { deleteEntries, findPurgeable, markHandled, markNotSpam, retryMails } from "../inbox/change.ts";
import { type Entry, findEntry, listEntries } from "../inbox/read.ts";
import { endSubscriptions, forget, listsOf, NEWSLETTER } from "../inbox/subscription.ts";
import { allowMails, hashOf, suppress, suppressionKey } from "../inbox/suppression.ts";
import { removeMailFiles } from "../mail/files.ts";
import { readDuration, readEmail, UsageError } from "./arguments.ts";
import { type Context, confirm, NotFound } from "./command.ts";
import { toLine, toPage } from "./format.ts";

export async function retry({ storage, words: [id], print }: Context): Promise<void> {
  if (id && !(await findEntry(storage, id))) throw new NotFound(`There is no submission ${id}.`);
  const count = await retryMails(storage, Date.now(), id?.toLowerCase());
  print(count === 0 ? "No mail needs another attempt." : `${count} mails will be sent again now.`);
}

export async function notSpam({ storage, words: [id = ""], print }: Context): Promise<void> {
  if (!(await markNotSpam(storage, id, Date.now()))) throw new NotFound(`There is no submission ${id}.`);
  print(`${id} is not marked as spam any more; its mails will be sent now.`);
}

export async function handled({ storage, options, words: [id = ""], print }: Context): Promise<void> {
  const at = options.undo ? null : Date.now();
  if (!(await markHandled(storage, id, at, options.note)))
    throw new NotFound(`There is no submission ${id}.`);
  print(options.undo ? `${id} is still to be handled.` : `${id} is handled.`);
}

export async function deleteOne(context: Context): Promise<void> {
  const { storage, words, print } = context;
  const [id = ""] = words;
  const entry = await findEntry(storage, id);
  if (!entry) throw new NotFound(`There is no submission ${id}.`);
  print(toPage(entry));
  await confirm(context, "\nRemove this submission and its mails for good?");
  await remove(context, [entry]);
  print(`${entry.submission.id} was removed.${leftover(context)}`);
}

export async function erase(context: Context): Promise<void> {
  const { storage, options, words, print } = context;
  const email = readEmail(words[0] ?? "");
  const entries: Entry[] = [];
  for await (const entry of listEntries(storage, { email })) entries.push(entry);
  for (const entry of entries) print(toLine(entry));
  const mails = entries.reduce((sum, entry) => sum + entry.mails.length, 0);
  const lists = await listsOf(storage, email);
  const found = `${entries.length} submissions and ${mails} mails${lists.length > 0 ? `, with ${named(lists)},` : ""}`;
  if (options["dry-run"]) return print(`${found} would be removed.`);
  if (entries.length === 0 && lists.length === 0) {
    // An attempt before may have got as far as the log of the database.
    await storage.scrub();
    return print(`Nothing is stored about ${email}.`);
  }
  await confirm(context, `Remove ${found} of ${email} for good?`);
  await forget(storage, email);
  await remove(context, entries);
  print(`${found} were removed.${leftover(context)}`);
}

export async function noMail({ storage, options, words, print }: Context): Promise<void> {
  const email = readEmail(words[0] ?? "");
  const hash = hashOf(await suppressionKey(storage), email);
  if (options.undo) {
    await allowMails(storage, hash);
    return print(`${email} may get mails again.`);
  }
  await suppress(storage, hash, Date.now());
  print(`${email} gets no mail from the forms or the newsletter any more.`);
}

export async function purgeOld(context: Context): Promise<void> {
  const { storage, options, print } = context;
  if (!options["older-than"]) throw new UsageError("purge needs --older-than SPAN, such as 365d");
  const olderThan = Date.now() - readDuration(options["older-than"]);
  const { entries, keptUnsent, keptSubscribed, subscriptions } = await findPurgeable(
    storage,
    olderThan,
    options.subscribers ?? false,
  );
  const dryRun = options["dry-run"] ?? false;
  if (keptUnsent > 0) print(`${keptUnsent} are kept because their mails are still to be sent.`);
  if (keptSubscribed > 0) print(`${keptSubscribed} current subscriptions are kept (--subscribers).`);
  const lists = subscriptions.length > 0 ? ` and ${subscriptions.length} current subscriptions` : "";
  const found = `${entries.length} submissions${lists}`;
  if (!dryRun && entries.length + subscriptions.length > 0) {
    await confirm(context, `Remove ${found} older than ${options["older-than"]} for good?`);
    await endSubscriptions(storage, subscriptions);
    await remove(context, entries);
  }
  print(`${found} ${dryRun ? "would be" : "were"} removed.`);
}

/**
 * Files first: once the records are gone, nobody knows any more which files were theirs. And once more at the end, for
 * what the server wrote meanwhile.
 */
async function remove({ storage, config }: Context, entries: Entry[]): Promise<void> {
  const mails = entries.flatMap((entry) => entry.mails);
  await removeMailFiles(config.dataDir, mails);
  await deleteEntries(storage, entries);
  await removeMailFiles(config.dataDir, mails);
  await storage.scrub();
}

/** What the command cannot reach, so that nobody promises a visitor more than was done. */
function leftover({ storage, config }: Context): string {
  const notes = [];
  if (storage.kind === "postgres")
    notes.push("PostgreSQL writes over the freed room in its files when it needs it.");
  if (config.mail.smtpUrl) notes.push("Mails that were sent are in the mailboxes they went to.");
  notes.push(
    "Backups made before still hold it.",
    "Whether this address wants no mail is kept as a hash that names nobody.",
  );
  return `\n${notes.join(" ")}`;
}

function named(lists: string[]): string {
  const names = lists.map((list) =>
    list === NEWSLETTER ? "a newsletter subscription" : "a place on a waiting list",
  );
  return [...new Set(names)].join(" and ");
}
