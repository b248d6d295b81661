import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Part } from "../lib/part.ts";
import { client } from "../lib/paths.ts";
import { progress } from "../lib/progress.ts";
import {
  atLeast,
  atMost,
  below,
  count,
  type Goal,
  median,
  megabytes,
  milliseconds,
  plain,
  type Table,
} from "../lib/report.ts";
import { type SiteServer, startSite } from "../lib/site-server.ts";
import { heapAfterCollection } from "../load/heap.ts";
import { cpuSeconds, type LoadResult, load, residentBytes } from "../load/load.ts";
import { type Nginx, startNginx } from "../load/nginx.ts";

const CONNECTIONS = 64;
const CROWD = 1000;
const ROUNDS = 5;
const SECONDS = 2;
const REQUESTS = 100_000;

type Round = LoadResult & { perSecond: number; perCpuSecond: number };

export const server: Part = {
  title: "Server",
  async run() {
    const ours = await startSite(client);
    const nginx = await startNginx(client);
    try {
      const speeds = [];
      for (const [what, address] of [
        ["HTML page", "/services"],
        ["script", largestScript()],
      ] as const) {
        speeds.push(await compare(what, address, ours, nginx));
      }
      const crowd = await rush(ours, nginx);
      const held = await memory();
      return {
        goals: [...speeds.flatMap(({ goals }) => goals), ...crowd.goals, ...held.goals],
        tables: [speedTable(speeds), crowd.table, held.table],
        notes: [
          `One process of ours, one worker of nginx ${nginx?.version ?? "(not on this machine: nothing to compare with)"}, the same gzip files, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turns; medians.`,
          "The ratio compares requests per second. Where the generator is busy all the time, it is what holds nginx back; per second of the server’s own processor time nginx is further ahead, as the table shows. There Node’s bare HTTP server, answering two bytes, is the limit: it stays below 0.4 by itself.",
        ],
      };
    } finally {
      await ours.stop();
      await nginx?.stop();
    }
  },
};

function largestScript(): string {
  const folder = path.join(client, "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const size = (name: string) => statSync(path.join(folder, name)).size;
  return `/assets/${scripts.toSorted((a, b) => size(b) - size(a))[0]}`;
}

async function compare(what: string, address: string, ours: SiteServer, nginx: Nginx | undefined) {
  const rounds: { ours: Round[]; nginx: Round[] } = { ours: [], nginx: [] };
  const port = Number(new URL(ours.origin).port);
  await measure(port, ours.pid, address);
  for (let round = 0; round < ROUNDS; round++) {
    progress("server", `${what}: round`, round, ROUNDS);
    rounds.ours.push(await measure(port, ours.pid, address));
    if (nginx) rounds.nginx.push(await measure(nginx.port, nginx.worker, address));
  }
  const ratio = typical(rounds.ours).perSecond / typical(rounds.nginx).perSecond;
  const goals: Goal[] = [
    ...(nginx
      ? [
          atLeast(0.4, {
            what: `${what}: speed against one nginx worker`,
            value: ratio,
            show: plain,
            headline: true,
          }),
        ]
      : []),
    atMost(0, { what: `${what}: errors`, value: rounds.ours.reduce((sum, { errors }) => sum + errors, 0) }),
  ];
  return { what, address, goals, ours: typical(rounds.ours), nginx: nginx && typical(rounds.nginx) };
}

async function measure(port: number, pid: number, address: string): Promise<Round> {
  const before = cpuSeconds(pid);
  const result = await load({ port, address, connections: CONNECTIONS, seconds: SECONDS });
  const used = (cpuSeconds(pid) ?? Number.NaN) - (before ?? Number.NaN);
  const perSecond = (result.done / result.wall) * 1000;
  // Where the system does not tell processor time, a server at its limit is the next best thing.
  return { ...result, perSecond, perCpuSecond: Number.isNaN(used) ? perSecond : result.done / used };
}

function typical(rounds: Round[]) {
  const of = (name: "perSecond" | "perCpuSecond" | "busy") => median(rounds.map((round) => round[name]));
  return { perSecond: of("perSecond"), perCpuSecond: of("perCpuSecond"), busy: of("busy") };
}

function speedTable(speeds: Array<Awaited<ReturnType<typeof compare>>>): Table {
  return {
    title: "Throughput",
    head: ["", "requests/s", "requests/s of processor time", "generator busy"],
    rows: speeds.flatMap(({ what, ours, nginx }) =>
      (["ours", "nginx"] as const).flatMap((name) => {
        const speed = { ours, nginx }[name];
        if (!speed) return [];
        const { perSecond, perCpuSecond, busy } = speed;
        return [[`${what}, ${name}`, count(perSecond), count(perCpuSecond), `${Math.round(busy * 100)} %`]];
      }),
    ),
  };
}

async function rush(ours: SiteServer, nginx: Nginx | undefined) {
  progress("server", `${CROWD} connections at once`);
  const port = Number(new URL(ours.origin).port);
  const job = { address: "/services", connections: CROWD, seconds: 6 };
  const own = await load({ port, ...job });
  const other = nginx && (await load({ port: nginx.port, ...job }));
  const row = (name: string, { p50, p95, p99, longest, errors }: LoadResult) => [
    name,
    ...[p50, p95, p99, longest].map(milliseconds),
    errors,
  ];
  return {
    goals: [
      below(10, {
        what: `p99 against p50 at ${CROWD} connections`,
        value: own.p99 / own.p50,
        headline: true,
      }),
      atMost(0, { what: `errors at ${CROWD} connections`, value: own.errors }),
    ],
    table: {
      title: `Answer times with ${CROWD} connections at once`,
      head: ["", "p50", "p95", "p99", "longest", "errors"],
      rows: [row("ours", own), ...(other ? [row("nginx", other)] : [])],
    },
  };
}

/** A process of its own: the inspector that tells the heap's size must not slow what is compared with nginx. */
async function memory() {
  const site = await startSite(client, ["--inspect=127.0.0.1:0"]);
  const port = Number(new URL(site.origin).port);
  const job = { port, address: "/services", connections: CONNECTIONS };
  const look = async () => ({
    heap: await heapAfterCollection(site.stderr),
    resident: residentBytes(site.pid),
  });
  const started = await look();
  // Compiled code and filled buffers come with the first requests; what counts is whether it goes on growing.
  await load({ ...job, requests: REQUESTS / 5 });
  const warm = await look();
  progress("server", `${REQUESTS} requests for the memory`);
  await load({ ...job, requests: REQUESTS });
  const after = await look();
  await site.stop();
  const row = (name: string, { heap, resident }: typeof after) => [
    name,
    megabytes(heap),
    megabytes(resident),
  ];
  return {
    goals: [
      atMost(1.02, {
        what: `heap after ${count(REQUESTS)} requests against before`,
        value: after.heap / warm.heap,
      }),
      atMost(1.1, {
        what: `resident memory after ${count(REQUESTS)} requests against before`,
        value: after.resident / warm.resident,
        headline: true,
      }),
    ],
    table: {
      title: "Memory",
      head: ["", "heap after collection", "resident"],
      rows: [
        row("at rest, just started", started),
        row(`after ${count(REQUESTS / 5)} requests`, warm),
        row(`after ${count(REQUESTS)} more`, after),
      ],
    },
  };
}
