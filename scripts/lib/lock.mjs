import { readFileSync, writeFileSync } from "node:fs";

/**
 * Writes the id of this process into a lock file. "held": a running process has the lock, and nothing was changed;
 * "left": a process that no longer runs left the lock, and it is ours now.
 */
export function takeLock(file) {
  const owner = `${process.pid}\n`;
  try {
    writeFileSync(file, owner, { flag: "wx", mode: 0o600 });
    return "free";
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (isRunning(Number(readFileSync(file, "utf8")))) return "held";
  writeFileSync(file, owner);
  return "left";
}

/** 0, from an empty file, counts as running: a process may be about to write its id. */
export function isRunning(pid) {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
