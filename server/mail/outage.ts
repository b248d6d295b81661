import { outageDelay } from "./failure.ts";

export type Outage = ReturnType<typeof createOutage>;

/** Pauses all sending while the mail server is away. Times since the start: the clock on the wall may be put back. */
export function createOutage() {
  let count = 0;
  let pausedUntil = 0;
  return {
    isOn: () => count > 0,
    leftMs: () => pausedUntil - performance.now(),
    /** Pauses anew and returns the milliseconds left. Mails that fail together count as one outage. */
    pause(): number {
      const now = performance.now();
      if (now >= pausedUntil) {
        count++;
        pausedUntil = now + outageDelay(count);
      }
      return Math.ceil(pausedUntil - now);
    },
    /** Returns how many pauses there were. */
    end(): number {
      const pauses = count;
      count = 0;
      pausedUntil = 0;
      return pauses;
    },
  };
}
