import { hashOf, KEY_NAME } from "./addresses.ts";
import type { Storage } from "./storage.ts";

/** The inbox's own key. Losing it would make every entry of the list worthless, so it is part of every copy. */
export async function suppressionKey({ db }: Storage): Promise<Buffer> {
  const { value } = await db
    .selectFrom("secret")
    .select("value")
    .where("name", "=", KEY_NAME)
    .executeTakeFirstOrThrow(() => new Error("The inbox has lost its key: restore it from a backup."));
  return Buffer.from(value, "base64url");
}

/** The hash that stands for an address where the address itself is not kept. */
export const hashFor = async (storage: Storage, email: string) =>
  hashOf(await suppressionKey(storage), email);
