import { parseArgs } from "node:util";
import { startServer } from "./intake-server.ts";
import { openPostgres, openSqlite, type RawStorage } from "./intake-storages.ts";

interface IntakeOptions {
  /** Length of each measurement. */
  seconds?: number;
  /** Forms on their way at once. */
  visitors?: number;
  /** Each measurement is made this often, in turns, and the middle one counts: a noisy moment spoils none. */
  rounds?: number;
}

interface IntakeRow {
  storage: string;
  acceptedPerSecond: number;
  /** The same rows (a submission and its two mails) in one transaction each, by the bare driver. */
  rawSubmissionsPerSecond: number;
  /** One row of a submission's size in one transaction each, by the bare driver. */
  rawRowsPerSecond: number;
  /** Accepted against the same rows by hand. */
  ratio: number;
  p50: number;
  p95: number;
  p99: number;
  /** Forms answered with anything but 200. */
  errors: number;
}

const WARM_UP_SECONDS = 3;

interface Measured {
  perSecond: number;
  latencies: number[];
  errors: number;
}

/**
 * How many inquiries a second the server accepts (parsed, validated, stored with their mails, committed to disk,
 * answered) beside what one process commits by hand to a storage of the same kind, with the same tables and the same
 * durability, in the same run. The mail server is away, so that only intake is measured.
 */
async function intake(options: IntakeOptions = {}): Promise<IntakeRow[]> {
  const rows: IntakeRow[] = [];
  for (const open of [openSqlite, openPostgres]) rows.push(await measureStorage(await open(), options));
  return rows;
}

async function measureStorage(raw: RawStorage, options: IntakeOptions): Promise<IntakeRow> {
  const { seconds = 2, visitors = 32, rounds = 5 } = options;
  const server = await startServer(raw.settings, visitors);
  const during = (act: (number: number) => unknown) => keepBusy(act, seconds, visitors);
  /** A server runs for weeks: what counts is its compiled code, which a fresh process does not have yet. */
  const warmUp = (act: (number: number) => unknown) => keepBusy(act, WARM_UP_SECONDS, visitors);
  const bareRows: Measured[] = [];
  const byHand: Measured[] = [];
  const accepted: Measured[] = [];
  try {
    await warmUp(raw.insertSubmission);
    await warmUp((number) => server.submit(`warm-${number}`));
    for (let round = 0; round < rounds; round++) {
      bareRows.push(await during(raw.insertRow));
      byHand.push(await during(raw.insertSubmission));
      accepted.push(await during((number) => server.submit(`${round}-${number}`)));
    }
  } finally {
    await server.stop();
    await raw.close();
  }
  const latencies = accepted.flatMap((one) => one.latencies).sort((a, b) => a - b);
  const percentile = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    storage: raw.name,
    acceptedPerSecond: median(accepted),
    rawSubmissionsPerSecond: median(byHand),
    rawRowsPerSecond: median(bareRows),
    ratio: median(accepted) / median(byHand),
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    errors: accepted.reduce((sum, one) => sum + one.errors, 0),
  };
}

const median = (all: Measured[]) =>
  all.map((one) => one.perSecond).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Keeps all visitors busy for the given time; half a second of it warms up and does not count. */
async function keepBusy(
  act: (number: number) => unknown,
  seconds: number,
  visitors: number,
): Promise<Measured> {
  const latencies: number[] = [];
  const start = performance.now() + 500;
  const end = start + seconds * 1000;
  let next = 0;
  let errors = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      try {
        await act(next++);
        const now = performance.now();
        if (began >= start && now <= end) latencies.push(now - began);
      } catch {
        errors++;
      }
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return { perSecond: latencies.length / seconds, latencies, errors };
}

function printTable(rows: IntakeRow[], visitors: number): void {
  console.log(`Accepted inquiries, ${visitors} visitors at once, each answered after its commit.
By hand: one process, the bare driver, the same tables and durability, one transaction each: a submission with
its two mails, or a single row.\n`);
  console.log(
    "| storage | accepted/s | submissions by hand/s | ratio | single rows by hand/s | p50 ms | p95 ms | p99 ms | errors |",
  );
  console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const row of rows) {
    const cells = [
      row.acceptedPerSecond.toFixed(0),
      row.rawSubmissionsPerSecond.toFixed(0),
      row.ratio.toFixed(2),
      row.rawRowsPerSecond.toFixed(0),
      ...[row.p50, row.p95, row.p99].map((ms) => ms.toFixed(1)),
      row.errors,
    ];
    console.log(`| ${row.storage} | ${cells.join(" | ")} |`);
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "2" },
      visitors: { type: "string", default: "32" },
      json: { type: "boolean" },
    },
  });
  const visitors = Number(values.visitors);
  const rows = await intake({ seconds: Number(values.seconds), visitors });
  if (values.json) console.log(JSON.stringify(rows));
  else printTable(rows, visitors);
  if (rows.some((row) => row.errors > 0)) process.exitCode = 1;
}
