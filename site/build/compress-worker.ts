import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parentPort, threadId, workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Task = { file: string; isSeldomRead: boolean };

/** A tenth larger than at full strength, in a fortieth of the time. */
const QUICK = 6;

const { cache } = workerData as { cache: string };

parentPort?.on("message", ({ file, isSeldomRead }: Task) => {
  const content = readFileSync(file);
  parentPort?.postMessage(isSeldomRead ? compressQuickly(file, content) : compressOnce(file, content));
});

/** Quicker than looking for it in the cache. */
function compressQuickly(file: string, content: Buffer): null {
  writeFileSync(`${file}.br`, brotliAt(QUICK, content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  return null;
}

function compressOnce(file: string, content: Buffer): string {
  const key = createHash("sha256").update(content).digest("hex").slice(0, 32);
  keep(file, `${key}.br`, () => brotliAt(constants.BROTLI_MAX_QUALITY, content));
  keep(file, `${key}.gz`, () => gzipSync(content, { level: 9 }));
  return key;
}

function keep(file: string, name: string, compress: () => Buffer): void {
  const kept = path.join(cache, name);
  if (!existsSync(kept)) {
    const draft = `${kept}.${process.pid}.${threadId}`;
    writeFileSync(draft, compress());
    renameSync(draft, kept);
  }
  copyFileSync(kept, file + path.extname(name));
}

function brotliAt(quality: number, content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
