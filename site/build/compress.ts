import { mkdir, readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { constants } from "node:zlib";
import type { Task } from "./compress-worker.ts";

const compressible = /\.(html|css|js|svg|xml|txt|json|ics|rss|atom|webmanifest)$/;

/** From this many pages on, a twentieth more bytes of each is worth a tenth of the time. Scripts stay few. */
const MANY_PAGES = 500;
const few = /\.(js|svg)$/;
const QUICK = 9;

/**
 * Writes a .br and a .gz beside every text file, so that no server has to compress while a visitor waits. Other
 * threads do it while the build goes on, and what did not change since the last build into this folder is taken from
 * there. A build that no visitor sees sets COMPRESSION=quick.
 */
export async function startCompressing(folder: string, pages: number, cache = cacheOf(folder)) {
  await mkdir(cache, { recursive: true });
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(path.resolve("site/build/compress-worker.ts"), { workerData: cache }),
  );
  const added = new Set<string>();
  const kept = new Set<string>();
  const all = Promise.withResolvers<void>();
  let open = 0;
  let isComplete = false;

  function settle() {
    if (isComplete && open === 0) all.resolve();
  }
  for (const worker of workers) {
    worker.on("error", all.reject);
    worker.on("message", (names: string[]) => {
      for (const name of names) kept.add(name);
      open -= 1;
      settle();
    });
  }

  /** For a file that has its final content. */
  function add(name: string): void {
    const isQuick = process.env.COMPRESSION === "quick" || (pages >= MANY_PAGES && !few.test(name));
    const task: Task = {
      file: path.join(folder, name),
      quality: isQuick ? QUICK : constants.BROTLI_MAX_QUALITY,
    };
    workers[added.size % workers.length]?.postMessage(task);
    added.add(name);
    open += 1;
  }

  /** Does all that is left and forgets what no file needs any more. */
  async function finish(): Promise<void> {
    const files = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
    for (const name of files) if (!added.has(name)) add(name);
    isComplete = true;
    settle();
    try {
      await all.promise;
    } finally {
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
    for (const file of await readdir(cache)) if (!kept.has(file)) await rm(path.join(cache, file));
  }

  return { add, finish };
}

/** Builds of other content or settings have one of their own: each forgets what it does not need. */
function cacheOf(folder: string): string {
  return path.resolve(".cache/compressed", path.relative("", folder).replaceAll(path.sep, "-"));
}
