import { RESUME_FIELD } from "../../../contract/fields.ts";
import type { StoredSubmission } from "../outbox/outbox.ts";
import type { Storage } from "../storage/storage.ts";

/** The file that came with a submission, under the name it was stored by. */
export async function fileOf({ db }: Storage, { id, fields }: StoredSubmission) {
  const row = await db
    .selectFrom("upload")
    .select(["type", "content"])
    .where("submission_id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const values = JSON.parse(fields) as Record<string, string>;
  return {
    filename: values[RESUME_FIELD] || "file",
    contentType: row.type,
    content: Buffer.from(row.content, "base64"),
  };
}
