import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { BlockList } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { KINDS } from "../contract/fields.ts";
import { freeBytes } from "./alerts.ts";
import type { Config } from "./config.ts";
import { unreadFor } from "./inbox/mailbox.ts";
import { readMoment } from "./inbox/moments.ts";
import { mailHealth } from "./inbox/outbox/mail-health.ts";
import { oldestWaiting } from "./inbox/outbox/outbox.ts";
import type { Storage } from "./inbox/storage/storage.ts";
import { MAIL_STATES } from "./inbox/storage/tables.ts";
import { countKinds, countMailStates } from "./inbox/submissions/read.ts";

export function createOutboxWaits() {
  const bounds = [1, 5, 15, 60, 300, 1800, 7200, 86_400];
  const help = "From queued to sent, of mails and of events for other programs.";
  const histogram = createHistogram("forms_outbox_wait_seconds", help, bounds);
  return {
    sentOne: ({ queued_at }: { queued_at: number }) =>
      histogram.observe((Date.now() - queued_at) / 1000),
    text: histogram.text,
  };
}

export type OutboxWaits = ReturnType<typeof createOutboxWaits>;

/** Counts for Prometheus, without personal data. The text format is simple enough to write here. */
export function registerMetrics(
  app: FastifyInstance,
  storage: Storage,
  config: Config,
  waits?: OutboxWaits,
) {
  const token = config.metricsToken;
  const outboxWaits = waits ?? createOutboxWaits();
  const answers = countAnswers(app);
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) {
      if (!token) return reply.callNotFound();
      return reply
        .code(401)
        .header("www-authenticate", "Bearer")
        .type(PLAIN)
        .send("A token is needed.\n");
    }
    const stored = await storedMetrics(storage, config).catch((err: unknown) => {
      request.log.error({ err }, "the storage does not answer");
      return [gauge("forms_storage_up", "Whether the storage answers.", 0)];
    });
    return reply
      .header("cache-control", "no-store")
      .type("text/plain; version=0.0.4; charset=utf-8")
      .send([...stored, answers(), outboxWaits.text(), ...processMetrics()].join(""));
  });
}

const PLAIN = "text/plain; charset=utf-8";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** A proxy on this machine is also local, but it names its client in one of these. */
const FORWARDED = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/** With a token whoever sends it may read, without one only a program on this machine. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSame(headers.authorization ?? "", `Bearer ${token}`);
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const isHere = loopback.check(address, address.includes(":") ? "ipv6" : "ipv4");
  return isHere && FORWARDED.every((name) => headers[name] === undefined);
}

function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Counts and times every answer, also those given without the framework. Returns a function that writes both. */
function countAnswers(app: FastifyInstance): () => string {
  const classes = new Map(["1xx", "2xx", "3xx", "4xx", "5xx"].map((name) => [name, 0]));
  const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
  const help = "From the head of a request to the end of its answer.";
  const times = createHistogram("http_request_duration_seconds", help, bounds);
  app.server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    response.once("finish", () => {
      const name = `${Math.floor(response.statusCode / 100)}xx`;
      classes.set(name, (classes.get(name) ?? 0) + 1);
      times.observe((performance.now() - begun) / 1000);
    });
  });
  return () => {
    const values = [...classes].map(([status, value]): Value => [`{status="${status}"}`, value]);
    const help = "Answers since the start, by class of status.";
    return metric("counter", "http_requests_total", help, values) + times.text();
  };
}

async function storedMetrics(storage: Storage, { mail, dataDir }: Config): Promise<string[]> {
  const kinds = await countKinds(storage);
  const mails = await countMailStates(storage);
  const oldest = await oldestWaiting(storage);
  const health = await mailHealth(storage, mail.alertAfterMs);
  const submissionsOf = (kind: string, spam: 0 | 1) =>
    kinds.find((row) => row.kind === kind && row.spam === spam)?.count ?? 0;
  const mailsIn = (state: string) => mails.find((row) => row.state === state)?.count ?? 0;
  const states = MAIL_STATES.map((state): Value => [`{state="${state}"}`, mailsIn(state)]);
  const age = oldest === undefined ? 0 : Math.max(0, (Date.now() - oldest) / 1000);
  return [
    gauge("forms_storage_up", "Whether the storage answers.", 1),
    gauge(
      "forms_submissions",
      "Submissions in the inbox.",
      ...KINDS.flatMap((kind): Value[] => [
        [`{kind="${kind}",spam="no"}`, submissionsOf(kind, 0)],
        [`{kind="${kind}",spam="yes"}`, submissionsOf(kind, 1)],
      ]),
    ),
    gauge("forms_mails", "Mails of these submissions.", ...states),
    gauge(
      "forms_oldest_waiting_mail_seconds",
      "For how long the oldest unsent mail has been waiting.",
      age,
    ),
    gauge(
      "forms_disk_free_bytes",
      "Free room on the disk of the data folder.",
      await freeBytes(dataDir),
    ),
    gauge(
      "forms_last_backup_timestamp_seconds",
      "When the inbox was last backed up, in seconds since 1970; 0 is never.",
      ((await readMoment(storage, "backup")) ?? 0) / 1000,
    ),
    gauge(
      "forms_mailbox_unread_seconds",
      "For how long the mailbox of answers has not been read; 0 without one.",
      (await unreadFor(storage, mail.imapUrl, Date.now())) / 1000,
    ),
    gauge(
      "forms_mail_ok",
      "Whether mail is neither late nor failing.",
      health.state === "on time" ? 1 : 0,
    ),
    gauge(
      "forms_mails_failed_within_a_day",
      "Mails given up within a day and not sent again.",
      ['{recipient="firm"}', health.failedToFirm],
      ['{recipient="visitor"}', health.failed - health.failedToFirm],
    ),
  ];
}

function processMetrics(): string[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const startedAt = Date.now() / 1000 - process.uptime();
  const cpuSeconds = (user + system) / 1e6;
  return [
    metric("counter", "process_cpu_seconds_total", "Processor time since the start.", [cpuSeconds]),
    gauge("process_resident_memory_bytes", "Memory of the process.", rss),
    gauge("nodejs_heap_used_bytes", "Memory in use by the program.", heapUsed),
    gauge(
      "process_start_time_seconds",
      "When the process started, in seconds since 1970.",
      startedAt,
    ),
  ];
}

type Value = number | [labels: string, value: number];

const gauge = (name: string, help: string, ...values: Value[]) =>
  metric("gauge", name, help, values);

function metric(type: "counter" | "gauge", name: string, help: string, values: Value[]): string {
  const textOf = (value: Value) => (typeof value === "number" ? ` ${value}` : value.join(" "));
  const lines = values.map((value) => `${name}${textOf(value)}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function createHistogram(name: string, help: string, bounds: readonly number[]) {
  const counts = bounds.map(() => 0);
  let count = 0;
  let sum = 0;
  return {
    observe(seconds: number): void {
      count++;
      sum += seconds;
      const index = bounds.findIndex((bound) => seconds <= bound);
      if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
    },
    text(): string {
      let below = 0;
      const buckets = bounds.map((bound, index) => {
        below += counts[index] ?? 0;
        return `${name}_bucket{le="${bound}"} ${below}\n`;
      });
      const totals = `${name}_bucket{le="+Inf"} ${count}\n${name}_sum ${sum}\n${name}_count ${count}\n`;
      return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${buckets.join("")}${totals}`;
    },
  };
}
