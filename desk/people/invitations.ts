import { createHash } from "node:crypto";
import { momentOf } from "../../contract/indian-time.ts";
import { addStaffMail } from "../../server/inbox/outbox/staff-mails.ts";
import { newId, newToken } from "../../server/inbox/storage/ids.ts";
import { addRow } from "../../server/inbox/storage/rows.ts";
import type { Invitation, Role } from "../../server/inbox/storage/staff-tables.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import type { Desk } from "../desk.ts";
import { addAccount, type NewPasskey, refuseTakenName, replaceRecoveryCodes } from "./accounts.ts";

const LASTS_MS = 3 * 24 * 60 * 60 * 1000;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** `writtenBy` is the account of the owner who invites; without it, the invitation comes from the terminal's link. */
type NewInvitation = { name: string; role: Role; email?: string; writtenBy?: string | undefined };

/** Stores an invitation for three days. The token is for the link; only its hash is stored. */
export async function addInvitation(storage: Storage, given: NewInvitation, now: number) {
  const { writtenBy: written_by = "", email = "", ...about } = given;
  const token = newToken();
  const times = { created_at: now, expires_at: now + LASTS_MS };
  const invitation = { ...about, ...times, email, written_by, id: newId(), hash: hashOf(token) };
  await addRow(storage, "invitation", invitation);
  return { invitation, token };
}

function usable({ db }: Storage, now: number) {
  const owners = db.selectFrom("account").select("account.id").where("role", "=", "owner");
  const young = db.selectFrom("invitation").where("expires_at", ">", now);
  return young.where(({ eb, or }) =>
    or([eb("written_by", "=", ""), eb("written_by", "in", owners)]),
  );
}

export const findInvitation = (storage: Storage, token: string, now: number) =>
  usable(storage, now).selectAll().where("hash", "=", hashOf(token)).executeTakeFirst();

export function listInvitations(storage: Storage, now: number) {
  const newestFirst = usable(storage, now).orderBy("created_at", "desc");
  return newestFirst.select(["id", "name", "role", "email", "expires_at"]).execute();
}

/** Makes the account and its recovery codes, and removes the invitation. Undefined when it was used meanwhile. */
export function acceptInvitation(
  storage: Storage,
  invitation: Invitation,
  passkey: NewPasskey,
  now: number,
) {
  const { id, name, role, email } = invitation;
  return storage.db.transaction().execute(async (trx) => {
    // All rows, so that of two accepted at once the second sees the name of the first.
    await storage.lockRows(trx.selectFrom("invitation").select("id")).orderBy("id").execute();
    if (!(await removeInvitation({ db: trx }, id))) return undefined;
    await refuseTakenName({ db: trx }, name);
    const account = await addAccount(trx, { name, role, email, passkey, now });
    return { account, codes: await replaceRecoveryCodes(trx, account.id) };
  });
}

export const removeInvitation = ({ db }: Pick<Storage, "db">, id: string) =>
  db.deleteFrom("invitation").where("id", "=", id).returningAll().executeTakeFirst();

/** Puts a mail with the link into the outbox. False when it cannot: no address was given, or no mail server is set. */
export async function mailInvitation(
  desk: Desk,
  invitation: Invitation,
  link: string,
  who: string,
) {
  const { storage, config, now } = desk;
  const { email, role, expires_at } = invitation;
  if (email === "" || !config.mail.smtpUrl) return false;
  await addStaffMail(storage, {
    template: "invitation",
    email,
    subject: `Your account at the desk of ${config.firm.name}`,
    content: {
      title: "Your account at the desk",
      paragraphs: [
        `${who} invites you to the desk of ${config.firm.name} as ${role}.`,
        `The link works once, until ${momentOf(expires_at)} in India. Open it on the device with which you want to sign in, and give it to nobody.`,
      ],
      links: [{ url: link, words: "Make your account" }],
      footer: "You did not expect this? Then ignore it: without the link nothing happens.",
    },
    now: now(),
    domain: domainOf(config.mail.from),
  });
  return true;
}

/** Removes the mails with invitations to this address that no server has claimed yet. */
export async function takeBackInvitation({ db }: Storage, { email }: Invitation): Promise<void> {
  await db
    .deleteFrom("mail")
    .where("template", "=", "invitation")
    .where("attempts", "=", 0)
    .where("id", "in", (eb) =>
      eb.selectFrom("staff_mail").select("mail_id").where("email", "=", email),
    )
    .execute();
}
