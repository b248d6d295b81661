import { createHash } from "node:crypto";
import { newId } from "../../server/inbox/storage/ids.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";

const COUNT = 8;

/** 80 random bits each: nobody finds one by trying, so a plain hash is enough. */
const newCode = () => newId(16).replace(/.{4}(?=.)/g, "$&-");

/** As people write them down: without regard to case and dashes, and with letters that look like digits. */
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

/** New ones in place of the old. Only their hashes are stored: they are shown this once. */
export async function replaceRecoveryCodes(db: Storage["db"], accountId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await db.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  await db
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ hash: hashOf(code), account_id: accountId })))
    .execute();
  return codes;
}

/** The account it is for; it works once. */
export async function useRecoveryCode({ db }: Storage, code: string): Promise<string | undefined> {
  const used = await db
    .deleteFrom("recovery_code")
    .where("hash", "=", hashOf(code))
    .returning("account_id")
    .executeTakeFirst();
  return used?.account_id;
}

export async function countRecoveryCodes({ db }: Storage, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_code")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
