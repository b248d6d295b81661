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

/** A mail may keep this process busy for ever, so that it never hears that the server is gone: a thread looks. */
const LOOK_FOR_SERVER = `
  const server = require("node:worker_threads").workerData;
  setInterval(() => process.ppid === server || process.kill(process.pid, "SIGKILL"), 1000);`;

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
new Worker(LOOK_FOR_SERVER, { eval: true, workerData: Number(process.argv[2]) }).unref();
goFirst();
process.on("message", async (task: Task) => process.send?.(await answerTo(task)));
process.send?.("ready");
