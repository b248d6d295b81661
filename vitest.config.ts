import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{bench,site,server,contract,scripts}/**/*.test.ts", "tests/{built,server}/**/*.test.ts"],
    testTimeout: 20_000,
  },
});
