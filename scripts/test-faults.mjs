import { ensureInstalled } from "./lib/install.mjs";
import { run, step } from "./lib/run.mjs";

await ensureInstalled();
await step("Faults, in their long form", () =>
  run("vitest", ["run", "tests/server/faults", "--no-file-parallelism"], { env: { FAULTS: "long" } }),
);
