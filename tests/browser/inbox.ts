import SqliteDatabase from "better-sqlite3";
import { sqliteFile } from "../../server/inbox/storage/sqlite.ts";

/** The submissions that a server with these settings has stored, newest first. */
export async function inboxRecords(env: Record<string, string>) {
  const database = new SqliteDatabase(sqliteFile(env.DATA_DIR ?? ""), { readonly: true });
  try {
    const rows = database
      .prepare("select * from submission order by received_at desc, id desc")
      .all();
    return (rows as Record<string, unknown>[]).map((row) => ({
      ...row,
      email: String(row.email),
      kind: String(row.kind),
      fields: JSON.parse(String(row.fields)) as Record<string, string>,
    }));
  } finally {
    database.close();
  }
}

/** The code in the QR code of somebody's certificate. */
export function certificateCode(env: Record<string, string>, name: string): string {
  const database = new SqliteDatabase(sqliteFile(env.DATA_DIR ?? ""), { readonly: true });
  try {
    const row = database.prepare("select code from certificate where name = ?").get(name);
    return (row as { code: string }).code;
  } finally {
    database.close();
  }
}
