import { execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { userInfo } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { eventually } from "./eventually.ts";
import { temporaryFolder } from "./folders.ts";
import { freePort } from "./ports.ts";

export const HOST = "verdant-ledger.example";

const isThere = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;
export const canRun = isThere("nginx", "-v") && isThere("openssl", "version");

export interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Starts nginx with an example of ours; only ports, domain, certificate and folders differ from the file. */
export async function startNginx(
  example: string,
  servers: string[],
  site: string,
  previous = temporaryFolder(),
) {
  const folder = temporaryFolder();
  const [plain, tls] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"].concat([
      "-subj",
      `/CN=${HOST}`,
      "-keyout",
      key,
      "-out",
      certificate,
    ]),
    { stdio: "ignore" },
  );
  const upstreams = [...servers];
  const text = readFileSync(new URL(`../../../deploy/${example}`, import.meta.url), "utf8");
  const [, domain = ""] = /server_name (?:www\.)?([\w.-]+)/.exec(text) ?? [];
  const config = text
    .replaceAll(domain, HOST)
    .replaceAll(/listen 80;/g, `listen 127.0.0.1:${plain};`)
    .replaceAll(/listen 443 ssl;/g, `listen 127.0.0.1:${tls} ssl;`)
    .replaceAll(/server 127\.0\.0\.1:\d+;/g, () => `server ${new URL(upstreams.shift() ?? "").host};`)
    .replaceAll(/ssl_certificate +\S+;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key +\S+;/g, `ssl_certificate_key ${key};`)
    .replaceAll(/root \S+\/client;/g, `root ${site};`)
    .replaceAll(/root \S+\/previous;/g, `root ${previous};`);
  const temporaries = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const [main, log] = [join(folder, "nginx.conf"), join(folder, "access.log")];
  writeFileSync(
    main,
    `daemon off; pid ${join(folder, "pid")}; error_log stderr warn;
${userInfo().uid === 0 ? "user root;" : ""}
events {}
http { include /etc/nginx/mime.types; access_log ${log}; ${temporaries.join(" ")} ${config} }`,
  );
  const nginx = spawn("nginx", ["-p", folder, "-c", main, "-e", "stderr"]);
  let output = "";
  nginx.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const exited = new Promise<void>((resolve) => nginx.once("exit", () => resolve()));
  onTestFinished(async () => {
    nginx.kill("SIGQUIT");
    await exited;
  });

  const ask = (path: string, host = HOST, body?: string, more = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = { host, ...more, ...(body && { "content-type": "application/x-www-form-urlencoded" }) };
      const options = {
        port: tls,
        host: "127.0.0.1",
        path,
        headers,
        rejectUnauthorized: false,
        servername: host,
      };
      const asked = request({ ...options, method: body ? "POST" : "GET" }, (answer) => {
        let text = "";
        answer.on("data", (chunk) => {
          text += chunk;
        });
        answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, body: text }));
      });
      asked.once("error", reject);
      asked.end(body);
    });
  await eventually(async () => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${output}`);
    return ask("/").then(
      () => true,
      () => false,
    );
  });
  return { ask, plain, log: () => readFileSync(log, "utf8") };
}
