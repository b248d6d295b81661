import type { Session } from "./sessions.ts";

/** For how long somebody counts as there whose page has not said so again. */
const STAY_MS = 15_000;

/** Who is at what now, by what their pages say every few seconds; in memory, since it is true for seconds only. */
export function createPresence(now: () => number) {
  let there: { what: string; ref: string; who: string; at: number }[] = [];
  /** Notes that somebody is at something, or no longer; returns the names of the others. */
  return (what: string, { ref, who }: Pick<Session, "ref" | "who">, isThere: boolean): string[] => {
    const at = now();
    there = there.filter((one) => one.at > at - STAY_MS && (one.what !== what || one.ref !== ref));
    if (isThere) there.push({ what, ref, who, at });
    return [...new Set(there.filter((one) => one.what === what && one.ref !== ref).map((one) => one.who))];
  };
}
