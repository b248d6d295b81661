/** `work` says for how many milliseconds to pause, unless nudged meanwhile, and handles its own errors. */
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
    async stop() {
      isStopping = true;
      pause.abort();
      await running;
    },
  };
}

/** Resolves at once where the signal is aborted; never throws. */
export const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, signal.aborted ? 0 : ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
