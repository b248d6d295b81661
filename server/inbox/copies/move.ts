import { newToken } from "../storage/ids.ts";
import { InUseError, type Storage } from "../storage/storage.ts";
import { contentsOf, copyRows, isUnused, type Progress, UNFINISHED } from "./rows.ts";

/** The row of the table `secret` that names an inbox, wherever it is copied to. */
const IDENTITY = "inbox";

/** An inbox cannot be moved as it is; the message is a sentence. */
export class MoveError extends Error {
  override name = "MoveError";
}

/**
 * Copies all rows and compares them. Until the copy is complete, the target names its source, so that the command can
 * go on after it was stopped. Returns the number of rows of each table.
 */
export async function copyInbox(source: Storage, target: Storage, progress: Progress) {
  if (await readSecret(source, UNFINISHED))
    throw new MoveError("This inbox is an unfinished copy itself. Finish it from where it comes from.");
  const identity = await identityOf(source);
  if ((await readSecret(target, UNFINISHED)) !== identity) await markUnfinished(source, target, identity);
  await copyRows(source, target, progress);
  const contents = await contentsOf(source);
  if (contents.digest !== (await contentsOf(target)).digest)
    throw new MoveError(
      "The inbox changed while it was copied: stop the server that uses it, and run the command again.",
    );
  await target.db.deleteFrom("secret").where("name", "=", UNFINISHED).execute();
  return contents.counts;
}

/** Marks an unused target as an unfinished copy; a complete copy stays as it is. Throws if it holds another inbox. */
async function markUnfinished(source: Storage, target: Storage, identity: string): Promise<void> {
  if (!(await isUnused(target))) {
    const isCopy = (await contentsOf(source)).digest === (await contentsOf(target)).digest;
    if (isCopy) return;
    throw new InUseError("The target holds another inbox already. Name an empty one.");
  }
  await target.db.insertInto("secret").values({ name: UNFINISHED, value: identity }).execute();
}

/** The random text that names an inbox, made when it is first asked for. */
async function identityOf(storage: Storage): Promise<string> {
  await storage.db
    .insertInto("secret")
    .values({ name: IDENTITY, value: newToken() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await readSecret(storage, IDENTITY)) ?? "";
}

async function readSecret({ db }: Storage, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("secret").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}
