import { dayOf, momentOf } from "../../contract/indian-time.ts";
import { addStaffMail } from "../../server/inbox/outbox/staff-mails.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import {
  addNote,
  changeSubmission,
  markHandled,
  markNotSpam,
  markSpam,
  retryMails,
} from "../../server/inbox/submissions/change.ts";
import { removeEntries } from "../../server/inbox/submissions/erasure.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import { type Area, audit, type Desk } from "../desk.ts";
import { listAccounts, nameKey } from "../people/accounts.ts";
import { Refusal, read } from "../refusal.ts";
import { mayOpen } from "../roles.ts";
import type { Session } from "../sessions.ts";
import { registerBulk } from "./bulk.ts";
import { entryOf } from "./submission.ts";
import { type Apply, change, type Tell, type Told } from "./wanted.ts";

export const registerChanges: Area = (app, desk) => {
  const { storage, config, now } = desk;

  app.post("/api/inbox/submissions/:id", async (request) => {
    const wanted = read(change, request.body);
    const entry = await entryOf(storage, request.params);
    const { id, read_at } = entry.submission;
    // Of two people who open it at once, only the first is recorded.
    if (wanted.change === "read" && wanted.read === (read_at !== null)) return {};
    const what = await apply(id, wanted, request);
    await audit(desk, request, "inbox", id, what);
    const { notice } = await tell(request, wanted, [id]);
    return { notice };
  });

  /** Deletes this submission alone; person.ts erases a person. */
  app.delete("/api/inbox/submissions/:id", async (request) => {
    const entry = await entryOf(storage, request.params);
    await removeEntries(storage, config.dataDir, { entries: [entry] }, (within) =>
      audit({ ...desk, storage: within }, request, "inbox", entry.submission.id, "Deleted it"),
    );
    return {};
  });

  app.post("/api/inbox/retry", async (request) => {
    const count = await retryMails(storage, now());
    if (count > 0) await audit(desk, request, "inbox", "", `Sent ${count} mails again`);
    return { count };
  });

  const tell: Tell = async (request, wanted, ids, after = 0) =>
    wanted.change === "owner"
      ? tellOwner(desk, request.session, wanted.owner, ids, after)
      : { notice: "", mail: "" };

  /** Lines after the first are indented: none can look like the first line of somebody else's note. */
  const noteOf = (who: string, text: string) =>
    `${momentOf(now())}, ${who}: ${text.replaceAll("\n", "\n  ")}`;

  const apply: Apply = async (id, wanted, { session }) => {
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
        if (wanted.on && wanted.on < dayOf(now()))
          throw new Refusal(400, "This day is over: choose a later one.");
        await changeSubmission(storage, id, { follow_up_on: wanted.on || null });
        return wanted.on ? `To be followed up on ${wanted.on}` : "Not to be followed up any more";
      case "note":
        await addNote(storage, id, noteOf(session.who, wanted.text));
        return "Added a note";
      case "spam":
        await markSpam(storage, id);
        return "Marked it as spam";
      case "not-spam":
        await markNotSpam(storage, id, now());
        return "Marked it as no spam; its mails go out";
      case "retry":
        return `Sent ${await retryMails(storage, now(), id)} mails again`;
    }
  };

  registerBulk(app, desk, apply, tell);
};

const MOST_LINKS = 20;

/** The names of the accounts that may open the inbox, so that a submission can be given to them. */
export async function colleaguesOf(storage: Storage): Promise<string[]> {
  const accounts = await listAccounts(storage);
  return accounts.filter(({ role }) => mayOpen(role, "inbox")).map(({ name }) => name);
}

/**
 * Mails the new owner links to these submissions, without the visitors' words. Nobody is mailed who has no account, or who
 * made the change.
 */
async function tellOwner(
  { storage, config, origins, now }: Desk,
  { who, accountId }: Session,
  owner: string,
  ids: string[],
  after: number,
): Promise<Told> {
  const untold = (notice: string) => ({ notice, mail: "" });
  const accounts = await listAccounts(storage);
  const account = accounts.find(({ name }) => nameKey(name) === nameKey(owner));
  if (!account || account.id === accountId) return untold("");
  if (!mayOpen(account.role, "inbox"))
    return untold(`${account.name} may not open the inbox as ${account.role}.`);
  if (!account.email) return untold(`${account.name} has no address at the desk: tell them yourself.`);
  const isOne = ids.length === 1;
  const title = isOne ? "A message is yours" : `${ids.length} messages are yours`;
  const mail = await addStaffMail(storage, {
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
    now: now() + after,
    domain: domainOf(config.mail.from),
  });
  return { notice: `${account.name} is told by mail.`, mail };
}
