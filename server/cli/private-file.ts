import { existsSync } from "node:fs";
import { open, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Refused } from "./command.ts";

/** If `make` fails, a file that was there stays as it is; nobody gets more rights than that file gave. */
export async function makePrivateFile<Made>(path: string, make: (part: string) => Promise<Made>) {
  const target = await realpath(path).catch(() => path);
  const existing = await stat(target).catch(() => undefined);
  if (existing && !existing.isFile()) throw new Refused(`${path} is not an ordinary file.`);
  const folder = dirname(target);
  if (!existsSync(folder))
    throw new Refused(`There is no folder ${folder}. Make it first; nothing was written.`);
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

export const writePrivateFile = (
  path: string,
  write: (append: (part: string | Buffer) => Promise<void>) => Promise<void>,
) =>
  makePrivateFile(path, async (part) => {
    await using file = await open(part, "a");
    await write((bytes) => file.appendFile(bytes));
  });
