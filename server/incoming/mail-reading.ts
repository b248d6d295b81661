import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Answer, Task } from "./mail-process.ts";

const USUAL = {
  /** How long one mail may take. */
  longestMs: 30_000,
  heapMegabytes: 256,
};
export type ReadingLimits = typeof USUAL;

const START_MS = 30_000;

/** A mail took more memory or time than any needs. */
export class EndedByMail extends Error {
  override name = "EndedByMail";
}

/** Reads mails in a process of its own, which a hostile one may end: the next is read in another. */
export function createMailReading(limits: Partial<ReadingLimits> = {}) {
  const { longestMs, heapMegabytes } = { ...USUAL, ...limits };
  let child: ChildProcess | undefined;

  function end(): void {
    child?.kill("SIGKILL");
    child = undefined;
  }

  /** Starts the process unless it is there. Where this fails, no mail is to blame. */
  async function start(): Promise<ChildProcess> {
    if (child?.connected) return child;
    end();
    const file = fileURLToPath(new URL("mail-process.ts", import.meta.url));
    const own = fork(file, [String(process.pid)], {
      // The server's settings hold passwords.
      env: {},
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // What failed is told by `next`.
    own.on("error", () => {});
    child = own;
    await next(own, START_MS);
    return own;
  }

  async function next(own: ChildProcess, withinMs: number): Promise<unknown> {
    const over = new AbortController();
    const { signal } = over;
    const ended = once(own, "exit", { signal }).then(([code, by]) => {
      throw new Error(`the process that reads mails has ended (${by ?? code})`);
    });
    const late = wait(withinMs, undefined, { signal }).then(() => {
      throw new Error(`the process that reads mails took longer than ${withinMs / 1000} s`);
    });
    try {
      const [message] = await Promise.race([once(own, "message", { signal }), ended, late]);
      return message;
    } catch (error) {
      end();
      throw error;
    } finally {
      over.abort();
    }
  }

  return {
    start,
    /** Throws `EndedByMail` for a mail that ends the process. One mail at a time. */
    async read(task: Task): Promise<Answer> {
      const own = await start();
      // Where it has gone meanwhile, its end is told.
      own.send(task, () => {});
      const answered = next(own, longestMs) as Promise<Answer>;
      return answered.catch((error: Error) => {
        throw new EndedByMail(error.message);
      });
    },
    end,
  };
}
