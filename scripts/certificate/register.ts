import { appendFile, readFile, rm } from "node:fs/promises";
import { takeLock } from "../../contract/lock.mjs";
import { NotFound, Refused } from "../../server/cli/command.ts";
import type { Certificate } from "../../site/certificates/code.ts";
import { pathsOf } from "./paths.ts";

/** A line of the register: a certificate as it was issued. The oldest is first. */
export type Entry = Certificate & { slug: string; run: string; keyId: string; code: string };

export async function readRegister(env: NodeJS.ProcessEnv): Promise<Entry[]> {
  const { register } = pathsOf(env);
  const text = await readFile(register, "utf8").catch(() => {
    throw new NotFound(
      `There is no register at ${register}. Restore it from your copy: without it numbers would be given twice.`,
    );
  });
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

type Register = {
  entries: Entry[];
  append: (entries: Entry[]) => Promise<void>;
  /** Whether the last command ended before it was done. */
  isInterrupted: boolean;
};

type Work<Result> = (register: Register) => Promise<Result>;

/** Runs the work while no other command can write the register, and ignores stop signals until it is done. */
export async function withRegisterLock<Result>(env: NodeJS.ProcessEnv, work: Work<Result>): Promise<Result> {
  // Set before the lock is taken: a command that is stopped right after would leave its lock behind.
  for (const signal of STOPS) process.on(signal, ignoreSignal);
  try {
    return await whileLocked(env, work);
  } finally {
    for (const signal of STOPS) process.off(signal, ignoreSignal);
  }
}

async function whileLocked<Result>(env: NodeJS.ProcessEnv, work: Work<Result>): Promise<Result> {
  const { register } = pathsOf(env);
  await readRegister(env);
  const lock = `${register}.lock`;
  const found = takeLock(lock);
  if (found === "held")
    throw new Refused(
      `Somebody else is issuing certificates at this moment. If nobody is, delete ${lock} and try again.`,
    );
  let isUnderWay = false;
  try {
    const result = await work({
      entries: await readRegister(env),
      append: (more) => {
        isUnderWay = true;
        return append(register, more);
      },
      isInterrupted: found === "left",
    });
    isUnderWay = false;
    return result;
  } finally {
    // The lock of a command that failed half-way stays: the next one knows by it that files may be missing.
    if (!isUnderWay) await rm(lock, { force: true });
  }
}

const STOPS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const ignoreSignal = () => {};

/** The number after the highest one in the year of the day: 2026-0001. */
export function nextNumber(entries: Entry[], day: string): string {
  const year = day.slice(0, 4);
  const last = entries
    .filter(({ number }) => number.startsWith(`${year}-`))
    .reduce((highest, { number }) => Math.max(highest, Number(number.slice(5))), 0);
  return `${year}-${String(last + 1).padStart(4, "0")}`;
}

/** Writes all entries of a command at once, and waits until they are on the disk. */
function append(path: string, entries: Entry[]): Promise<void> {
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`);
  return appendFile(path, lines.join(""), { mode: 0o600, flush: true });
}
