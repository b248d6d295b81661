import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { cacheFolder, end, endWithUs, type Site } from "./site.ts";

/** Serves the precompressed files of a folder with one worker of nginx; undefined where NGINX_PATH is not set. */
export async function startNginx(folder: string): Promise<Site | undefined> {
  const binary = process.env.NGINX_PATH;
  if (!binary) return undefined;
  const home = path.join(cacheFolder, "nginx");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const port = await freePort();
  writeFileSync(path.join(home, "nginx.conf"), settings(home, folder, port));
  const child = spawn(binary, ["-p", home, "-c", path.join(home, "nginx.conf")], { stdio: "ignore" });
  endWithUs(child);
  const origin = `http://127.0.0.1:${port}`;
  await waitForAnswer(origin);
  const master = readFileSync(path.join(home, "pid"), "utf8").trim();
  const worker = execFileSync("pgrep", ["-P", master], { encoding: "utf8" });
  return { origin, pid: Number(worker.trim()), stop: () => end(child) };
}

/** The settings that nginx's manual advises for static files; no log, since our server logs no answered requests. */
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function waitForAnswer(origin: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(50);
  }
  throw new Error("nginx did not start; see its error.log in .cache/bench/nginx.");
}
