import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type Server = { origin: string; env: Record<string, string>; stop: () => Promise<void> };

/**
 * Our own server over the fixtures' build, as `npm start` runs it, on a port the system chooses. Nothing of this
 * shell's environment or of a file .env reaches it: no mail leaves and no database is touched but those that a test names.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const data = mkdtempSync(path.join(tmpdir(), "journeys-"));
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
    ENV_FILE: "none",
    HOST: "127.0.0.1",
    PORT: "0",
    BUILD_DIR: "build/fixtures/client",
    CONTENT_DIR: "tests/fixtures/content",
    DATA_DIR: data,
    // A test fills a form faster than any person; what looks like spam waits for the staff's word.
    MIN_FILL_MS: "0",
    ADDRESSES_PER_HOUR: "0",
    ...(settings.SMTP_URL && {
      SITE_URL: "https://verdant-ledger.example",
      MAIL_TO: "desk@verdant-ledger.example",
    }),
    ...settings,
  };
  const server = spawn(process.execPath, ["server/main.ts"], { env });
  const kill = () => server.kill();
  process.once("exit", kill);
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    server.once("exit", () => reject(new Error(`The server ended early:\n${output}`)));
    for (const stream of [server.stdout, server.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        const url = /^ {2}(http:\/\/\S+)$/m.exec(output)?.[1];
        if (url) resolve(url);
      });
    }
  });
  async function stop() {
    process.off("exit", kill);
    if (server.exitCode === null && server.kill()) await once(server, "exit");
    rmSync(data, { recursive: true, force: true });
  }
  return { origin, env, stop };
}
