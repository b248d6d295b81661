import { spawn } from "node:child_process";
import { ensureDesk } from "./lib/desk.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { endTogether, projectEnv, root } from "./lib/run.mjs";

await ensureInstalled();
await ensureDesk();

const desk = spawn("node", ["desk/main.ts"], { cwd: root, env: projectEnv(), stdio: "inherit" });
endTogether(desk);
desk.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
