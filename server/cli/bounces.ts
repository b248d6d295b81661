import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type BounceOutcome, enterBounce } from "../inbox/outbox/bounces.ts";
import { readBounce } from "../mail/bounce-report.ts";
import { type Context, NotFound } from "./command.ts";

export async function bounces({ storage, words, print }: Context): Promise<void> {
  const counts: Record<BounceOutcome | "other", number> = { suppressed: 0, marked: 0, unknown: 0, other: 0 };
  for await (const mail of mailsIn(words)) {
    const bounce = readBounce(mail);
    counts[bounce ? await enterBounce(storage, bounce, Date.now()) : "other"]++;
  }
  print(`${counts.suppressed + counts.marked} mails were marked as not delivered.`);
  if (counts.suppressed > 0) print(`${counts.suppressed} addresses do not exist and get no mail any more.`);
  if (counts.unknown > 0) print(`${counts.unknown} reports are about no mail of this inbox.`);
  if (counts.other > 0) print(`${counts.other} mails are no reports of undelivered mail.`);
}

/** Mails in files, in folders such as a Maildir's, and with "-" the one on standard input. */
async function* mailsIn(names: string[]): AsyncGenerator<string> {
  for (const name of names) {
    if (name === "-") yield (await buffer(process.stdin)).toString("latin1");
    else for await (const file of filesIn(name)) yield await readFile(file, "latin1");
  }
}

async function* filesIn(name: string): AsyncGenerator<string> {
  const found = await stat(name).catch(() => undefined);
  if (!found) throw new NotFound(`There is no ${name}.`);
  if (!found.isDirectory()) return yield name;
  const entries = await readdir(name, { withFileTypes: true, recursive: true });
  for (const entry of entries) if (entry.isFile()) yield join(entry.parentPath, entry.name);
}
