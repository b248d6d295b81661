import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { endWithUs } from "../lib/children.ts";
import { cacheFolder } from "../lib/paths.ts";

const BINARY = process.env.NGINX_PATH;

export type Nginx = { port: number; worker: number; version: string; stop: () => Promise<void> };

/** One worker of the distribution's nginx over the same precompressed files; undefined where there is none. */
export async function startNginx(folder: string): Promise<Nginx | undefined> {
  if (!BINARY) return undefined;
  const home = path.join(cacheFolder, "nginx");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const port = await freePort();
  writeFileSync(path.join(home, "nginx.conf"), settings(home, folder, port));
  const child = spawn(BINARY, ["-p", home, "-c", path.join(home, "nginx.conf")], { stdio: "ignore" });
  endWithUs(child);
  await answering(port);
  const master = readFileSync(path.join(home, "pid"), "utf8").trim();
  const [worker] = execFileSync("pgrep", ["-P", master], { encoding: "utf8" }).trim().split("\n");
  return {
    port,
    worker: Number(worker),
    version: nginxVersion(BINARY),
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

/** What its own manual advises for static files; no log, as ours writes none for answered requests. */
function settings(home: string, folder: string, port: number): string {
  return `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${home}/pid;
error_log ${home}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000 inactive=60s;
  types { text/html html; text/javascript js; }
  client_body_temp_path ${home};
  proxy_temp_path ${home};
  fastcgi_temp_path ${home};
  uwsgi_temp_path ${home};
  scgi_temp_path ${home};
  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${folder};
    gzip_static on;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
}

function nginxVersion(binary: string): string {
  const { stderr } = { stderr: execFileSync("sh", ["-c", `"${binary}" -v 2>&1`], { encoding: "utf8" }) };
  return /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? "of unknown version";
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function answering(port: number): Promise<void> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const ok = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx did not start; see its error.log in .cache/bench/nginx.");
}
