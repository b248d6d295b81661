import { createHash } from "node:crypto";
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|css|js|svg|xml|txt|json|ics|rss|atom|md|webmanifest)$/;

/** The Brotli quality. One step below the highest, pages take a third of the time and become 2 % larger. */
const qualityOf = (file: string) => (file.endsWith(".html") ? 10 : 11);

/** As many as Node has threads for: more would only use memory. */
const AT_ONCE = 4;

/** The cache has hard links into folders made before: it takes no room, and drops what no folder has. */
export async function compressFiles(folder: string, cache = path.resolve(".cache/compressed")) {
  await mkdir(cache, { recursive: true });
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    COMPRESSIBLE.test(name),
  );
  const files = names.map((name) => path.join(folder, name)).values();
  const compressAll = async () => {
    for (const file of files) await compressFile(file, cache);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressAll));
  for (const name of await readdir(cache)) {
    const entry = path.join(cache, name);
    if ((await stat(entry).catch(() => undefined))?.nlink === 1) await rm(entry, { force: true });
  }
}

async function compressFile(file: string, cache: string): Promise<void> {
  const content = await readFile(file);
  const { brotli, zlib } = process.versions;
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) };
  const ways = [
    {
      ending: ".br",
      by: `${brotli} ${qualityOf(file)}`,
      make: () => brotliCompressed(content, { params }),
    },
    { ending: ".gz", by: `${zlib} 9`, make: () => gzipped(content, { level: 9 }) },
  ];
  for (const { ending, by, make } of ways) {
    const key = createHash("sha256").update(`${by}\n`).update(content).digest("hex");
    const entry = path.join(cache, key + ending);
    // Never written over: it may be a link to what the cache has.
    await rm(file + ending, { force: true });
    try {
      await link(entry, file + ending);
    } catch {
      await writeFile(file + ending, await make());
      // A link to a whole file. On another disk there can be none: then it is compressed again the next time.
      await link(file + ending, entry).catch(() => {});
    }
  }
}

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);
