import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { writeSite } from "./folders.ts";

declare module "vitest" {
  interface ProvidedContext {
    site: string;
  }
}

/** One site for all tests that only read it: written anew, it cost each of hundreds sixty files. */
export default function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "forms-site-"));
  provide("site", writeSite(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
