import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openStorage } from "../../../server/inbox/storage/open.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The url of PostgreSQL, and the name of a database in it that has all tables and no rows. */
    postgres: { url: string; template: string };
  }
}

/** One PostgreSQL for all tests that only need a database of their own in it, which is copied from the template. */
export default async function setup({ provide }: TestProject) {
  const server = await startPostgres();
  const databaseUrl = await server.newDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "forms-"));
  await (await openStorage({ dataDir, databaseUrl })).close();
  rmSync(dataDir, { recursive: true });
  provide("postgres", { url: server.url, template: new URL(databaseUrl).pathname.slice(1) });
  return () => server.stop();
}
