import { execFile, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { mainThread, startBrowser } from "./main-thread.ts";
import { servePlainPages } from "./plain-pages.ts";
import { CROWD, LOAD, LOADS, PAGES, ROUNDS } from "./plan.ts";
import {
  type Figures,
  type Loads,
  median,
  replaceTable,
  sentences,
  table,
  worst,
} from "./report.ts";

const OURS = "http://127.0.0.1:4700";
const NGINX = "http://127.0.0.1:4701";
const PLAIN = { origin: "http://127.0.0.1:4702", port: 4702 };

/** Runs a tool that only this needs, outside the project's dependencies, and reads the JSON it prints. */
async function tool<Result>(program: string, version: string, args: string[]): Promise<Result> {
  const npx = ["exec", "--yes", `--package=${program}@${version}`, "--", program, ...args];
  const { stdout } = await promisify(execFile)("npm", npx, { maxBuffer: 2 ** 28, env: chrome() });
  return JSON.parse(stdout);
}

const chrome = () => ({ ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH });

type Page = {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items: Array<Record<string, unknown>> } }
  >;
};

/** One load on a simulated slow phone. On a busy machine a figure may be missing: NaN, left out of the median. */
async function load(page: string): Promise<Figures> {
  const flags = ["--quiet", "--output=json", "--config-path=bench/lighthouse.json"];
  const args = [OURS + page, ...flags, "--chrome-flags=--headless=new --no-sandbox --disable-gpu"];
  const { categories, audits } = await tool<Page>("lighthouse", "13.5.0", args);
  const requests = audits["network-requests"]?.details?.items ?? [];
  const kilobytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + Number(transferSize) / 1024, 0);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    (score ?? Number.NaN) * 100,
  ]);
  return {
    ...Object.fromEntries(scores),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    html: (await bytesWithBrotli(page)) / 1024,
    script: kilobytes("Script"),
  };
}

/** Browsers ask for brotli where a page comes encrypted, and not from this machine. */
function bytesWithBrotli(page: string): Promise<number> {
  const options = { headers: { "accept-encoding": "br" } };
  return new Promise((resolve, reject) => {
    get(OURS + page, options, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

type Hits = {
  errors: number;
  non2xx: number;
  requests: { average: number };
  latency: { p50: number; p99: number };
};

const hit = (origin: string, { path, connections, duration }: typeof LOAD) =>
  tool<Hits>("autocannon", "8.0.0", [
    ...["--json", "--no-progress", "-c", String(connections), "-d", String(duration)],
    ...["-H", "accept-encoding=gzip", origin + path],
  ]);

async function measureLoad(hasNginx: boolean): Promise<Figures> {
  const rounds: Array<{ ours: Hits; nginx: Hits | undefined }> = [];
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push({
      ours: await hit(OURS, LOAD),
      nginx: hasNginx ? await hit(NGINX, LOAD) : undefined,
    });
  const crowd = await hit(OURS, CROWD);
  const counted = rounds.slice(1);
  const all = [crowd, ...counted.map(({ ours }) => ours)];
  const perSecond = (hits: Hits | undefined) => hits?.requests.average ?? Number.NaN;
  return {
    throughput: median(counted.map(({ ours, nginx }) => perSecond(ours) / perSecond(nginx))),
    tail: crowd.latency.p99 / crowd.latency.p50,
    failed: all.reduce((sum, one) => sum + one.errors + one.non2xx, 0),
  };
}

/** Starts a program and waits until it answers; it ends with this process. */
async function serve(
  origin: string,
  program: string,
  args: string[],
  env = process.env,
): Promise<void> {
  const child = spawn(program, args, { env, stdio: "ignore" });
  process.once("exit", () => child.kill());
  const answer = () => fetch(origin).catch(() => undefined);
  while (!(await answer())?.ok) {
    if (child.exitCode !== null)
      throw new Error(`${program} ended and does not answer at ${origin}.`);
    await setTimeout(50);
  }
}

mkdirSync(".cache/bench/temp", { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), "bench-"));
process.once("exit", () => rmSync(data, { recursive: true, force: true }));
await serve(OURS, process.execPath, ["server/main.ts"], {
  PATH: process.env.PATH,
  ENV_FILE: "none",
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: "4700",
  DATA_DIR: data,
});
const { NGINX_PATH } = process.env;
if (NGINX_PATH) await serve(NGINX, NGINX_PATH, ["-p", process.cwd(), "-c", "bench/nginx.conf"]);

servePlainPages("build/client", PLAIN.port);
const browser = await startBrowser();
const loads: Loads[] = PAGES.map((page) => ({ page, figures: [] }));
for (let number = 0; number <= LOADS; number++) {
  for (const { page, figures } of loads) {
    console.log(`· ${page}, ${number || "before those"} of ${LOADS}`);
    const lighthouse = await load(page);
    const { cpu, task } = await mainThread(browser, OURS + page);
    const plain = await mainThread(browser, PLAIN.origin + page);
    if (number > 0) figures.push({ ...lighthouse, task, cpu: cpu / plain.cpu, cpuMs: cpu });
  }
}
await browser.close();
console.log("· load");
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const results = {
  ran: `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${cpus().length} cores, Node ${process.versions.node}`,
  pages: loads,
  load: await measureLoad(Boolean(NGINX_PATH)),
};
writeFileSync("bench/results.json", `${JSON.stringify(results, null, 2)}\n`);
const figures = { ...worst(loads), ...results.load };
const text = `${table(results.ran, figures)}\n\n${sentences(loads)}`;
writeFileSync("README.md", replaceTable(readFileSync("README.md", "utf8"), text));
console.log(`\n${text}`);
process.exit();
