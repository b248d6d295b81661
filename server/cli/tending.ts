import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { withAsciiDomain } from "../../contract/address.ts";
import { cleanLine } from "../../contract/text.ts";
import { type BounceOutcome, enterBounce } from "../inbox/outbox/bounces.ts";
import { hashFor } from "../inbox/storage/addresses.ts";
import { releaseFlood, retryMails } from "../inbox/submissions/change.ts";
import { CSV_HEADER, toCsv } from "../inbox/submissions/csv.ts";
import { listEntries } from "../inbox/submissions/read.ts";
import { allowMails, suppress } from "../inbox/subscribers/suppression.ts";
import { readBounce } from "../mail/bounce-report.ts";
import { type Context, Refused, UsageError } from "./command.ts";
import { writePrivateFile } from "./private-file.ts";

export async function exportCsv({ storage, options, out, print }: Context): Promise<void> {
  const { csv, unhandled, failed } = options;
  if (!csv)
    throw new UsageError("The file is missing: add --csv FILE, or --csv - for the terminal.");
  let count = 0;
  const writeAll = async (write: (text: string) => unknown) => {
    for await (const entry of listEntries(storage, { unhandled, failed })) {
      await write(toCsv(entry));
      count++;
    }
  };
  if (csv === "-") {
    out.write(CSV_HEADER);
    return writeAll((text) => out.write(text));
  }
  await writePrivateFile(csv, async (write) => {
    await write(`\uFEFF${CSV_HEADER}`);
    await writeAll(write);
  });
  print(`${count} submissions written to ${csv}.`);
}

export async function retry({ storage, options, print }: Context): Promise<void> {
  if (options.held) {
    const released = await releaseFlood(storage, Date.now());
    return print(released === 0 ? "Nothing was held back." : `${released} mails will be sent now.`);
  }
  const count = await retryMails(storage, Date.now());
  print(count === 0 ? "No mail needs another attempt." : `${count} mails will be sent again now.`);
}

export async function noMail({ storage, options, words, print }: Context): Promise<void> {
  // As the forms store it, so that one with a domain in another script is found.
  const email = withAsciiDomain(cleanLine(words[0] ?? ""));
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new UsageError(`"${words[0]}" is not an email address`);
  const hash = await hashFor(storage, email);
  if (options.undo) {
    await allowMails(storage, hash);
    return print(`${email} may get mails again.`);
  }
  await suppress(storage, hash, Date.now());
  print(`${email} gets no mail from the forms or the newsletter any more.`);
}

export async function bounces({ storage, words, print }: Context): Promise<void> {
  const counts: Record<BounceOutcome | "other", number> = {
    unreachable: 0,
    marked: 0,
    unknown: 0,
    other: 0,
  };
  for await (const mail of mailsIn(words)) {
    const bounce = readBounce(mail);
    counts[bounce ? await enterBounce(storage, bounce, Date.now()) : "other"]++;
  }
  print(`${counts.unreachable + counts.marked} mails were marked as not delivered.`);
  if (counts.unreachable > 0)
    print(
      `${counts.unreachable} addresses do not exist: they get no mail until the desk says otherwise.`,
    );
  if (counts.unknown > 0) print(`${counts.unknown} reports are about no mail of this inbox.`);
  if (counts.other > 0) print(`${counts.other} mails are no reports of undelivered mail.`);
}

async function* mailsIn(names: string[]): AsyncGenerator<string> {
  for (const name of names) {
    if (name === "-") yield (await buffer(process.stdin)).toString("latin1");
    else for await (const file of filesIn(name)) yield await readFile(file, "latin1");
  }
}

async function* filesIn(name: string): AsyncGenerator<string> {
  const found = await stat(name).catch(() => undefined);
  if (!found) throw new Refused(`There is no ${name}.`);
  if (!found.isDirectory()) return yield name;
  const entries = await readdir(name, { withFileTypes: true, recursive: true });
  for (const entry of entries) if (entry.isFile()) yield join(entry.parentPath, entry.name);
}
