import { InUseError, type Storage } from "../storage/storage.ts";
import { contentsOf, copyRows, isUnused, type Progress } from "./rows.ts";

/** Copies all rows into an unused inbox, or none, and compares them. Returns the number of rows of each table. */
export async function copyInbox(source: Storage, target: Storage, progress: Progress) {
  if (await isUnused(target))
    await target.db.transaction().execute(async (db) => {
      await copyRows(source, { db }, progress);
      if (!(await isCopy(source, { db })))
        throw new InUseError(
          "The inbox changed while it was copied: stop the server that uses it, and run the command again.",
        );
    });
  else if (!(await isCopy(source, target)))
    throw new InUseError("The target holds another inbox already. Name an empty one.");
  return (await contentsOf(target)).counts;
}

const isCopy = async (source: Storage, target: Pick<Storage, "db">) =>
  (await contentsOf(source)).digest === (await contentsOf(target)).digest;
