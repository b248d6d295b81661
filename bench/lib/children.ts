import type { ChildProcess } from "node:child_process";

const running = new Map<ChildProcess, number>();

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.once("exit", () => {
  for (const id of running.values()) {
    try {
      process.kill(id);
    } catch {
      // Already gone.
    }
  }
});

/** A run that is broken off takes what it started along; `group` for a child started as the head of its own. */
export function endWithUs(child: ChildProcess, group = false): void {
  if (child.pid === undefined) return;
  running.set(child, group ? -child.pid : child.pid);
  child.once("exit", () => running.delete(child));
}
