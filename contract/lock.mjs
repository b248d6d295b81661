import { readFileSync, writeFileSync } from "node:fs";

/** Writes this process into a lock file. “held”: a running process has it; “left”: one that ended left it, and it is ours. */
export function takeLock(file) {
  const owner = `${process.pid} ${startOf(process.pid)}\n`;
  try {
    // Flushed, or a machine that loses its power leaves an empty file.
    writeFileSync(file, owner, { flag: "wx", mode: 0o600, flush: true });
    return "free";
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const [pid, start] = readFileSync(file, "utf8").split(/\s/);
  if (isRunning(Number(pid), start)) return "held";
  writeFileSync(file, owner, { flush: true });
  return "left";
}

/** `start` tells it from a later process of that id; 0, of a file still empty, counts as running. */
export function isRunning(pid, start = "") {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Nobody else reads a lock of ours, so that another user's process is not the one that took it.
    return error.code === "EPERM" && !start;
  }
  return !start || [start, ""].includes(startOf(pid));
}

/** When a process began, in ticks since the machine was started; "" where the system does not tell. */
export function startOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ")[19];
  } catch {
    return "";
  }
}
