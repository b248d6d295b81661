import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

const all = [
  "{bench,brand,contract,desk,scripts,server,site}/**/*.test.{ts,tsx}",
  "tests/{built,content,desk,server}/**/*.test.ts",
];

/** They put other content, other modules or other forms in place of ours, which the next file would find there. */
const alone = [
  "site/art/{photograph,render}.test.ts",
  "site/art/cards/card.test.ts",
  "tests/{content,desk}/**/*.test.ts",
  "tests/server/new-field.test.ts",
];

export default defineConfig({
  test: {
    // Product tests run on the fixtures, so that no word, price or person of the firm can break them.
    env: { CONTENT_DIR: "tests/fixtures/content", BUILD_DIR: "build/fixtures/client" },
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The server tests spend most of their time waiting for servers, mail and clocks.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      { extends: true, test: { name: "alone", include: alone } },
      {
        extends: true,
        // What the others load is loaded once for all that a worker runs: a quarter of the time.
        test: {
          name: "together",
          include: all,
          exclude: [...configDefaults.exclude, ...alone],
          isolate: false,
        },
      },
    ],
  },
});
