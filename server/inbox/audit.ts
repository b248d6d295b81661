import type { Selectable } from "kysely";
import { newId } from "./storage/ids.ts";
import { addRow, type Within } from "./storage/rows.ts";
import type { AuditTable } from "./storage/staff-tables.ts";
import type { Storage } from "./storage/storage.ts";

export type AuditLine = Omit<Selectable<AuditTable>, "id">;
export type AuditArea = AuditTable["area"];

/** Neither `subject` nor `what` may name a visitor: the line stays when they are erased. */
export const addAuditLine = (storage: Within, line: AuditLine) =>
  addRow(storage, "audit", { id: newId(), ...line });

export async function listAuditLines(
  { db }: Storage,
  { subject, area, limit }: Partial<Pick<AuditLine, "subject" | "area">> & { limit: number },
): Promise<AuditLine[]> {
  let query = db.selectFrom("audit").select(["at", "who", "area", "subject", "what"]);
  if (subject !== undefined) query = query.where("subject", "=", subject);
  if (area !== undefined) query = query.where("area", "=", area);
  return query.orderBy("at", "desc").orderBy("id").limit(limit).execute();
}
