import type { StoredSubmission } from "../storage/tables.ts";

/** What the visitor filled in, by the names of the fields. */
export const fieldsOf = ({ fields }: Pick<StoredSubmission, "fields">) =>
  JSON.parse(fields) as Record<string, string>;
