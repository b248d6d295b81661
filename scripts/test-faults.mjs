import { command } from "./lib/command.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { run, step } from "./lib/run.mjs";

await command(async () => {
  await ensureInstalled({ tools: true });
  await step("Faults, in their long form", () =>
    run("vitest", ["run", "tests/server/faults", "--no-file-parallelism"], {
      env: { FAULTS: "long" },
    }),
  );
});
