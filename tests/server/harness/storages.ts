import { afterAll, beforeAll, describe, vi } from "vitest";
import { temporaryFolder } from "./folders.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

/** Generous, since databases and processes start slowly on a busy machine; nothing here waits for a time. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

/** Settings of a fresh, empty storage. */
type NewStorage = () => Promise<Record<string, string>>;

/** Runs the same tests on SQLite and on a real PostgreSQL. */
export function describeOnBothStorages(name: string, tests: (newStorage: NewStorage) => void): void {
  describe(`${name}, on SQLite`, () => {
    tests(async () => ({ DATA_DIR: temporaryFolder() }));
  });
  describe(`${name}, on PostgreSQL`, () => {
    const server = withPostgres();
    tests(async () => ({ DATA_DIR: temporaryFolder(), DATABASE_URL: await server().newDatabase() }));
  });
}

/** A PostgreSQL server for the tests of the surrounding block. */
export function withPostgres(): () => Postgres {
  let server: Postgres | undefined;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server?.stop();
  });
  return () => {
    if (!server) throw new Error("PostgreSQL is not running.");
    return server;
  };
}
