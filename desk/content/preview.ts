import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { contentFolder } from "../../contract/firm.ts";
import { projectEnv, root } from "../../contract/project.mjs";

const START_MS = 90_000;
export const KEY_HEADER = "x-preview-key";

export type Upstream = { port: number; key: string };

/** The server behind the preview. `reach` starts it when first called, and again after it has ended. */
export function createPreview() {
  let child: ChildProcess | undefined;
  let upstream: Promise<Upstream> | undefined;

  function start(): Promise<Upstream> {
    let output = "";
    const own = fork(path.join(root, "desk/content/preview-server.ts"), {
      cwd: root,
      env: projectEnv({ NODE_ENV: "development", CONTENT_DIR: contentFolder(), NO_COLOR: "1" }),
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    child = own;
    for (const stream of [own.stdout, own.stderr])
      stream?.on("data", (chunk) => (output = (output + chunk).slice(-4000)));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => own.kill(), START_MS);
      own.once("message", (message) => {
        clearTimeout(timer);
        resolve(message as Upstream);
      });
      own.on("error", (error) => (output += error.message));
      own.once("close", () => {
        clearTimeout(timer);
        if (child === own) child = upstream = undefined;
        reject(
          new Error(`The preview did not start. ${output.trim().split("\n").at(-1) ?? ""}`.trim()),
        );
      });
    });
  }

  const reach = () => (upstream ??= start());
  return {
    reach,
    /** Starts the server and has it make a page, before somebody looks at one; whoever looks is told if it fails. */
    async warm(): Promise<void> {
      if (upstream) return;
      try {
        const { port, key } = await reach();
        await (
          await fetch(`http://127.0.0.1:${port}/`, { headers: { [KEY_HEADER]: key } })
        ).arrayBuffer();
      } catch {}
    },
    close(): void {
      child?.kill();
    },
  };
}

export type Preview = ReturnType<typeof createPreview>;
