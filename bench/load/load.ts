import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type LoadJob = {
  port: number;
  address: string;
  connections: number;
  /** Ends after this time, or after this number of requests. */
  seconds?: number;
  requests?: number;
};

export type LoadResult = {
  done: number;
  errors: number;
  /** Milliseconds. */
  wall: number;
  /** Share of one core the generator used: near 1 it was the limit, not the server. */
  busy: number;
  p50: number;
  p95: number;
  p99: number;
  longest: number;
};

const generator = fileURLToPath(new URL("./generator.ts", import.meta.url));

export function load(job: LoadJob): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(generator);
    let result: LoadResult | undefined;
    child.once("message", (message: LoadResult) => {
      result = message;
    });
    child.once("error", reject);
    child.once("exit", (code) =>
      result ? resolve(result) : reject(new Error(`The generator left with ${code}.`)),
    );
    child.send(job);
  });
}

/** Seconds of processor time a process has used, all its threads together; undefined where the system does not tell. */
export function cpuSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    // Fields 14 and 15 of proc(5), counted from after the name; Linux reports them in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

export function residentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}
