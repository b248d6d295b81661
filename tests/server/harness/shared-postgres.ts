import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: string;
  }
}

/** One PostgreSQL for all tests that only need a database of their own in it. */
export default async function setup({ provide }: TestProject) {
  const server = await startPostgres();
  provide("postgres", server.address);
  return () => server.stop();
}
