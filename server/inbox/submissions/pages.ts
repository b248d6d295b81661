import { sql } from "kysely";
import { countRows, type Storage } from "../storage/storage.ts";
import { entriesOf, type Filter, filtered, hasWords } from "./read.ts";

export const SORTS = ["newest", "oldest", "sender", "kind", "owner"] as const;
type Sort = (typeof SORTS)[number];

const COLUMNS = {
  // What was answered is new again.
  newest: [sql`coalesce(answered_at, received_at)`, "desc"],
  oldest: ["received_at", "asc"],
  sender: ["email", "asc"],
  kind: ["kind", "asc"],
  owner: ["owner", "desc"],
} as const;

interface Wanted {
  sort: Sort;
  page: number;
  size: number;
  /** With the sort "newest": what they see to first, then what nobody does, of each the follow-ups first. */
  who?: string;
}

export async function listPage(
  storage: Storage,
  filter: Filter,
  { sort, page, size, who }: Wanted,
) {
  const [column, direction] = COLUMNS[sort];
  const sorted = filtered(storage, filter)
    .selectAll()
    .$if(sort === "newest" && who !== undefined, (query) =>
      query
        .orderBy(sql`case owner when ${who} then 0 when '' then 1 else 2 end`)
        .orderBy(sql`case when follow_up_on is null then 1 else 0 end`),
    )
    .orderBy(column, direction)
    .orderBy("received_at", "desc")
    .orderBy("id", "desc");
  const start = (page - 1) * size;
  if (filter.text === undefined) {
    const found = await sorted.limit(size).offset(start).execute();
    return {
      entries: await entriesOf(storage, found),
      total: await countRows(filtered(storage, filter)),
    };
  }
  // Neither storage finds words as people write them, so they are looked for here.
  const found = (await sorted.execute()).filter((row) => hasWords(row, filter.text));
  return {
    entries: await entriesOf(storage, found.slice(start, start + size)),
    total: found.length,
  };
}
