import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import SqliteDatabase from "better-sqlite3";
import pg from "pg";
import { OWN_IDS, SEND_FORM_PATH, SUBMISSION_ID_FIELD } from "../contract/forms.ts";
import { startPostgres } from "../tests/server/harness/postgres.ts";

/**
 * How many inquiries a second the server accepts (validated, stored with their mails, committed to disk, answered)
 * beside how many bare rows a second the same storage commits on the same disk in the same run. The mail server is
 * away, so that only intake is measured.
 */
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "4" }, json: { type: "boolean" } },
});
const SECONDS = Number(values.seconds);
const VISITORS = 32;
const ROUNDS = 2;

interface Measured {
  perSecond: number;
  latencies: number[];
}

interface Bench {
  name: string;
  settings: Record<string, string>;
  /** Commits one row of a submission's size. */
  insertRow: (number: number) => void | Promise<void>;
  close: () => Promise<void>;
}

const MESSAGE =
  "We export fasteners (HS 7318) and castings. What do our buyers need by September 2027? ".repeat(4);
const CREATE = "create table if not exists bare (id text primary key, body text not null)";

const results = [];
for (const open of [openSqlite, openPostgres]) {
  const bench = await open();
  const server = await startServer(bench.settings);
  const raw: Measured[] = [];
  const accepted: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    raw.push(await measure((number) => bench.insertRow(round * 1e9 + number)));
    accepted.push(await measure((number) => server.submit(`${round}-${number}`)));
  }
  await server.stop();
  await bench.close();
  results.push(summarise(bench.name, raw, accepted));
}

if (values.json) console.log(JSON.stringify(results));
else printTable(results);

async function openSqlite(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), "bench-intake-"));
  const database = new SqliteDatabase(join(folder, "bare.sqlite"));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec(CREATE);
  const insert = database.prepare("insert into bare values (?, ?)");
  return {
    name: "SQLite",
    settings: { DATA_DIR: folder },
    insertRow: (number) => {
      insert.run(String(number), MESSAGE);
    },
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openPostgres(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), "bench-intake-"));
  const server = await startPostgres({ durable: true });
  const url = await server.newDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(CREATE);
  return {
    name: "PostgreSQL",
    settings: { DATA_DIR: folder, DATABASE_URL: url },
    insertRow: async (number) => {
      await pool.query("insert into bare values ($1, $2)", [String(number), MESSAGE]);
    },
    close: async () => {
      await pool.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "silent",
      SMTP_URL: "smtp://127.0.0.1:9",
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_GLOBAL_PER_MINUTE: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<URL>((resolve, reject) => {
    let text = "";
    child.once("exit", () => reject(new Error("The server did not start.")));
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const found = /^ {2}(http:\/\/\S+)$/m.exec(text)?.[1];
      if (found) resolve(new URL(found));
    });
  });
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  return {
    submit: (number: string) => submit(address, agent, number),
    stop: () =>
      new Promise<void>((resolve) => {
        agent.destroy();
        child.removeAllListeners("exit").once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

function submit(address: URL, agent: Agent, number: string): Promise<void> {
  const body = new URLSearchParams({
    name: "Asha Rao",
    email: `visitor-${number}@steelworks.example`,
    company: "Steelworks",
    service: "cbam-consultancy",
    message: MESSAGE,
    [SUBMISSION_ID_FIELD]: `bench-intake-${number}`,
    user_id: OWN_IDS.publicKey,
    service_id: OWN_IDS.serviceId,
    template_id: OWN_IDS.contactTemplateId,
  }).toString();
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
    };
    const sent = request(
      { agent, host: address.hostname, port: address.port, path: SEND_FORM_PATH, method: "POST", headers },
      (answer) => {
        answer.resume();
        answer.once("end", () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`Answered ${answer.statusCode}`)),
        );
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Keeps all visitors busy for the given time; half a second of it warms up and does not count. */
async function measure(act: (number: number) => void | Promise<void>): Promise<Measured> {
  const latencies: number[] = [];
  const start = performance.now() + 500;
  const end = start + SECONDS * 1000;
  let next = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await act(next++);
      const now = performance.now();
      if (began >= start && now <= end) latencies.push(now - began);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return { perSecond: latencies.length / SECONDS, latencies };
}

function summarise(storage: string, raw: Measured[], accepted: Measured[]) {
  const mean = (all: Measured[]) => all.reduce((sum, one) => sum + one.perSecond, 0) / all.length;
  const latencies = accepted.flatMap((one) => one.latencies).sort((a, b) => a - b);
  const percentile = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return {
    storage,
    acceptedPerSecond: mean(accepted),
    rawRowsPerSecond: mean(raw),
    ratio: mean(accepted) / mean(raw),
    p50: percentile(0.5) ?? 0,
    p95: percentile(0.95) ?? 0,
    p99: percentile(0.99) ?? 0,
  };
}

function printTable(rows: ReturnType<typeof summarise>[]): void {
  console.log(`Accepted inquiries, ${VISITORS} visitors at once, each answered after its commit\n`);
  console.log("| storage | accepted/s | bare rows/s | ratio | p50 ms | p95 ms | p99 ms |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const row of rows) {
    const cells = [
      row.acceptedPerSecond.toFixed(0),
      row.rawRowsPerSecond.toFixed(0),
      row.ratio.toFixed(2),
      ...[row.p50, row.p95, row.p99].map((ms) => ms.toFixed(1)),
    ];
    console.log(`| ${row.storage} | ${cells.join(" | ")} |`);
  }
}
