import { availableParallelism } from "node:os";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const units = [
  "{bench,brand,contract,desk,scripts,server,site}/**/*.test.{ts,tsx}",
  "tests/{built,content}/**/*.test.ts",
];
const server = ["tests/{desk,server}/**/*.test.ts"];

/** They cache the content, add fields or replace a module for their whole process, where the next file would find it. */
const alone = [
  "tests/content/content-cache.test.ts",
  "tests/desk/at-once.test.ts",
  "tests/server/new-field.test.ts",
];
/** The same, with PostgreSQL. */
const aloneWithPostgres = ["tests/desk/certificates.test.ts"];
/** Left out of the quick check. */
const long = [
  "site/art/{photograph,render}.test.ts",
  "site/outputs/cards/card.test.ts",
  "tests/content/{edits,mistakes,new-training,problems,reading,review-command}.test.ts",
];

/** Ten minutes, for `npm run test:faults`. */
const year = process.env.FAULTS === "long" ? [] : ["tests/server/faults/year.test.ts"];

/** A second build of the whole site, for `npm run test:long`. */
const longest = ["tests/built/content-later.test.ts"];

const postgres = { globalSetup: "tests/server/harness/shared-postgres.ts" };

export default defineConfig({
  test: {
    // Product tests run on the fixtures, so that no word, price or person of the firm can break them.
    env: {
      CONTENT_DIR: "tests/fixtures/content",
      BUILD_DIR: "build/fixtures/client",
      ENV_FILE: "none",
    },
    setupFiles: "tests/leave-nothing.ts",
    globalSetup: "tests/server/harness/shared-site.ts",
    // A busy machine is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Files share a process: in another order each run, none can depend on what one before it has left.
    sequence: { shuffle: { files: true } },
    // The server tests spend most of their time waiting for servers, mail and clocks.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      { extends: true, test: { name: "alone", include: alone } },
      together("quick", units, [...alone, ...long, ...longest]),
      together("long", process.env.TESTS === "long" ? [...long, ...longest] : long),
      { extends: true, test: { name: "alone-server", include: aloneWithPostgres, ...postgres } },
      together("server", server, [...alone, ...aloneWithPostgres, ...year], postgres),
    ],
  },
});

/** What one file has loaded is there for the next: a quarter of the time. */
function together(
  name: string,
  include: string[],
  others: string[] = [],
  more: TestProjectInlineConfiguration["test"] = {},
): TestProjectInlineConfiguration {
  const exclude = [...configDefaults.exclude, ...others];
  return {
    extends: true,
    test: { name, include, exclude, isolate: false, ...more },
  };
}
