import { z } from "zod";
import { isAddress } from "../../contract/address.ts";
import { dayOf, momentOf } from "../../contract/indian-time.ts";
import { addStaffMail } from "../../server/inbox/outbox/staff-mails.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { StoredSubmission } from "../../server/inbox/storage/tables.ts";
import {
  addNote,
  changeSubmission,
  markHandled,
  markNotSpam,
  markSpam,
  retryMails,
} from "../../server/inbox/submissions/change.ts";
import { correctAddress } from "../../server/inbox/submissions/correct-address.ts";
import { removeEntries } from "../../server/inbox/submissions/erasure.ts";
import { findEntry } from "../../server/inbox/submissions/read.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import { audit, type Desk } from "../desk.ts";
import { email, idParams, line, lines } from "../fields.ts";
import { listAccounts, nameKey } from "../people/accounts.ts";
import { Refusal } from "../refusal.ts";
import { mayOpen } from "../roles.ts";
import { type Asker, route } from "../route.ts";
import { entryOf } from "./submission.ts";
import { undeliveredOf } from "./undelivered.ts";

const handled = z.strictObject({ change: z.literal("handled"), handled: z.boolean() });
const spam = z.strictObject({ change: z.literal("spam") });
const owner = z.strictObject({ change: z.literal("owner"), owner: line("This name", 60) });

const change = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("read"), read: z.boolean() }),
  handled,
  owner,
  z.strictObject({
    change: z.literal("note"),
    text: lines("The note", 2_000).refine((text) => text !== "", "The note is empty."),
  }),
  z.strictObject({
    change: z.literal("follow-up"),
    on: z.union([z.literal(""), z.iso.date()], "Choose a day."),
  }),
  spam,
  z.strictObject({ change: z.literal("not-spam") }),
  z.strictObject({ change: z.literal("retry") }),
]);
export type Change = z.output<typeof change>;

const address = z.strictObject({
  email: email.refine(isAddress, "This is not an email address."),
  before: email,
  /** Where a correction is undone: since when mails had gone to the address before. */
  since: z.number().nullable().optional(),
});

export const several = z.strictObject({
  ids: z
    .array(z.string().max(40))
    .min(1, "Select a message first.")
    .max(100, "At most 100 messages at once."),
  wanted: z.discriminatedUnion("change", [handled, spam, owner]),
});
export type BulkChange = z.output<typeof several>["wanted"];

export const changeRoutes = {
  "POST /api/inbox/submissions/:id": route({
    params: idParams,
    body: change,
    handler: async (asked, desk) => {
      const wanted = asked.body;
      const { submission } = await entryOf(desk.storage, asked.params.id);
      // Of two people at once, or a double click, only the first is recorded.
      if (isSoAlready(submission, wanted)) return { notice: "" };
      const { id } = submission;
      const what = await apply(desk, asked, id, wanted);
      await audit(desk, asked, "inbox", id, what);
      const { notice } = await tellOwner(desk, asked, wanted, [id]);
      return { notice };
    },
  }),

  /** Deletes this submission alone; person.ts erases a person. */
  "DELETE /api/inbox/submissions/:id": route({
    params: idParams,
    handler: async (asked, desk) => {
      const { storage, config } = desk;
      const entry = await entryOf(storage, asked.params.id);
      await removeEntries(storage, config.dataDir, [entry], (within) =>
        audit({ ...desk, storage: within }, asked, "inbox", entry.submission.id, "Deleted it"),
      );
      return {};
    },
  }),

  /** `before` is the address that the page shows: of two who correct it at once, only the first does. */
  "PUT /api/inbox/submissions/:id/address": route({
    params: idParams,
    body: address,
    handler: async (asked, desk) => {
      const wanted = asked.body;
      const { submission } = await entryOf(desk.storage, asked.params.id);
      const { id, email: before, address_since: since } = submission;
      if (wanted.email === before) throw new Refusal(400, "This is the address it has already.");
      const at = wanted.since === undefined ? desk.now() : wanted.since;
      if (!(await correctAddress(desk.storage, id, { ...wanted, since: at })))
        throw new Refusal(409, "Somebody has corrected the address meanwhile.");
      await audit(desk, asked, "inbox", id, "Corrected the address");
      return { undo: { email: before, before: wanted.email, since } };
    },
  }),

  "POST /api/inbox/retry": route({
    handler: async (asked, desk) => {
      const count = await retryMails(desk.storage, desk.now());
      if (count > 0) await audit(desk, asked, "inbox", "", `Sent ${count} mails again`);
      return { count };
    },
  }),
};

