import type { Selectable } from "kysely";
import { newId } from "./storage/ids.ts";
import type { AuditTable } from "./storage/staff-tables.ts";
import type { Storage } from "./storage/storage.ts";

export type AuditLine = Omit<Selectable<AuditTable>, "id">;
export type AuditRoom = AuditTable["room"];

export async function addAuditLine({ db }: Storage, line: AuditLine): Promise<void> {
  await db
    .insertInto("audit")
    .values({ id: newId(), ...line })
    .execute();
}

/** Newest first: of one submission or file, of one area of the desk (`room`), or of all. */
export async function listAuditLines(
  { db }: Storage,
  { subject, room, limit }: Partial<Pick<AuditLine, "subject" | "room">> & { limit: number },
): Promise<AuditLine[]> {
  let query = db.selectFrom("audit").select(["at", "who", "room", "subject", "what"]);
  if (subject !== undefined) query = query.where("subject", "=", subject);
  if (room !== undefined) query = query.where("room", "=", room);
  return query.orderBy("at", "desc").orderBy("id").limit(limit).execute();
}
