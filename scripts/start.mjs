import { spawn } from "node:child_process";
import { ensureBuilt } from "./lib/build.mjs";
import { command } from "./lib/command.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { endTogether, projectEnv, root } from "./lib/run.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();

  const server = spawn("node", ["server/main.ts"], {
    cwd: root,
    env: projectEnv({ NODE_ENV: "production" }),
    stdio: "inherit",
  });
  // The server closes gracefully by itself; this process only passes the wish on and waits.
  endTogether(server);
  server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
});
