import { createHash } from "node:crypto";
import { newId, newToken } from "../../server/inbox/storage/ids.ts";
import type { Account, Invitation, Role } from "../../server/inbox/storage/staff-tables.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { addAccount, type NewPasskey } from "./accounts.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";

const LASTS_MS = 3 * 24 * 60 * 60 * 1000;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** The token goes into the link, and is not stored. */
export async function addInvitation(
  { db }: Storage,
  { email = "", ...about }: { name: string; role: Role; email?: string },
  now: number,
): Promise<{ invitation: Invitation; token: string }> {
  const token = newToken();
  const times = { created_at: now, expires_at: now + LASTS_MS };
  const invitation = { ...about, email, ...times, id: newId(), hash: hashOf(token) };
  await db.deleteFrom("invitation").where("expires_at", "<=", now).execute();
  await db.insertInto("invitation").values(invitation).execute();
  return { invitation, token };
}

/** Undefined once it was used, withdrawn or is too old. */
export async function findInvitation(
  { db }: Storage,
  token: string,
  now: number,
): Promise<Invitation | undefined> {
  return db
    .selectFrom("invitation")
    .selectAll()
    .where("hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Those that can still be used. */
export async function listInvitations({ db }: Storage, now: number) {
  return db
    .selectFrom("invitation")
    .select(["id", "name", "role", "email", "expires_at"])
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
}

/** Makes the account of an invitation; undefined when somebody else has used it in the meantime. */
export async function acceptInvitation(
  { db }: Storage,
  { id, name, role, email }: Invitation,
  passkey: NewPasskey,
  now: number,
): Promise<{ account: Account; codes: string[] } | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await removeInvitation({ db: trx }, id))) return undefined;
    const account = await addAccount(trx, { name, role, email, passkey, now });
    return { account, codes: await replaceRecoveryCodes(trx, account.id) };
  });
}

export async function removeInvitation(
  { db }: Pick<Storage, "db">,
  id: string,
): Promise<Invitation | undefined> {
  return db.deleteFrom("invitation").where("id", "=", id).returningAll().executeTakeFirst();
}
