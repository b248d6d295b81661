import { newToken } from "../storage/ids.ts";
import { InUseError } from "./restore.ts";
import {
  anyTables,
  chunkOf,
  chunks,
  digestOf,
  isUnused,
  keysOf,
  ROW_KEYS,
  type Row,
  readRows,
  TABLE_NAMES,
  type TableName,
  textOf,
} from "./rows.ts";
import type { Storage } from "../storage/storage.ts";

/** Names an inbox, wherever it is copied to. */
const IDENTITY = "inbox";
/** In a copy that is not complete yet: the name of the inbox it is made from. */
const UNFINISHED = "unfinished-copy-of";

type Counts = Record<TableName, number>;
type Progress = (table: TableName, done: number, total: number) => void;

/** It cannot be moved as it is; the message is a sentence. */
export class MoveError extends Error {
  override name = "MoveError";
}

/**
 * Makes the target hold exactly what the source holds, and compares all of it. Run again after it was stopped half-way
 * it goes on: what is there already stays, what is missing comes, what has gone from the source goes.
 */
export async function copyInbox(source: Storage, target: Storage, progress: Progress): Promise<Counts> {
  if (await readSecret(source, UNFINISHED))
    throw new MoveError("This inbox is an unfinished copy itself. Finish it from where it comes from.");
  const identity = await identityOf(source);
  const unfinished = await readSecret(target, UNFINISHED);
  if (unfinished !== identity) await claim(source, target, identity);
  for (const table of TABLE_NAMES) await copyTable(table, source, target, progress);
  const counts = await compare(source, target);
  if (!counts)
    throw new MoveError(
      "The inbox changed while it was copied: stop the server that uses it, and run the command again.",
    );
  await target.db.deleteFrom("secret").where("name", "=", UNFINISHED).execute();
  return counts;
}

/** Only an unused inbox becomes a copy; one that is this copy already needs nothing more. */
async function claim(source: Storage, target: Storage, identity: string): Promise<void> {
  if (!(await isUnused(target))) {
    if ((await readSecret(target, IDENTITY)) === identity && (await compare(source, target))) return;
    throw new InUseError("The target holds another inbox already. Name an empty one.");
  }
  await target.db.insertInto("secret").values({ name: UNFINISHED, value: identity }).execute();
}

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

const copiedKeys = async (storage: Storage, table: TableName) =>
  (await keysOf(storage, table)).filter((key) => table !== "secret" || key !== UNFINISHED);

async function copyTable(
  table: TableName,
  source: Storage,
  target: Storage,
  progress: Progress,
): Promise<void> {
  const keys = await copiedKeys(source, table);
  const wanted = new Set(keys);
  const there = new Set(await copiedKeys(target, table));
  for (const surplus of chunks([...there].filter((key) => !wanted.has(key))))
    await anyTables(target).deleteFrom(table).where(ROW_KEYS[table], "in", surplus).execute();
  let done = 0;
  for (const chunk of chunks(keys, chunkOf(table))) {
    const known = chunk.filter((key) => there.has(key));
    const same = new Set(known.length > 0 ? (await readRows(target, table, known)).map(textOf) : []);
    const rows = await readRows(source, table, chunk);
    await put(
      target,
      table,
      rows.filter((row) => !same.has(textOf(row))),
    );
    done += chunk.length;
    progress(table, done, keys.length);
  }
}

async function put(target: Storage, table: TableName, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await anyTables(target)
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column(ROW_KEYS[table])
        .doUpdateSet((eb) =>
          Object.fromEntries(Object.keys(first).map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}

/** How many rows of each table both hold; undefined when they differ in anything. */
async function compare(source: Storage, target: Storage): Promise<Counts | undefined> {
  const counts = {} as Counts;
  for (const table of TABLE_NAMES) {
    const keys = await copiedKeys(source, table);
    const copied = await copiedKeys(target, table);
    if (keys.length !== copied.length) return undefined;
    if ((await digestOf(source, table, keys)) !== (await digestOf(target, table, copied))) return undefined;
    counts[table] = keys.length;
  }
  return counts;
}
