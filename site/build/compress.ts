import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|css|js|svg|xml|txt|json|ics|rss|atom|webmanifest)$/;

/** Pages take most of the time: one step below the highest quality they take a third of it and become 2 % larger. */
const qualityOf = (file: string) => (file.endsWith(".html") ? 10 : 11);

/** As many as Node has threads for it: more would only fill the memory. */
const AT_ONCE = 4;

/** Writes a .br and a .gz beside every text file, so that no server has to compress while a visitor waits. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  const files = names.map((name) => path.join(folder, name)).values();
  const compressAll = async () => {
    for (const file of files) await compressFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressAll));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
