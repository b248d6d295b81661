import { hashFor } from "../inbox/storage/addresses.ts";
import { releaseFlood, retryMails } from "../inbox/submissions/change.ts";
import { CSV_HEADER, toCsv } from "../inbox/submissions/csv.ts";
import { listEntries } from "../inbox/submissions/read.ts";
import { allowMails, suppress } from "../inbox/subscribers/suppression.ts";
import { readEmail, UsageError } from "./arguments.ts";
import type { Context } from "./command.ts";
import { writePrivateFile } from "./private-file.ts";

/** Writes to the file that --csv names, as the desk does, or to the terminal for "-". */
export async function exportCsv({ storage, options, out, print }: Context): Promise<void> {
  const { csv, unhandled, failed } = options;
  if (!csv) throw new UsageError("The file is missing: add --csv FILE, or --csv - for the terminal.");
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
  const email = readEmail(words[0] ?? "");
  const hash = await hashFor(storage, email);
  if (options.undo) {
    await allowMails(storage, hash);
    return print(`${email} may get mails again.`);
  }
  await suppress(storage, hash, Date.now());
  print(`${email} gets no mail from the forms or the newsletter any more.`);
}
