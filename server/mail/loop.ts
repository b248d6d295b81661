/**
 * Does work again and again until it is stopped: as many milliseconds after it ended as it says, or at once when it was
 * nudged meanwhile. The work handles its own errors.
 */
export function createLoop(work: () => Promise<number>) {
  let pause = new AbortController();
  let isStopping = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!isStopping) {
      pause = new AbortController();
      const pauseMs = await work();
      await wait(pauseMs, pause.signal);
    }
  }

  return {
    isStopping: () => isStopping,
    start() {
      running ??= run();
    },
    nudge: () => pause.abort(),
    /** Waits for the work that is under way. */
    async stop() {
      isStopping = true;
      pause.abort();
      await running;
    },
  };
}

/** Waits so long, or until the signal says not to. */
export const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, signal.aborted ? 0 : ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
