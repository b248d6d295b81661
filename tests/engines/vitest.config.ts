import { defineConfig } from "vitest/config";

/** Apart from the other tests: these need the built site and a browser. */
export default defineConfig({
  test: { include: ["tests/engines/**/*.test.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
