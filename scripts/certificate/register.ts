import { open, readFile, rm } from "node:fs/promises";
import { NotFound, Refused } from "../../server/cli/command.ts";
import type { Certificate } from "../../site/certificates/code.ts";
import { placesOf } from "./places.ts";

/** A certificate as it was issued; one a line, oldest first. */
export type Entry = Certificate & { slug: string; run: string; keyId: string; code: string };

export async function readRegister(env: NodeJS.ProcessEnv): Promise<Entry[]> {
  const { register } = placesOf(env);
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

/** Nobody else writes meanwhile, so that no number is given twice. */
export async function holdingRegister<Result>(
  env: NodeJS.ProcessEnv,
  work: (register: { entries: Entry[]; append: (entry: Entry) => Promise<void> }) => Promise<Result>,
): Promise<Result> {
  const { register } = placesOf(env);
  await readRegister(env);
  const release = await lock(`${register}.lock`);
  try {
    return await work({ entries: await readRegister(env), append: (entry) => append(register, entry) });
  } finally {
    await release();
  }
}

/** The next number of a year: 2026-0001. */
export function nextNumber(entries: Entry[], day: string): string {
  const year = day.slice(0, 4);
  const last = entries
    .filter(({ number }) => number.startsWith(`${year}-`))
    .reduce((highest, { number }) => Math.max(highest, Number(number.slice(5))), 0);
  return `${year}-${String(last + 1).padStart(4, "0")}`;
}

/** On the disk before the certificate leaves the house. */
async function append(place: string, entry: Entry): Promise<void> {
  const file = await open(place, "a", 0o600);
  try {
    await file.appendFile(`${JSON.stringify(entry)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function lock(place: string): Promise<() => Promise<void>> {
  const file = await open(place, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    throw new Refused(
      `Somebody else is issuing certificates at this moment. If nobody is, delete ${place} and try again.`,
    );
  });
  await file.close();
  return () => rm(place, { force: true });
}
