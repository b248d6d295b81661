import { availableParallelism } from "node:os";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const here = [
  "{bench,brand,contract,desk,scripts,server,site}/**/*.test.{ts,tsx}",
  "tests/{built,content,desk}/**/*.test.ts",
];
const server = ["tests/server/**/*.test.ts"];

/** They put other content, other modules or other forms in place of ours, which the next file would find there. */
const alone = ["tests/content/**/*.test.ts", "tests/server/new-field.test.ts"];
/** Alone as well, and left out of the quick check. */
const long = [
  "site/art/{photograph,render}.test.ts",
  "site/art/cards/card.test.ts",
  "tests/content/{edits,mistakes,new-course,new-record,problems,reading,review-command}.test.ts",
  "tests/desk/**/*.test.ts",
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
      { extends: true, test: { name: "alone", include: alone, exclude: without(long) } },
      { extends: true, test: { name: "long", include: long } },
      // What the others load is loaded once for all that a worker runs: a quarter of the time.
      together("together", here),
      together("server", server),
    ],
  },
});

function together(name: string, include: string[]): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include, exclude: without([...alone, ...long]), isolate: false } };
}

function without(others: string[]): string[] {
  return [...configDefaults.exclude, ...others];
}
