import { dayOf } from "../../contract/indian-time.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import {
  addCounts,
  forgetDays,
  type Join,
  OTHERS,
  saltOf,
  type VisitKind,
} from "../inbox/visits.ts";
import { createVisitors } from "./visitors.ts";

/** How often counts are written: a kill loses what came since. */
const EVERY_MS = 5_000;
/** Names that wait to be written; while the storage is away, more are counted together. */
const MOST_WAITING = 5_000;
const FEWEST_SEARCHES = 3;
const MOST_WORDS = 1_000;

export type Counter = ReturnType<typeof createCounter>;

export function createCounter(
  storage: Storage,
  onError: (err: unknown, what: string) => void,
  everyMs = EVERY_MS,
) {
  let waiting = new Map<string, number>();
  /** The visitors of a day, and whether there are any that are not stored yet. */
  const days = new Map<
    string,
    Promise<{ visitors: ReturnType<typeof createVisitors>; isNew: boolean }>
  >();
  const searches = new Map<string, number>();
  let today = "";
  let writing = Promise.resolve();

  function add(key: string, count: number): void {
    const [day, kind] = key.split("\n");
    const known =
      waiting.has(key) || waiting.size < MOST_WAITING ? key : `${day}\n${kind}\n${OTHERS}`;
    waiting.set(known, (waiting.get(known) ?? 0) + count);
  }

  const count = (kind: VisitKind, name: string, now = Date.now(), times = 1) =>
    add(`${dayOf(now)}\n${kind}\n${name}`, times);

  async function see(visitor: string, now = Date.now()): Promise<void> {
    const day = dayOf(now);
    const known =
      days.get(day) ??
      saltOf(storage, day).then((salt) => ({ visitors: createVisitors(salt), isNew: false }));
    days.set(day, known);
    try {
      const found = await known;
      found.isNew = found.visitors.add(visitor) || found.isNew;
    } catch (err) {
      days.delete(day);
      onError(err, "the storage does not answer, so a visitor is not counted");
    }
  }

  /** What one person alone looked for may be about them, so it is not kept before others did too. */
  function search(words: string, now = Date.now()): void {
    const times = (searches.get(words) ?? 0) + 1;
    searches.delete(words);
    searches.set(words, times);
    const [oldest = ""] = searches.keys();
    if (searches.size > MOST_WORDS) searches.delete(oldest);
    if (times >= FEWEST_SEARCHES)
      count("search", words, now, times === FEWEST_SEARCHES ? times : 1);
  }

  async function write(now: number): Promise<void> {
    const batch = waiting;
    waiting = new Map();
    const joins = new Map<string, Join>();
    try {
      for (const [day, known] of days) {
        const found = await known;
        if (found.isNew) joins.set(day, found.visitors.join);
        found.isNew = false;
      }
      const counts = [...batch].map(([key, count]) => {
        const [day = "", kind, name = ""] = key.split("\n");
        return { day, kind: kind as VisitKind, name, count };
      });
      if (counts.length + joins.size > 0) await addCounts(storage, counts, joins);
    } catch (err) {
      for (const [key, count] of batch) add(key, count);
      for (const day of joins.keys())
        void days.get(day)?.then((found) => Object.assign(found, { isNew: true }));
      onError(err, "visits could not be stored; it is tried again");
      return;
    }
    if (today === dayOf(now)) return;
    await forgetDays(storage);
    today = dayOf(now);
    for (const day of days.keys()) if (day < today) days.delete(day);
  }

  function flush(now = Date.now()): Promise<void> {
    writing = writing
      .then(() => write(now))
      .catch((err: unknown) => onError(err, "days that are over could not be forgotten"));
    return writing;
  }

  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    count,
    see,
    search,
    flush,
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
