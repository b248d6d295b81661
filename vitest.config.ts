import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{bench,brand,contract,desk,scripts,server,site}/**/*.test.{ts,tsx}",
      "tests/{built,content,desk,server}/**/*.test.ts",
    ],
    // Product tests run on the fixtures, so that no word, price or person of the firm can break them.
    env: { CONTENT_DIR: "tests/fixtures/content", BUILD_DIR: "build/fixtures/client" },
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The server tests spend most of their time waiting for servers, mail and clocks.
    maxWorkers: Math.max(4, availableParallelism()),
  },
});
