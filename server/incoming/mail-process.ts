import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { type ReadMail, readHead, readMail } from "./read-mail.ts";

export interface Task {
  mail: Uint8Array;
  /** Says that only its first bytes are here, as it was too large. */
  cutAt?: string | undefined;
  headAlone?: boolean;
}

/** `problem` says why only the headers could be read. */
export type Answer = { read: ReadMail; problem?: string };

/** What Node holds outside its heap is counted here alone. */
const MOST_BYTES = 2 ** 30;

/** A mail may keep this process too busy to hear that the server is gone: a thread looks for that, and for its memory. */
const WATCH = `
  const { server, most } = require("node:worker_threads").workerData;
  setInterval(() => {
    const isFine = process.ppid === server && process.memoryUsage.rss() < most;
    if (!isFine) process.kill(process.pid, "SIGKILL");
  }, 200);`;

async function answerTo({ mail, cutAt, headAlone }: Task): Promise<Answer> {
  if (headAlone) return { read: await readHead(mail) };
  try {
    return { read: await readMail(mail, cutAt) };
  } catch (error) {
    return { read: await readHead(mail), problem: (error as Error).message };
  }
}

/** Where memory runs out, the kernel is to end this process and not the server. Elsewhere than on Linux there is no such file. */
function goFirst(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {}
}

// Both are sent to the server's whole group, and it decides when this one ends.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
const workerData = { server: Number(process.argv[2]), most: MOST_BYTES };
new Worker(WATCH, { eval: true, workerData }).unref();
goFirst();
process.on("message", async (task: Task) => process.send?.(await answerTo(task)));
process.send?.("ready");
