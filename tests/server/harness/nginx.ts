import { execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { networkInterfaces, userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { onlyWithProgram } from "../../only-with.ts";
import { eventually } from "./eventually.ts";
import { temporaryFolder } from "./folders.ts";
import { freePort } from "./ports.ts";

export const HOST = "verdant-ledger.example";

const program = process.env.NGINX_PATH;
export const onlyWithNginx = onlyWithProgram("nginx (NGINX_PATH)", program);

/** Whether this machine has an IPv6 address of its own. */
export const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === "::1"),
);

export interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const deployed = (file: string) =>
  readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), "utf8");

/** What stands beside each of the other examples. */
const PLAIN_HTTP = deployed("nginx-http.conf");

/** Starts nginx with an example of ours; only ports, domain, certificate and folders differ from the files. */
export async function startNginx(
  example: string | undefined,
  servers: string[],
  site: string,
  previous = temporaryFolder(),
) {
  const folder = temporaryFolder();
  const acme = temporaryFolder();
  const plain = await freePort();
  const tls = await freePort();
  const key = join(folder, "key.pem");
  const certificate = join(folder, "certificate.pem");
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:P-256",
      "-nodes",
      "-days",
      "2",
    ].concat(["-subj", `/CN=${HOST}`, "-keyout", key, "-out", certificate]),
    { stdio: "ignore" },
  );
  const upstreams = [...servers];
  const text = PLAIN_HTTP + (example ? deployed(example) : "");
  const [, domain = ""] = /server_name (?:www\.)?([\w.-]+)/.exec(text) ?? [];
  const config = text
    .replaceAll(domain, HOST)
    .replaceAll(/listen \[::\]:\d+[^;]*;/g, (line) =>
      hasIpv6 ? line.replace("[::]", "[::1]") : "",
    )
    .replaceAll(/listen (80|443)/g, "listen 127.0.0.1:$1")
    .replaceAll(/(listen \S+):80\b/g, `$1:${plain}`)
    .replaceAll(/(listen \S+):443\b/g, `$1:${tls}`)
    .replaceAll(/root \S+\/acme;/g, `root ${acme};`)
    .replaceAll(
      /server 127\.0\.0\.1:\d+;/g,
      () => `server ${new URL(upstreams.shift() ?? "").host};`,
    )
    .replaceAll(/ssl_certificate +\S+;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key +\S+;/g, `ssl_certificate_key ${key};`)
    .replaceAll(/root \S+\/client;/g, `root ${site};`)
    .replaceAll(/root \S+\/previous;/g, `root ${previous};`);
  const log = join(folder, "access.log");
  const mimeTypes = resolve(dirname(program ?? ""), "../../etc/nginx/mime.types");
  const nginx = runNginx(`include ${mimeTypes}; access_log ${log}; ${config}`);
  const ask = (path: string, host = HOST, body?: string, more = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = {
        host,
        ...more,
        ...(body && { "content-type": "application/x-www-form-urlencoded" }),
      };
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
        answer.on("end", () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: text }),
        );
      });
      asked.once("error", reject);
      asked.end(body);
    });
  await nginx.answers(() => fetch(`http://127.0.0.1:${plain}`, { redirect: "manual" }));
  return { ask, plain, tls, acme, log: () => readFileSync(log, "utf8") };
}

/** Only what serving the files of a site needs. */
export async function serveFiles(site: string): Promise<string> {
  const port = await freePort();
  const nginx = runNginx(`access_log off;
    server { listen 127.0.0.1:${port}; root ${site}; location / { try_files $uri $uri/index.html =404; } }`);
  const url = `http://127.0.0.1:${port}`;
  await nginx.answers(() => fetch(url));
  return url;
}

/** Starts nginx, which ends with the test. */
function runNginx(http: string) {
  const folder = temporaryFolder();
  const temporaries = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, "pid")}; error_log stderr warn;
${userInfo().uid === 0 ? "user root;" : ""}
events {}
http { ${temporaries.join(" ")} ${http} }`,
  );
  const nginx = spawn(program ?? "nginx", ["-p", folder, "-c", file, "-e", "stderr"]);
  let output = "";
  nginx.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const exited = new Promise<void>((resolve) => nginx.once("exit", () => resolve()));
  onTestFinished(async () => {
    nginx.kill("SIGQUIT");
    await exited;
  });
  const answers = (ask: () => Promise<unknown>) =>
    eventually(async () => {
      if (nginx.exitCode !== null) throw new Error(`nginx ended: ${output}`);
      return ask().then(
        () => true,
        () => false,
      );
    });
  return { answers };
}
