import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { describe, expect, it, onTestFinished } from "vitest";
import { VISIT_PATH } from "../../../contract/visits.ts";
import { WORKER_DEFAULTS } from "../../../server/mail/worker.ts";
import { eventually } from "../harness/eventually.ts";
import { temporaryFolder } from "../harness/folders.ts";
import { openInbox } from "../harness/inboxes.ts";
import { startMailServer } from "../harness/mail-server.ts";
import { startServerProcess } from "../harness/process.ts";
import { withPostgres } from "../harness/storages.ts";
import { account, readiness, startLoad, unlimited } from "./load.ts";

/** A hundred times what a firm gets that is asked three times a week and looked at ten times a day. */
const [INQUIRIES, PAGES] = [43, 1_000];
const DAYS = Number(process.env.YEAR_DAYS ?? 365);
const MONTHS = 12;
const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
/** How often counted visits are written; a kill loses what came since. */
const UNWRITTEN_MS = 6_000;
const TIMEOUT = 6 * 3_600_000;

/** A program elsewhere that checks signatures and refuses one request of a hundred. */
async function startReceiver() {
  const got = { ids: new Set<string>(), times: 0, forged: 0 };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    try {
      new Webhook(SECRET).verify(body, request.headers as Record<string, string>);
    } catch {
      got.forged++;
    }
    const isRefused = ++got.times % 100 === 0;
    if (!isRefused) got.ids.add(String(request.headers["webhook-id"]));
    response.writeHead(isRefused ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

/** Readers who look at one page after the other; `wanted` says how many may have been looked at by now. */
function startReaders(urls: () => string[], wanted: () => number) {
  const seen: { at: number; url: string }[] = [];
  let [asked, isOver] = [0, false];
  const read = async () => {
    while (!isOver) {
      if (asked >= wanted()) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const url = urls()[asked % urls().length] ?? "";
      const headers = {
        "x-forwarded-for": `198.18.${asked % 250}.${Math.floor(asked / 250) % 250}`,
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        origin: "https://verdant-ledger.example",
        "content-type": "text/plain",
      };
      asked++;
      const answer = await fetch(url + VISIT_PATH, {
        method: "POST",
        body: "false\nseen\n/contact\nexample.org",
        headers,
      }).catch(() => undefined);
      if (answer?.status === 204) seen.push({ at: performance.now(), url });
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, read));
  return {
    seen,
    async finish() {
      isOver = true;
      await all;
    },
  };
}

/** The time in which this share of what a histogram holds was done, by its buckets, over several servers. */
function quantile(texts: string[], name: string, share: number): string {
  const below = new Map<string, number>();
  for (const text of texts)
    for (const [, bound = "", count] of text.matchAll(
      new RegExp(`${name}_bucket\\{le="(.+)"\\} (\\d+)`, "g"),
    ))
      below.set(bound, (below.get(bound) ?? 0) + Number(count));
  const all = below.get("+Inf") ?? 0;
  return [...below].find(([, count]) => count >= all * share)?.[0] ?? "none";
}

describe("a year at a hundred times today's traffic", () => {
  const postgres = withPostgres();

  it(
    "three servers, one killed a month, a database that fails over → nothing lost, figures right",
    async () => {
      const [mail, receiver] = [await startMailServer(), await startReceiver()];
      const settings = {
        ...unlimited(
          { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgres().newDatabase() },
          mail,
        ),
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRET: SECRET,
        WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
        TRUST_PROXY: "1",
        METRICS_TOKEN: "read-me-please-now",
      };
      const start = () => startServerProcess(settings, { isEager: true });
      const servers = await Promise.all([start(), start(), start()]);
      const metrics = async (url: string) =>
        (
          await fetch(`${url}/metrics`, { headers: { authorization: "Bearer read-me-please-now" } })
        ).text();
      const inquiries = DAYS * INQUIRIES;
      const begun = performance.now();
      let turn = 0;
      const load = startLoad(() => servers[turn++ % servers.length]?.url ?? "", {
        most: inquiries,
        visitors: 16,
      });
      const readers = startReaders(
        () => servers.map(({ url }) => url),
        () => Math.floor((load.acknowledged.size / inquiries) * DAYS * PAGES),
      );
      const told: string[] = [];
      let mayBeLost = 0;
      for (let month = 1; month <= MONTHS; month++) {
        await eventually(
          () => load.acknowledged.size >= (inquiries * month) / (MONTHS + 1),
          TIMEOUT,
        );
        const index = month % servers.length;
        const server = servers[index];
        if (!server) continue;
        told.push(await metrics(server.url));
        const since = performance.now() - UNWRITTEN_MS;
        mayBeLost += readers.seen.filter(({ at, url }) => url === server.url && at > since).length;
        server.child.kill("SIGKILL");
        await server.exited;
        if (month % 3 === 0) {
          await postgres().crash();
          await new Promise((resolve) => setTimeout(resolve, 4_000));
          await postgres().restart();
        }
        servers[index] = await start();
        for (const { url } of servers)
          await eventually(async () => (await readiness(url)) === "ready", TIMEOUT);
      }
      await load.finish();
      const seconds = (performance.now() - begun) / 1000;
      await readers.finish();
      await account(`${DAYS} days`, load, settings, mail, {
        repeats: MONTHS * WORKER_DEFAULTS.concurrency,
      });
      await eventually(() => receiver.got.ids.size >= inquiries, TIMEOUT);
      expect(receiver.got.ids.size).toBe(inquiries);
      expect(receiver.got.forged).toBe(0);

      told.push(...(await Promise.all(servers.map(({ url }) => metrics(url)))));
      const storage = await openInbox(settings);
      const counted = async () => {
        const { pages } = await storage.db
          .selectFrom("visit_count")
          .select(({ fn }) => fn.sum<number>("count").as("pages"))
          .where("kind", "=", "visit")
          .executeTakeFirstOrThrow();
        return Number(pages) >= readers.seen.length - mayBeLost ? Number(pages) : undefined;
      };
      const pages = await eventually(counted);
      process.stdout.write(
        `${inquiries} inquiries and ${readers.seen.length} pages in ${Math.round(seconds)} s; ` +
          `${readers.seen.length - pages} pages not counted, ${mayBeLost} were unwritten at kills; ` +
          `${receiver.got.times} webhooks for ${inquiries}; answers: half within ` +
          `${quantile(told, "http_request_duration_seconds", 0.5)} s, 99 % within ` +
          `${quantile(told, "http_request_duration_seconds", 0.99)} s; mails and webhooks: half within ` +
          `${quantile(told, "forms_outbox_wait_seconds", 0.5)} s, 99 % within ` +
          `${quantile(told, "forms_outbox_wait_seconds", 0.99)} s\n`,
      );
      // An answer may be lost with the server that gave it.
      expect(pages).toBeLessThanOrEqual(readers.seen.length + 4 * MONTHS);
    },
    TIMEOUT,
  );
});
