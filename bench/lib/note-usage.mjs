// Loaded into every Node process of a measured command: at its end it notes what it used.
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const note = { cpu: (userCPUTime + systemCPUTime) / 1000, resident: maxRSS * 1024 };
    appendFileSync(process.env.BENCH_USAGE ?? "/dev/null", `${JSON.stringify(note)}\n`);
  });
}
