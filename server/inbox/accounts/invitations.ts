import { timingSafeEqual } from "node:crypto";
import { mailRow } from "../outbox/new-mails.ts";
import { sign } from "../storage/addresses.ts";
import { newId } from "../storage/ids.ts";
import type { Storage } from "../storage/storage.ts";
import type { Account, Invitation, Role } from "../storage/tables.ts";
import { suppressionKey } from "../subscribers/suppression.ts";
import { addAccount, type NewPasskey } from "./accounts.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";

const LASTS_MS = 3 * 24 * 60 * 60 * 1000;

interface NewInvitation {
  name: string;
  role: Role;
  email: string;
  url: string;
  now: number;
  /** Of the sender, where the invitation goes out as a mail. */
  mailDomain: string | undefined;
}

/** Stores an invitation, and with it the mail that carries its link. */
export async function addInvitation(storage: Storage, wanted: NewInvitation): Promise<Invitation> {
  const { now, mailDomain, ...about } = wanted;
  const mail =
    mailDomain === undefined
      ? undefined
      : mailRow({ template: "invitation", recipient: "staff", now, domain: mailDomain });
  const invitation: Invitation = {
    ...about,
    id: newId(),
    mail_id: mail?.id ?? null,
    created_at: now,
    expires_at: now + LASTS_MS,
  };
  await storage.db.transaction().execute(async (trx) => {
    await trx.insertInto("invitation").values(invitation).execute();
    if (mail) await trx.insertInto("mail").values(mail).execute();
  });
  return invitation;
}

/** The key is in the fragment, which no browser sends to anybody. */
export async function invitationLink(
  storage: Storage,
  { id, url }: Pick<Invitation, "id" | "url">,
): Promise<string> {
  return `${url}/#invitation=${id}.${sign(await suppressionKey(storage), `invitation ${id}`)}`;
}

/** Undefined unless we have made the token, and once it was used, withdrawn or is too old. */
export async function findInvitation(
  storage: Storage,
  token: string,
  now: number,
): Promise<Invitation | undefined> {
  const [id = "", signature = ""] = token.split(".", 2);
  const expected = Buffer.from(sign(await suppressionKey(storage), `invitation ${id}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return storage.db
    .selectFrom("invitation")
    .selectAll()
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Those that can still be used, with the state of their mail. */
export async function listInvitations({ db }: Storage, now: number) {
  return db
    .selectFrom("invitation")
    .leftJoin("mail", "mail.id", "invitation.mail_id")
    .select(["invitation.id", "name", "role", "email", "created_at", "expires_at", "state as mail_state"])
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
}

/** Makes the account of an invitation; undefined when somebody else has used it in the meantime. */
export async function acceptInvitation(
  { db }: Storage,
  { id, name, role }: Invitation,
  passkey: NewPasskey,
  now: number,
): Promise<{ account: Account; codes: string[] } | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await removeInvitation({ db: trx }, id))) return undefined;
    const account = await addAccount(trx, { name, role, passkey, now });
    return { account, codes: await replaceRecoveryCodes(trx, account.id) };
  });
}

/** With its mail, which is not sent any more if it still waits. */
export async function removeInvitation(
  { db }: Pick<Storage, "db">,
  id: string,
): Promise<Invitation | undefined> {
  const removed = await db.deleteFrom("invitation").where("id", "=", id).returningAll().executeTakeFirst();
  if (removed?.mail_id) await db.deleteFrom("mail").where("id", "=", removed.mail_id).execute();
  return removed;
}

export async function removeExpiredInvitations(storage: Storage, now: number): Promise<void> {
  const { db } = storage;
  const expired = await db.selectFrom("invitation").select("id").where("expires_at", "<=", now).execute();
  for (const { id } of expired) await removeInvitation(storage, id);
}
