import { open, realpath, rename, rm, stat } from "node:fs/promises";
import { Refused } from "./command.ts";

/**
 * Writes a file that only its owner can read; `make` gets the path of an empty file to fill. If it fails, a file that
 * was there before stays as it is, and nobody gets more rights than that file gave.
 */
export async function makePrivateFile<Made>(path: string, make: (part: string) => Promise<Made>) {
  const target = await realpath(path).catch(() => path);
  const existing = await stat(target).catch(() => undefined);
  if (existing && !existing.isFile()) throw new Refused(`${path} is not an ordinary file.`);
  const part = `${target}.${process.pid}.part`;
  const file = await open(part, "wx", 0o600);
  try {
    const made = await make(part);
    await file.chmod((existing?.mode ?? 0o600) & 0o600);
    await file.sync();
    await rename(part, target);
    return made;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Like `makePrivateFile`, for text or bytes that are written piece by piece. */
export const writePrivateFile = (
  path: string,
  write: (append: (part: string | Buffer) => Promise<void>) => Promise<void>,
) =>
  makePrivateFile(path, async (part) => {
    await using file = await open(part, "a");
    await write((bytes) => file.appendFile(bytes));
  });
