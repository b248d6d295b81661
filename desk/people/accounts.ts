import { hash } from "node:crypto";
import type { Insertable } from "kysely";
import { withoutUnseen } from "../../contract/text.ts";
import { newId } from "../../server/inbox/storage/ids.ts";
import {
  addIfNew,
  addRow,
  findRow,
  removeRows,
  type Within,
} from "../../server/inbox/storage/rows.ts";
import type { Account, PasskeyTable, Role } from "../../server/inbox/storage/staff-tables.ts";
import { countRows, hasRow, type Storage } from "../../server/inbox/storage/storage.ts";
import { Refusal } from "../refusal.ts";

const noAccount = () => new Refusal(404, "This account does not exist any more.");

export type NewPasskey = Omit<Insertable<PasskeyTable>, "account_id">;

export const findAccount = (within: Within, id: string) => findRow(within, "account", { id });

/** Once an owner has an account, the passphrase stops working: only accounts and the terminal's link open the desk. */
export const hasOwner = async (within: Within) =>
  (await findRow(within, "account", { role: "owner" })) !== undefined;

/** Equal for names that look the same, whatever their case, their spaces and the code of their letters. */
export const nameKey = (name: string) =>
  withoutUnseen(name).normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** Refuses the name of an account for another one. The list of changes tells people apart by name only. */
export async function refuseTakenName({ db }: Within, name: string): Promise<void> {
  const names = await db.selectFrom("account").select("name").execute();
  if (names.some((row) => nameKey(row.name) === nameKey(name)))
    throw new Refusal(
      409,
      "Somebody with this name has an account: the invitation needs another name.",
    );
}

export const listAccounts = ({ db }: Storage) =>
  db
    .selectFrom("account")
    .leftJoin("passkey", "account_id", "account.id")
    .select(["account.id", "name", "role", "email", "account.created_at"])
    .select((eb) => eb.fn.max("used_at").as("used_at"))
    .groupBy("account.id")
    .orderBy("name")
    .execute();

type NewAccount = { name: string; role: Role; passkey: NewPasskey; now: number; email?: string };

export async function addAccount(db: Storage["db"], { passkey, now, ...given }: NewAccount) {
  const account = { id: newId(), email: "", ...given, created_at: now, sessions_from: 0 };
  await addRow({ db }, "account", account);
  await addPasskey({ db }, account.id, { ...passkey, used_at: now });
  return account;
}

/** Sets the role; "none" deletes the account. An owner's invitations end with that role. Refuses for the last owner. */
export async function changeRole(storage: Storage, id: string, role: Role | "none") {
  return storage.db.transaction().execute(async (trx) => {
    // All rows of owners, so that two owners cannot take each other's role away at once.
    const locked = storage.lockRows(trx.selectFrom("account").selectAll());
    const owners = await locked.where("role", "=", "owner").execute();
    const account = await findAccount({ db: trx }, id);
    if (!account) throw noAccount();
    if (account.role === "owner" && role !== "owner") {
      if (owners.length === 1)
        throw new Refusal(409, "The desk needs an owner: make somebody else one first.");
      // In the order in which accepting one locks them, so that neither waits for the other.
      await storage.lockRows(trx.selectFrom("invitation").select("id")).orderBy("id").execute();
      await removeRows({ db: trx }, "invitation", { written_by: id });
    }
    if (role === "none") await removeRows({ db: trx }, "account", { id });
    else await trx.updateTable("account").set({ role }).where("id", "=", id).execute();
    return account;
  });
}

/** All sessions of the account that started until now become invalid, at every desk of this inbox. */
export const endSessions = ({ db }: Storage, id: string, now: number): Promise<Account> =>
  db
    .updateTable("account")
    .set({ sessions_from: now })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow(noAccount);

export const listPasskeys = ({ db }: Storage, accountId: string) =>
  db
    .selectFrom("passkey")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

export async function addPasskey(
  within: Within,
  account_id: string,
  passkey: NewPasskey,
): Promise<void> {
  const isNew = await addIfNew(within, "passkey", { ...passkey, account_id });
  if (!isNew)
    throw new Refusal(409, "This passkey belongs to an account already: use another device.");
}

/** False when nothing was removed: the last passkey of an account stays. */
export function removePasskey({ db }: Storage, accountId: string, id: string): Promise<boolean> {
  const all = db.selectFrom("passkey as other").where("other.account_id", "=", accountId);
  const others = all.where("other.id", "!=", id);
  const own = db.deleteFrom("passkey").where("account_id", "=", accountId).where("id", "=", id);
  return hasRow(own.where((eb) => eb.exists(others.select("other.id"))).returning("id"));
}

const COUNT = 8;

/** A code has 80 random bits. Nobody can guess it, so a plain hash protects it enough. */
const newCode = () => newId(16).replace(/.{4}(?=.)/g, "$&-");

/** Ignores case and dashes, and reads o as 0, and i and l as 1, since people copy codes by hand. */
const hashOf = (code: string) => {
  const plain = code.toLowerCase().replace(/[^\da-z]/g, "");
  return hash("sha256", plain.replaceAll("o", "0").replace(/[il]/g, "1"), "base64url");
};

/** Deletes the account's codes and makes eight new ones. Only hashes are stored, so the codes can be shown only now. */
export async function replaceRecoveryCodes(
  db: Storage["db"],
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await removeRows({ db }, "recovery_code", { account_id: accountId });
  const rows = codes.map((code) => ({ hash: hashOf(code), account_id: accountId }));
  await db.insertInto("recovery_code").values(rows).execute();
  return codes;
}

export async function useRecoveryCode({ db }: Storage, code: string): Promise<string | undefined> {
  const own = db.deleteFrom("recovery_code").where("hash", "=", hashOf(code));
  return (await own.returning("account_id").executeTakeFirst())?.account_id;
}

export const countRecoveryCodes = ({ db }: Storage, accountId: string) =>
  countRows(db.selectFrom("recovery_code").where("account_id", "=", accountId));
