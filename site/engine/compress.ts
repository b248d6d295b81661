import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|css|js|svg|xml|txt|json|data|webmanifest)$/;
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Writes a .br and a .gz beside every text file, so that no server has to compress while a visitor waits. At this
 * strength it is a third of a build's work, so what did not change since the last build is taken from there.
 */
export async function compressFolder(
  folder: string,
  isSeldomRead: (name: string) => boolean,
  cache = path.resolve(".cache/compressed"),
): Promise<void> {
  await mkdir(cache, { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  const used = await Promise.all(
    files.map((name) => compressFile(path.join(folder, name), cache, isSeldomRead(name))),
  );
  const current = new Set(used.flatMap((key) => [`${key}.br`, `${key}.gz`]));
  for (const file of await readdir(cache)) if (!current.has(file)) await rm(path.join(cache, file));
}

async function compressFile(file: string, cache: string, isSeldomRead: boolean): Promise<string> {
  const content = await readFile(file);
  const quality = isSeldomRead ? QUICK : constants.BROTLI_MAX_QUALITY;
  const key = createHash("sha256").update(content).update(`${quality}`).digest("hex").slice(0, 32);
  const brotli = () => brotliAt(quality, content);
  const gzipped = () => toGzip(content, { level: 9 });
  for (const [ending, compress] of Object.entries({ br: brotli, gz: gzipped })) {
    const kept = path.join(cache, `${key}.${ending}`);
    if (!existsSync(kept)) {
      const draft = `${kept}.${process.pid}`;
      await writeFile(draft, await compress());
      await rename(draft, kept);
    }
    await copyFile(kept, `${file}.${ending}`);
  }
  return key;
}

/** A tenth larger than at full strength, in a fortieth of the time. */
const QUICK = 6;

const brotliAt = (quality: number, content: Buffer) =>
  toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
