import { Worker } from "node:worker_threads";
import type { ReadMail } from "./read-mail.ts";

const LONGEST_MS = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Reads a mail in a thread of its own: whoever writes one that takes all memory or never ends stops this thread alone,
 * and the pages of the site are answered meanwhile.
 */
export async function readApart(mail: Uint8Array, cutAt?: string): Promise<ReadMail> {
  const file = new URL("./read-mail.ts", import.meta.url);
  const worker = new Worker(file, { workerData: { mail, cutAt }, resourceLimits });
  const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
  return new Promise<ReadMail>((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
    worker.once("exit", () => reject(new Error("reading it took too long, or ended without a result")));
  }).finally(() => clearTimeout(timer));
}
