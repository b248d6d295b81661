import { readFileSync, writeFileSync } from "node:fs";

/**
 * Writes this process into a lock file. "held": another running process has it, and nothing was changed; "left": one
 * that is no longer running did, and it is ours now.
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

/** An empty file names nobody: its writer may be about to. */
function isRunning(pid) {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
