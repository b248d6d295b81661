import { spawn } from "node:child_process";
import path from "node:path";
import { projectEnv, root } from "../../contract/project.mjs";

/** Ends a build that was started ahead and is not used: it takes about 900 MB. */
const WAITS_MS = 5 * 60_000;

/** Builds the site in `folder` with scripts/build.mjs; `prepare` starts the part that does not depend on the content. */
export function createBuilder(folder: string) {
  let waiting: ReturnType<typeof start> | undefined;
  return {
    prepare(): void {
      if (waiting) return;
      const own = start(folder);
      waiting = own;
      void own.ended.then(() => {
        if (waiting === own) waiting = undefined;
      });
    },
    async build(content: string, isChecked: boolean) {
      const { timer, child, ended } = waiting ?? start(folder);
      waiting = undefined;
      clearTimeout(timer);
      child.stdin.end(JSON.stringify({ content, isChecked }));
      return ended;
    },
    close: () => void waiting?.child.stdin.end(),
  };
}

/** A build that waits for its content. Without any, it ends. */
function start(folder: string) {
  const args = ["scripts/build.mjs", path.relative(root, folder), "--later"];
  const child = spawn("node", args, { cwd: root, env: projectEnv({ NO_COLOR: "1" }) });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += chunk));
  // It may have ended before it is told; `ended` tells why.
  child.stdin.on("error", () => {});
  const ended = new Promise<{ isDone: boolean; output: string }>((resolve) => {
    child.once("error", ({ message }) => resolve({ isDone: false, output: message }));
    child.once("close", (code) => resolve({ isDone: code === 0, output }));
  });
  const timer = setTimeout(() => child.stdin.end(), WAITS_MS).unref();
  return { child, ended, timer };
}
