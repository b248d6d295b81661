import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parentPort, threadId, workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Task = { file: string; quality: number };

const cache: string = workerData;

parentPort?.on("message", ({ file, quality }: Task) => {
  const content = readFileSync(file);
  const key = createHash("sha256").update(content).digest("hex").slice(0, 32);
  const kept = { br: `${key}.${quality}.br`, gz: `${key}.gz` };
  keep(file, kept.br, () => brotli(content, quality));
  keep(file, kept.gz, () => gzipSync(content, { level: 9 }));
  parentPort?.postMessage(Object.values(kept));
});

function keep(file: string, name: string, compress: () => Buffer): void {
  const kept = path.join(cache, name);
  if (!existsSync(kept)) {
    const draft = `${kept}.${process.pid}.${threadId}`;
    writeFileSync(draft, compress());
    renameSync(draft, kept);
  }
  copyFileSync(kept, file + path.extname(name));
}

function brotli(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