/** Whether a submission is as wanted, so that there is nothing to record. */
function isSoAlready({ read_at, owner, follow_up_on }: StoredSubmission, wanted: Change): boolean {
  switch (wanted.change) {
    case "read":
      return wanted.read === (read_at !== null);
    case "owner":
      return wanted.owner === owner;
    case "follow-up":
      return wanted.on === (follow_up_on ?? "");
    default:
      return false;
  }
}

/** Makes the change, and returns what is recorded of it. */
export async function apply(desk: Desk, asker: Asker, id: string, wanted: Change): Promise<string> {
  const { storage, now } = desk;
  switch (wanted.change) {
    case "read":
      await changeSubmission(storage, id, { read_at: wanted.read ? now() : null });
      return wanted.read ? "Opened it first" : "Marked it as unread";
    case "handled":
      await markHandled(storage, id, wanted.handled ? now() : null);
      return wanted.handled ? "Marked it as handled" : "Marked it as still to be handled";
    case "owner":
      await changeSubmission(storage, id, { owner: wanted.owner });
      return wanted.owner ? `Gave it to ${wanted.owner}` : "Took its owner away";
    case "follow-up":
      return followUp(desk, id, wanted.on);
    case "note":
      return note(desk, asker, id, wanted.text);
    case "spam":
      await markSpam(storage, id);
      return "Marked it as spam";
    case "not-spam":
      await markNotSpam(storage, id, now());
      return "Marked it as no spam; its mails go out";
    case "retry":
      return retry(desk, id);
  }
}

async function followUp({ storage, now }: Desk, id: string, on: string): Promise<string> {
  if (on && on < dayOf(now())) throw new Refusal(400, "This day is over: choose a later one.");
  await changeSubmission(storage, id, { follow_up_on: on || null });
  return on ? `To be followed up on ${on}` : "Not to be followed up any more";
}

async function note({ storage, now }: Desk, { session }: Asker, id: string, words: string) {
  // Lines after the first are indented: none can look like the first line of somebody else's note.
  const text = words.replaceAll("\n", "\n  ");
  await addNote(storage, id, `${momentOf(now())}, ${session.who}: ${text}`);
  return "Added a note";
}

async function retry({ storage, now }: Desk, id: string): Promise<string> {
  const entry = await findEntry(storage, id);
  const count = await retryMails(storage, now(), id);
  // A reply handles its message, and so does one that is sent again.
  if (entry && undeliveredOf(entry)) await markHandled(storage, id, now());
  return `Sent ${count} mails again`;
}

const MOST_LINKS = 20;

export async function colleaguesOf(storage: Storage): Promise<string[]> {
  const accounts = await listAccounts(storage);
  return accounts.filter(({ role }) => mayOpen(role, "inbox")).map(({ name }) => name);
}

/**
 * Mails a new owner links to these submissions, without the visitors' words; the mail goes out after so many milliseconds.
 * Nobody is mailed who has no account, or who made the change. `notice` says so on the page, `mail` is its id.
 */
export async function tellOwner(
  { storage, config, origins, now }: Desk,
  { session: { who, accountId } }: Asker,
  wanted: Change,
  ids: string[],
  after = 0,
): Promise<{ notice: string; mail: string }> {
  const untold = (notice = "") => ({ notice, mail: "" });
  if (wanted.change !== "owner") return untold();
  const accounts = await listAccounts(storage);
  const account = accounts.find(({ name }) => nameKey(name) === nameKey(wanted.owner));
  if (!account || account.id === accountId) return untold();
  if (!mayOpen(account.role, "inbox"))
    return untold(`${account.name} may not open the inbox as ${account.role}.`);
  if (!account.email)
    return untold(`${account.name} has no address at the desk: tell them yourself.`);
  const isOne = ids.length === 1;
  const title = isOne ? "A message is yours" : `${ids.length} messages are yours`;
  const mail = await addStaffMail(storage, {
    template: "assignment",
    email: account.email,
    subject: `${title} (${isOne ? ids[0] : "from the inbox"})`,
    content: {
      title,
      paragraphs: [`${who} gave ${isOne ? "it" : "them"} to you at the desk.`],
      links: ids.slice(0, MOST_LINKS).map((id, at) => ({
        url: `${origins()[0]}/#/inbox/message/${id}`,
        words: isOne ? "Open it" : `Open message ${at + 1}`,
      })),
      footer:
        "What the visitor wrote stands at the desk, not in this mail. You can change your address there.",
    },
    now: now() + after,
    domain: domainOf(config.mail.from),
  });
  return { notice: `${account.name} is told by mail.`, mail };
}
