import { momentOf } from "../../contract/indian-time.ts";
import { readClock } from "../inbox/clock.ts";
import {
  findPurgeable,
  markHandled,
  markNotSpam,
  releaseFlood,
  retryMails,
} from "../inbox/submissions/change.ts";
import {
  erasePerson,
  findPerson,
  inWords,
  isUnknown,
  leftover,
  removeEntries,
} from "../inbox/submissions/erasure.ts";
import { deleteSubscriptions } from "../inbox/subscribers/subscription.ts";
import { allowMails, hashFor, suppress } from "../inbox/subscribers/suppression.ts";
import { readDuration, readEmail, UsageError } from "./arguments.ts";
import { type Context, confirm, NotFound, needEntry, Refused } from "./command.ts";
import { toLine, toPage } from "./format.ts";

export async function retry({ storage, options, words: [id], print }: Context): Promise<void> {
  if (options.held) {
    if (id) throw new UsageError("--held sends all of them; for one submission use not-spam ID.");
    const released = await releaseFlood(storage, Date.now());
    return print(released === 0 ? "Nothing was held back." : `${released} mails will be sent now.`);
  }
  if (id) await needEntry(storage, id);
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
  const { storage, config, words, print } = context;
  const entry = await needEntry(storage, words[0]);
  print(toPage(entry));
  await confirm(context, "\nRemove this submission and its mails for good?");
  await removeEntries(storage, config.dataDir, { entries: [entry] });
  print(`${entry.submission.id} was removed.\n${leftover(storage, config)}`);
}

export async function erase(context: Context): Promise<void> {
  const { storage, config, options, words, print } = context;
  const email = readEmail(words[0] ?? "");
  const person = await findPerson(storage, email);
  for (const entry of person.entries) print(toLine(entry));
  for (const { subject, state, sent_at } of person.mailings)
    print(`mailing “${subject}”: ${state}${sent_at === null ? "" : `, ${momentOf(sent_at)}`}`);
  for (const { training, run, state } of person.registrations)
    print(`registration for ${training}, ${run}: ${state}`);
  const found = inWords(person);
  if (options["dry-run"]) return print(`${found} would be removed.`);
  if (isUnknown(person)) {
    // An earlier attempt may have failed at the log of the database.
    await storage.scrub();
    return print(`Nothing is stored about ${email}.`);
  }
  await confirm(context, `Remove ${found} of ${email} for good?`);
  await erasePerson(storage, config.dataDir, person);
  print(`${found} were removed.\n${leftover(storage, config)}`);
}

export async function noMail({ storage, options, words, print }: Context): Promise<void> {
  const email = readEmail(words[0] ?? "");
  const hash = await hashFor(storage, email);
  if (options.undo) {
    await allowMails(storage, hash);
    return print(`${email} may get mails again.`);
  }
  await suppress(storage, hash, Date.now());
  print(`${email} gets no mail from the forms or the newsletter any more.`);
}

/**
 * Removes what is older than --older-than, after a question. What has mails to send stays, and so do subscriptions
 * that count, unless --subscribers is given.
 */
export async function purgeOld(context: Context): Promise<void> {
  const { storage, config, options, print } = context;
  if (!options["older-than"]) throw new UsageError("purge needs --older-than SPAN, such as 365d");
  const { now, isDoubted } = await readClock(storage);
  if (isDoubted) throw new Refused("The clock may be wrong, so nothing was removed. Run inbox clock first.");
  const olderThan = now - readDuration(options["older-than"]);
  const { entries, skippedUnsent, skippedSubscribed, subscriptions } = await findPurgeable(
    storage,
    olderThan,
    options.subscribers ?? false,
  );
  const dryRun = options["dry-run"] ?? false;
  if (skippedUnsent > 0) print(`${skippedUnsent} are kept because their mails are still to be sent.`);
  if (skippedSubscribed > 0) print(`${skippedSubscribed} current subscriptions are kept (--subscribers).`);
  const lists = subscriptions.length > 0 ? ` and ${subscriptions.length} current subscriptions` : "";
  const found = `${entries.length} submissions${lists}`;
  if (!dryRun && entries.length + subscriptions.length > 0) {
    await confirm(context, `Remove ${found} older than ${options["older-than"]} for good?`);
    await deleteSubscriptions(storage, subscriptions);
    await removeEntries(storage, config.dataDir, { entries });
  }
  print(`${found} ${dryRun ? "would be" : "were"} removed.`);
}
