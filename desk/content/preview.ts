import { type ChildProcess, spawn } from "node:child_process";
import { contentFolder } from "../../contract/firm.ts";
import { projectEnv, root } from "../../scripts/lib/run.mjs";

const START_MS = 90_000;

/**
 * The site as visitors will see it: Astro's own server for developing, on this machine alone, started when somebody
 * looks first. It follows every file that is saved.
 */
export function createPreview(origin: string) {
  let child: ChildProcess | undefined;
  let starting: Promise<string> | undefined;
  const { port } = new URL(origin);

  function start(): Promise<string> {
    let output = "";
    const own = spawn("astro", ["dev", "--host", "127.0.0.1", "--port", port], {
      cwd: root,
      env: projectEnv({ NODE_ENV: "development", CONTENT_DIR: contentFolder(), NO_COLOR: "1" }),
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = own;
    for (const stream of [own.stdout, own.stderr])
      stream.on("data", (chunk) => (output = (output + chunk).slice(-4000)));
    own.on("exit", () => {
      if (child === own) child = starting = undefined;
    });
    own.on("error", (error) => (output += error.message));
    return answering(origin, () => own.exitCode === null).catch(() => {
      own.kill();
      starting = undefined;
      throw new Error(`The preview did not start. ${output.trim().split("\n").at(-1) ?? ""}`.trim());
    });
  }

  return {
    origin,
    open: () => (starting ??= start()),
    close: () => void child?.kill(),
  };
}

export type Preview = ReturnType<typeof createPreview>;

async function answering(origin: string, isRunning: () => boolean): Promise<string> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && isRunning()) {
    const answer = await fetch(`${origin}/thank-you`, { signal: AbortSignal.timeout(START_MS) }).catch(
      () => undefined,
    );
    if (answer) return origin;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("no answer");
}
