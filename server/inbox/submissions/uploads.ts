import { RESUME_FIELD } from "../../../contract/fields.ts";
import type { Storage } from "../storage/storage.ts";
import { fieldsOf, type StoredSubmission } from "../storage/tables.ts";

/** The file that came with a submission, under the name it was stored by. */
export async function fileOf({ db }: Storage, submission: StoredSubmission) {
  const row = await db
    .selectFrom("upload")
    .select(["type", "content"])
    .where("submission_id", "=", submission.id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    filename: fieldsOf(submission)[RESUME_FIELD] || "file",
    contentType: row.type,
    content: Buffer.from(row.content, "base64"),
  };
}
