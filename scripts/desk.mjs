import { spawn } from "node:child_process";
import { command } from "./lib/command.mjs";
import { ensureDesk } from "./lib/desk.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { endTogether, projectEnv, root } from "./lib/run.mjs";

await command(async () => {
  await ensureInstalled();
  await ensureDesk();

  const desk = spawn("node", ["desk/main.ts"], { cwd: root, env: projectEnv(), stdio: "inherit" });
  endTogether(desk);
  desk.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
});
