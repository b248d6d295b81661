import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { startNginx } from "./lib/nginx.ts";
import { count, goal, median, milliseconds, type Report } from "./lib/report.ts";
import { client, type Site, startSite } from "./lib/site.ts";
import { installTool } from "./lib/tools.ts";

const CONNECTIONS = 64;
const CROWD = 1000;
const ROUNDS = 5;
const SECONDS = 3;

/** The part of autocannon's result that is read here; the package is not among the project's dependencies. */
type Result = {
  errors: number;
  non2xx: number;
  duration: number;
  requests: { total: number };
  latency: { p50: number; p97_5: number; p99: number; max: number };
};
type Send = (options: { url: string; connections: number; duration: number }) => Promise<Result>;
type Server = { name: string; site: Site };
type Round = { perSecond: number; perCpuSecond: number; failed: number };

export async function load(): Promise<Report> {
  const tool = await installTool("autocannon", "8.0.0");
  const autocannon = (await tool("autocannon/autocannon.js")).default;
  const send: Send = (options) => autocannon({ ...options, headers: { "accept-encoding": "gzip" } });
  const ours = await startSite(client);
  const nginx = await startNginx(client);
  const servers: Server[] = [
    { name: "ours", site: ours },
    ...(nginx ? [{ name: "nginx", site: nginx }] : []),
  ];
  try {
    const page = await compare(send, servers, "/services");
    const before = residentMegabytes(ours.pid);
    const script = await compare(send, servers, largestScript());
    const growth = residentMegabytes(ours.pid) / before;
    const crowds: Result[] = [];
    for (const { site } of servers)
      crowds.push(await send({ url: `${site.origin}/services`, connections: CROWD, duration: 6 }));
    const { latency, ...crowd } = crowds[0] as Result;
    return {
      goals: [
        goal("HTML page, requests a second against one nginx worker", page.ratio, "≥", 0.4),
        goal("script, requests a second against one nginx worker", script.ratio, "≥", 0.4),
        goal(`p99 against p50 at ${CROWD} connections`, latency.p99 / latency.p50, "<", 10),
        goal("requests that failed", page.failed + script.failed + crowd.errors + crowd.non2xx, "≤", 0),
        goal("memory after all these requests against after the first half", growth, "≤", 1.1),
      ],
      tables: [
        {
          title: "Throughput",
          head: ["", "requests/s", "requests/s of processor time"],
          rows: [...page.rows("HTML page"), ...script.rows("script")],
        },
        {
          title: `Answer times with ${CROWD} connections at once`,
          head: ["", "p50", "p97.5", "p99", "longest"],
          rows: crowds.map(({ latency: { p50, p97_5, p99, max } }, index) => [
            servers[index]?.name ?? "",
            ...[p50, p97_5, p99, max].map(milliseconds),
          ]),
        },
      ],
      notes: [
        `One process of ours and one worker of nginx${nginx ? "" : " (not on this machine: nothing to compare with)"}, the same gzip files, ${CONNECTIONS} connections of autocannon, ${ROUNDS} rounds of ${SECONDS} s in turns; medians.`,
        "The generator is slower than nginx and holds it back. Requests per second of the server’s own processor time do not depend on it; there nginx is further ahead.",
      ],
    };
  } finally {
    for (const { site } of servers) await site.stop();
  }
}

function largestScript(): string {
  const folder = path.join(client, "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const size = (name: string) => statSync(path.join(folder, name)).size;
  return `/assets/${scripts.toSorted((a, b) => size(b) - size(a))[0]}`;
}

/** Measures the servers in turns, so that a busy moment of the machine affects both; the first round does not count. */
async function compare(send: Send, servers: Server[], to: string) {
  const rounds = servers.map((): Round[] => []);
  for (let number = 0; number <= ROUNDS; number++) {
    for (const [index, { site }] of servers.entries()) {
      const round = await measure(send, site, to);
      if (number > 0) rounds[index]?.push(round);
    }
  }
  const typical = (index: number, name: keyof Round) =>
    median((rounds[index] ?? []).map((round) => round[name]));
  return {
    ratio: typical(0, "perSecond") / typical(1, "perSecond"),
    failed: rounds[0]?.reduce((sum, { failed }) => sum + failed, 0) ?? Number.NaN,
    rows: (what: string) =>
      servers.map(({ name }, index) => [
        `${what}, ${name}`,
        count(typical(index, "perSecond")),
        count(typical(index, "perCpuSecond")),
      ]),
  };
}

async function measure(send: Send, { origin, pid }: Site, to: string): Promise<Round> {
  const before = cpuSeconds(pid);
  const { requests, duration, errors, non2xx } = await send({
    url: origin + to,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const perCpuSecond = requests.total / (cpuSeconds(pid) - before);
  return { perSecond: requests.total / duration, perCpuSecond, failed: errors + non2xx };
}

/** Seconds of processor time a process has used, all its threads together. */
function cpuSeconds(pid: number): number {
  const fields = ofProcess(pid, "stat")
    .replace(/^.*\) /, "")
    .split(" ");
  // Fields 14 and 15 of proc(5), counted from after the name; Linux reports them in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentMegabytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(ofProcess(pid, "status"))?.[1]) / 1024;
}

/** The text of a file in /proc; empty on other systems than Linux, where nothing is measured. */
function ofProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
