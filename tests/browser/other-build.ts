import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { type Server, startServer } from "./server.ts";

/**
 * Builds the fixtures with other settings and serves them. Only one build may run in a checkout at a time, and its
 * folder must be within it.
 */
export async function buildAndServe(
  folder: string,
  settings: Record<string, string>,
): Promise<Server> {
  const astro = path.join(
    createRequire(import.meta.url).resolve("astro/package.json"),
    "../bin/astro.mjs",
  );
  rmSync(folder, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [astro, "build"], {
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: "1",
      NODE_ENV: "production",
      CONTENT_CHECKED: "yes",
      CONTENT_DIR: "tests/fixtures/content",
      BUILD_DIR: folder,
      ...settings,
    },
  });
  return startServer({ BUILD_DIR: folder });
}
