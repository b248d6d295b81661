import { createHash } from "node:crypto";
import { newId } from "../../server/inbox/storage/ids.ts";
import { countRows, type Storage } from "../../server/inbox/storage/storage.ts";

const COUNT = 8;

/** A code has 80 random bits. Nobody can guess it, so a plain hash protects it enough. */
const newCode = () => newId(16).replace(/.{4}(?=.)/g, "$&-");

/** Ignores case and dashes, and reads o as 0, and i and l as 1, since people copy codes by hand. */
const hashOf = (code: string) =>
  createHash("sha256")
    .update(
      code
        .toLowerCase()
        .replace(/[^\da-z]/g, "")
        .replaceAll("o", "0")
        .replace(/[il]/g, "1"),
    )
    .digest("base64url");

/** Deletes the account's codes and makes eight new ones. Only hashes are stored, so the codes can be shown only now. */
export async function replaceRecoveryCodes(db: Storage["db"], accountId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await db.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  await db
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ hash: hashOf(code), account_id: accountId })))
    .execute();
  return codes;
}

/** Deletes the code, which works once, and returns the id of its account; undefined when there is no such code. */
export async function useRecoveryCode({ db }: Storage, code: string): Promise<string | undefined> {
  const used = await db
    .deleteFrom("recovery_code")
    .where("hash", "=", hashOf(code))
    .returning("account_id")
    .executeTakeFirst();
  return used?.account_id;
}

export async function countRecoveryCodes({ db }: Storage, accountId: string): Promise<number> {
  return countRows(db.selectFrom("recovery_code").where("account_id", "=", accountId));
}
