import { connect, type Socket } from "node:net";
import type { LoadJob, LoadResult } from "./load.ts";

/**
 * Keeps connections busy with one request each. It runs in a process of its own and does next to nothing: every
 * answer to the same request is equally long, so counting bytes says when one is complete.
 */
process.on("message", async (job: LoadJob) => {
  process.send?.(await load(job));
  process.disconnect();
});

async function load({ port, address, connections, seconds, requests }: LoadJob): Promise<LoadResult> {
  const text = `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n`;
  const size = await answerSize(port, text);
  const latencies = new Float64Array(4_000_000);
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  const end = seconds ? began + seconds * 1000 : Number.POSITIVE_INFINITY;
  let [sent, done, errors] = [0, 0, 0];
  const most = requests ?? Number.POSITIVE_INFINITY;

  const one = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      let [received, started] = [0, 0];
      const next = () => {
        if (sent >= most || performance.now() >= end) return socket.destroy();
        sent++;
        received = 0;
        started = performance.now();
        socket.write(text);
      };
      socket.on("connect", next);
      socket.on("data", (chunk) => {
        received += chunk.length;
        if (received < size) return;
        if (received > size) errors++;
        latencies[done++] = performance.now() - started;
        next();
      });
      socket.on("error", () => errors++);
      socket.on("close", () => resolve());
    });

  await Promise.all(Array.from({ length: connections }, one));
  const wall = performance.now() - began;
  const cpu = process.cpuUsage(cpuBefore);
  const sorted = latencies.subarray(0, done).sort();
  const at = (share: number) => sorted[Math.min(done - 1, Math.floor(done * share))] ?? Number.NaN;
  return {
    done,
    errors,
    wall,
    busy: (cpu.user + cpu.system) / 1000 / wall,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    longest: sorted[done - 1] ?? Number.NaN,
  };
}

/** Asks once, and refuses to measure anything but a compressed 200 that says how long it is. */
function answerSize(port: number, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: "127.0.0.1" }, () => socket.write(text));
    let answer = Buffer.alloc(0);
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      answer = Buffer.concat([answer, chunk]);
      const end = answer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = answer.subarray(0, end).toString("latin1");
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
      if (!/^HTTP\/1.1 200/.test(head) || !/^content-encoding: gzip/im.test(head) || Number.isNaN(length)) {
        reject(new Error(`Not the answer to measure:\n${head}`));
      }
      resolve(end + 4 + length);
      socket.destroy();
    });
  });
}
