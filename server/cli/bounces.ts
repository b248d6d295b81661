import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type Bounce, type BounceOutcome, enterBounce } from "../inbox/outbox/bounces.ts";
import { withoutAddresses } from "../logging.ts";
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

/** No such mailbox, no such domain, or switched off (RFC 3463). A full mailbox or a refused sender may work again later. */
const ADDRESS_IS_GONE = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

/**
 * Reads a delivery status report (RFC 3464); undefined for any other mail. Its parts are plain text by that standard,
 * so they are read without decoding. Only the Message-ID is trusted, since only a receiver of the mail knows it.
 */
function readBounce(mail: string): Bounce | undefined {
  const text = mail.replaceAll("\r\n", "\n").replace(/\n[ \t]+/g, " ");
  if (!/^Content-Type:\s*multipart\/report\b/im.test(text.split("\n\n", 1)[0] ?? "")) return undefined;
  const failed = text.split("\n\n").find((part) => /^Action:\s*failed\b/im.test(part));
  if (!failed) return undefined;
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, "im").exec(failed)?.[1]?.trim() ?? "";
  const said = field("Diagnostic-Code").replace(/^smtp;\s*/i, "") || field("Status");
  return {
    messageIds: [...text.matchAll(/^Message-ID:\s*(<[^<>\s]+>)/gim)].map(([, id = ""]) => id),
    isAddressGone: ADDRESS_IS_GONE.test(`${field("Status")} ${said}`),
    reason: withoutAddresses(`Came back: ${said}`).slice(0, 500),
  };
}
