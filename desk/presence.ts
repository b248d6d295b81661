import type { Session } from "./sessions.ts";

/** For how long somebody counts as there whose page has not said so again. */
const STAY_MS = 15_000;

/** Who else is at something, and who has taken it over, if anybody: one of them, or oneself. */
export type Others = { others: string[]; takenBy?: string | undefined; hasIt?: boolean };

type Who = Pick<Session, "ref" | "who">;

/** Who is at what now, by what their pages say every few seconds; in memory, since it is true for seconds only. */
export function createPresence(now: () => number) {
  let there: (Who & { what: string; at: number; hasTaken: boolean })[] = [];
  /** Notes that somebody is at something, or no longer; who `takes` it over has it until somebody else does, or leaves. */
  return (what: string, { ref, who }: Who, isThere: boolean, takes = false): Others => {
    const at = now();
    there = there.filter((one) => one.at > at - STAY_MS);
    const before = there.find((one) => one.what === what && one.ref === ref);
    const others = there.filter((one) => one.what === what && one !== before);
    if (takes) for (const one of others) one.hasTaken = false;
    there = there.filter((one) => one !== before);
    const hasIt = takes || before?.hasTaken === true;
    if (isThere) there.push({ what, ref, who, at, hasTaken: hasIt });
    return {
      others: [...new Set(others.map((one) => one.who))],
      takenBy: others.find(({ hasTaken }) => hasTaken)?.who,
      ...(hasIt && { hasIt }),
    };
  };
}

export type Presence = ReturnType<typeof createPresence>;
