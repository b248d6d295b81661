import { open } from "node:fs/promises";
import { deleteEntries, findPurgeable, markNotSpam, retryMails } from "../inbox/change.ts";
import {
  countEntries,
  countMailStates,
  type Entry,
  findEntry,
  listArrivals,
  listEntries,
} from "../inbox/read.ts";
import type { Storage } from "../inbox/storage.ts";
import { removeMailFile } from "../mail/files.ts";
import { type OptionName, readCount, readDuration, readFilter, UsageError } from "./arguments.ts";
import { countDays, drawChart } from "./chart.ts";
import { type Command, type Context, NotFound } from "./command.ts";
import { CSV_HEADER, toCsv } from "./csv.ts";
import { LIST_HEADER, toJson, toLine, toPage } from "./format.ts";

const FILTER_OPTIONS: OptionName[] = ["kind", "since", "until", "spam", "email", "subscribed"];

export const COMMANDS: Record<string, Command> = {
  list: { words: [], options: [...FILTER_OPTIONS, "limit", "json"], run: list },
  show: { words: ["ID"], options: ["json"], run: show },
  export: { words: [], options: [...FILTER_OPTIONS, "csv", "bom"], run: exportCsv },
  stats: { words: [], options: ["days", "json"], run: stats },
  retry: { words: ["[ID]"], options: [], run: retry },
  "not-spam": { words: ["ID"], options: [], run: notSpam },
  erase: { words: ["EMAIL"], options: ["dry-run"], run: erase },
  purge: { words: [], options: ["older-than", "subscribers", "dry-run"], run: purgeOld },
};

async function list({ storage, options, print }: Context): Promise<void> {
  const filter = readFilter(options);
  const limit = readCount(options.limit, options.json ? 0 : 50, "limit") || Number.POSITIVE_INFINITY;
  let shown = 0;
  for await (const entry of listEntries(storage, filter)) {
    if (shown === limit) break;
    if (!options.json && shown === 0) print(LIST_HEADER);
    print(options.json ? JSON.stringify(toJson(entry)) : toLine(entry));
    shown++;
  }
  if (options.json) return;
  const all = await countEntries(storage, filter);
  if (all === 0) print("Nothing here.");
  else if (shown < all) print(`${shown} of ${all}; --limit 0 shows all.`);
}

async function show({ storage, options, words: [id = ""], print }: Context): Promise<void> {
  const entry = await findEntry(storage, id);
  if (!entry) throw new NotFound(`There is no submission ${id}.`);
  print(options.json ? JSON.stringify(toJson(entry)) : toPage(entry));
}

async function exportCsv({ storage, options, out, print }: Context): Promise<void> {
  if (!options.csv) throw new UsageError("export needs --csv FILE");
  const filter = readFilter(options);
  const toTerminal = options.csv === "-";
  const file = toTerminal ? undefined : await open(options.csv, "w", 0o600);
  let count = 0;
  try {
    const write = async (text: string) => {
      if (file) await file.write(text);
      else out.write(text);
    };
    await write((options.bom ? "\uFEFF" : "") + CSV_HEADER);
    for await (const entry of listEntries(storage, filter)) {
      await write(toCsv(entry));
      count++;
    }
  } finally {
    await file?.close();
  }
  if (!toTerminal) print(`${count} submissions written to ${options.csv}.`);
}

async function stats({ storage, options, print }: Context): Promise<void> {
  const days = readCount(options.days, 14, "days");
  if (days < 1 || days > 366) throw new UsageError("--days must be from 1 to 366");
  const since = Date.now() - (days + 1) * 24 * 60 * 60 * 1000;
  const rows = countDays(await listArrivals(storage, { since }), days);
  const mails = await countMailStates(storage);
  const byState = Object.fromEntries(mails.map(({ state, count }) => [state, count]));
  if (options.json)
    return print(JSON.stringify({ days: rows, total: await countEntries(storage), mails: byState }));
  print(drawChart(rows));
  print(`\n${await countEntries(storage)} submissions in all.`);
  print(`Mails: ${mails.map(({ state, count }) => `${count} ${state}`).join(", ") || "none"}.`);
}

async function retry({ storage, words: [id], print }: Context): Promise<void> {
  if (id && !(await findEntry(storage, id))) throw new NotFound(`There is no submission ${id}.`);
  const count = await retryMails(storage, Date.now(), id?.toLowerCase());
  print(count === 0 ? "No mail needs another attempt." : `${count} mails will be sent again now.`);
}

async function notSpam({ storage, words: [id = ""], print }: Context): Promise<void> {
  if (!(await markNotSpam(storage, id, Date.now()))) throw new NotFound(`There is no submission ${id}.`);
  print(`${id} is not marked as spam any more; its mails will be sent now.`);
}

async function erase({ storage, dataDir, options, words: [email = ""], print }: Context): Promise<void> {
  if (!email.includes("@")) throw new UsageError(`"${email}" is not an email address`);
  const dryRun = options["dry-run"] ?? false;
  const entries: Entry[] = [];
  for await (const entry of listEntries(storage, { email })) entries.push(entry);
  if (entries.length === 0) return print(`Nothing is stored about ${email}.`);
  if (!dryRun) await remove(storage, dataDir, entries);
  for (const entry of entries) print(toLine(entry));
  const mails = entries.reduce((sum, entry) => sum + entry.mails.length, 0);
  print(`${entries.length} submissions and ${mails} mails ${dryRun ? "would be" : "were"} removed.`);
}

async function purgeOld({ storage, dataDir, options, print }: Context): Promise<void> {
  if (!options["older-than"]) throw new UsageError("purge needs --older-than SPAN, such as 365d");
  const olderThan = Date.now() - readDuration(options["older-than"]);
  const dryRun = options["dry-run"] ?? false;
  const { entries, keptUnsent, keptSubscribed } = await findPurgeable(
    storage,
    olderThan,
    options.subscribers ?? false,
  );
  if (!dryRun) await remove(storage, dataDir, entries);
  print(`${entries.length} submissions ${dryRun ? "would be" : "were"} removed.`);
  if (keptUnsent > 0) print(`${keptUnsent} were kept because their mails are still to be sent.`);
  if (keptSubscribed > 0)
    print(`${keptSubscribed} current newsletter subscriptions were kept (--subscribers).`);
}

/** Files first: once the records are gone, nobody knows any more which files were theirs. */
async function remove(storage: Storage, dataDir: string, entries: Entry[]): Promise<void> {
  for (const { submission, mails } of entries) {
    for (const mail of mails) await removeMailFile(dataDir, { mail, submission });
  }
  await deleteEntries(storage, entries);
  await storage.scrub();
}
