import { addStaffMail } from "../../server/inbox/outbox/staff-mails.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import type { Desk } from "../desk.ts";
import { listAccounts } from "../people/accounts.ts";
import { mayOpen } from "../roles.ts";
import type { Session } from "../sessions.ts";

const MOST_LINKS = 20;

/** The names of the accounts that may open the inbox: to whom a message can be given. */
export async function colleaguesOf(storage: Storage): Promise<string[]> {
  const accounts = await listAccounts(storage);
  return accounts.filter(({ role }) => mayOpen(role, "inbox")).map(({ name }) => name);
}

/**
 * Mails a colleague that these messages are theirs now, without a word of what visitors wrote. Returns a sentence for
 * who gave them; "" where nobody is to be told.
 */
export async function tellOwner(
  { storage, config, origins, now }: Desk,
  { who, accountId }: Session,
  owner: string,
  ids: string[],
): Promise<string> {
  const accounts = await listAccounts(storage);
  const account = accounts.find(({ name }) => name.toLowerCase() === owner.toLowerCase());
  if (!account || account.id === accountId) return "";
  if (!mayOpen(account.role, "inbox")) return `${account.name} may not open the inbox as ${account.role}.`;
  if (!account.email) return `${account.name} has no address at the desk: tell them yourself.`;
  const isOne = ids.length === 1;
  const title = isOne ? "A message is yours" : `${ids.length} messages are yours`;
  await addStaffMail(storage, {
    template: "assignment",
    email: account.email,
    subject: `${title} (${isOne ? ids[0] : "from the inbox"})`,
    content: {
      title,
      paragraphs: [`${who} gave ${isOne ? "it" : "them"} to you at the desk.`],
      links: ids.slice(0, MOST_LINKS).map((id) => ({
        url: `${origins()[0]}/#/inbox/message/${id}`,
        words: isOne ? "Open it" : `Open ${id}`,
      })),
      footer:
        "What the visitor wrote stands at the desk, not in this mail. You can change your address there.",
    },
    now: now(),
    domain: domainOf(config.mail.from),
  });
  return `${account.name} is told by mail.`;
}
