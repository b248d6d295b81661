import SqliteDatabase from "better-sqlite3";
import { DAY, dayOf } from "../../contract/indian-time.ts";
import { sqliteFile } from "../../server/inbox/storage/sqlite.ts";

/** What a server with these settings has counted, by kind and name: `{ "visit /contact": 2 }`. */
export function visitCounts(env: Record<string, string>): Record<string, number> {
  const database = new SqliteDatabase(sqliteFile(env.DATA_DIR ?? ""), { readonly: true });
  try {
    const rows = database.prepare("select * from visit_count").all() as Record<
      string,
      string | number
    >[];
    return Object.fromEntries(
      rows.map(({ kind, name, count }) => [`${kind} ${name}`, Number(count)]),
    );
  } finally {
    database.close();
  }
}

/** As if a server with these settings had counted one visit, today or some days ago. */
export function countVisit(env: Record<string, string>, page: string, daysAgo = 0): void {
  const database = new SqliteDatabase(sqliteFile(env.DATA_DIR ?? ""));
  const add = "insert into visit_count (day, kind, name, count) values (?, 'visit', ?, 1)";
  database.prepare(add).run(dayOf(Date.now() - daysAgo * DAY), page);
  database.close();
}

/** A browser that is driven by a test, as a visitor's is: the rest of it is real. */
export const hideDriver = () =>
  Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false, configurable: true });

/** How many visits are made: enough for two of a hundred to be seen in the long run. */
export const VISITS = process.env.TESTS === "long" ? 250 : 10;

export const PATHS = ["/", "/about-us", "/services", "/blog", "/contact"];
