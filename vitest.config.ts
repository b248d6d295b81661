import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{bench,site,server,contract,scripts}/**/*.test.ts", "tests/{built,server}/**/*.test.ts"],
    testTimeout: 20_000,
    // The server tests spend most of their time waiting for servers, mail and clocks.
    maxWorkers: Math.max(4, availableParallelism()),
  },
});
