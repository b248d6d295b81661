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

/** Counts in memory and writes every few seconds; a write that fails is made up for by the next. */
export function createCounter(
  storage: Storage,
  onError: (err: unknown, what: string) => void,
  everyMs = EVERY_MS,
) {
  let waiting = new Map<string, number>();
  const days = createDays(storage);
  const timesAsked = createSearches();
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
    await days
      .see(dayOf(now), visitor)
      .catch((err: unknown) =>
        onError(err, "the storage does not answer, so a visitor is not counted"),
      );
  }

  /** What one person alone looked for may be about them, so it is not kept before others did too. */
  function search(words: string, now = Date.now()): void {
    const times = timesAsked(words);
    if (times < FEWEST_SEARCHES) return;
    count("search", words, now, times === FEWEST_SEARCHES ? times : 1);
  }

  async function write(now: number): Promise<void> {
    const batch = waiting;
    waiting = new Map();
    let joins = new Map<string, Join>();
    try {
      joins = await days.takeNew();
      const counts = [...batch].map(([key, count]) => countOf(key, count));
      if (counts.length + joins.size > 0) await addCounts(storage, counts, joins);
    } catch (err) {
      for (const [key, count] of batch) add(key, count);
      days.giveBack(joins);
      onError(err, "visits could not be stored; it is tried again");
      return;
    }
    if (today === dayOf(now)) return;
    await forgetDays(storage);
    today = dayOf(now);
    days.forgetBefore(today);
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

function countOf(key: string, count: number) {
  const [day = "", kind, name = ""] = key.split("\n");
  return { day, kind: kind as VisitKind, name, count };
}

/** The visitors of a day, and whether there are any that are not stored yet. */
type Seen = { visitors: ReturnType<typeof createVisitors>; isNew: boolean };

function createDays(storage: Storage) {
  const days = new Map<string, Promise<Seen>>();

  async function open(day: string): Promise<Seen> {
    return { visitors: createVisitors(await saltOf(storage, day)), isNew: false };
  }

  return {
    /** Throws while the storage does not tell how to count this day. */
    async see(day: string, visitor: string): Promise<void> {
      const known = days.get(day) ?? open(day);
      days.set(day, known);
      try {
        const seen = await known;
        seen.isNew = seen.visitors.add(visitor) || seen.isNew;
      } catch (error) {
        days.delete(day);
        throw error;
      }
    },
    /** What is to be stored; `giveBack` takes it back where that fails. */
    async takeNew(): Promise<Map<string, Join>> {
      const known = [...days].map(async ([day, seen]) => ({ day, seen: await seen }));
      const fresh = (await Promise.all(known)).filter(({ seen }) => seen.isNew);
      for (const { seen } of fresh) seen.isNew = false;
      return new Map(fresh.map(({ day, seen }) => [day, seen.visitors.join]));
    },
    giveBack(joins: ReadonlyMap<string, Join>): void {
      for (const day of joins.keys())
        void days.get(day)?.then((seen) => {
          seen.isNew = true;
        });
    },
    forgetBefore(today: string): void {
      for (const day of days.keys()) if (day < today) days.delete(day);
    },
  };
}

/** Returns how often these words were asked for; those that were asked for the longest ago are forgotten. */
function createSearches() {
  const searches = new Map<string, number>();
  return (words: string): number => {
    const times = (searches.get(words) ?? 0) + 1;
    searches.delete(words);
    searches.set(words, times);
    const [oldest = ""] = searches.keys();
    if (searches.size > MOST_WORDS) searches.delete(oldest);
    return times;
  };
}
