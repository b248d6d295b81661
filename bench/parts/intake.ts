import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Part } from "../lib/part.ts";
import { root } from "../lib/paths.ts";
import { progress } from "../lib/progress.ts";
import { atLeast, atMost, count, milliseconds, plain } from "../lib/report.ts";

type Row = {
  storage: string;
  acceptedPerSecond: number;
  /** Absent in a run that compares with single rows only. */
  rawSubmissionsPerSecond?: number;
  rawRowsPerSecond: number;
  ratio: number;
  p50: number;
  p95: number;
  p99: number;
  errors?: number;
};

/** It ends with 1 when a form was not accepted, and still says how many. */
async function measure(): Promise<Row[]> {
  const command = promisify(execFile)(process.execPath, ["bench/intake.ts", "--json"], { cwd: root });
  const { stdout } = await command.catch((error: Error & { stdout: string }) => {
    if (error.stdout) return error;
    throw error;
  });
  return JSON.parse(stdout);
}

/** A process of its own, so that nothing another part left behind is measured too. */
export const intake: Part = {
  title: "Intake of forms",
  async run() {
    progress("intake", "SQLite, then PostgreSQL");
    const rows = await measure();
    return {
      goals: rows.flatMap(({ storage, ratio, errors = 0 }) => [
        atLeast(0.5, {
          what: `${storage}: accepted forms against the same storage written by hand`,
          value: ratio,
          show: plain,
          headline: true,
        }),
        atMost(0, { what: `${storage}: forms not accepted`, value: errors }),
      ]),
      tables: [
        {
          title: "Forms accepted a second, each answered after its commit",
          head: ["Storage", "accepted/s", "by hand/s", "single rows by hand/s", "p50", "p95", "p99"],
          rows: rows.map((row) => [
            row.storage,
            count(row.acceptedPerSecond),
            row.rawSubmissionsPerSecond === undefined ? "–" : count(row.rawSubmissionsPerSecond),
            count(row.rawRowsPerSecond),
            ...[row.p50, row.p95, row.p99].map(milliseconds),
          ]),
        },
      ],
      notes: [],
    };
  },
};
