import { afterAll, beforeAll, describe, inject } from "vitest";
import { temporaryFolder } from "./folders.ts";
import { newDatabaseAt, type Postgres, startPostgres } from "./postgres.ts";

/** Settings of a fresh, empty storage. */
type NewStorage = () => Promise<Record<string, string>>;

/** Runs the same tests on SQLite and on a real PostgreSQL. */
export function describeOnBothStorages(
  name: string,
  tests: (newStorage: NewStorage) => void,
): void {
  describeOnSqlite(name, tests);
  describe(`${name}, on PostgreSQL`, () => {
    tests(async () => ({ DATA_DIR: temporaryFolder(), DATABASE_URL: await newDatabase() }));
  });
}

export function describeOnSqlite(name: string, tests: (newStorage: NewStorage) => void): void {
  describe(`${name}, on SQLite`, () => {
    tests(async () => ({ DATA_DIR: temporaryFolder() }));
  });
}

/** The url of a database without rows, on the PostgreSQL that all tests share. */
export function newDatabase(): Promise<string> {
  const { url, template } = inject("postgres");
  return newDatabaseAt(url, template);
}

/** The same without tables. */
export const newEmptyDatabase = () => newDatabaseAt(inject("postgres").url);

/** A PostgreSQL server of its own for the tests of the surrounding block, which may crash it. */
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
