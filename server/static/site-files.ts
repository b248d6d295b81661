import { createHash } from "node:crypto";
import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import {
  FEED_TYPES,
  FOREVER,
  FRAME_POLICY,
  HASHED_FOLDERS,
  HOST_FILES,
  SEARCH_FOLDER,
  SEARCH_PARTS,
  SEARCH_WORKER,
  WORKER_POLICY,
} from "../../contract/headers.ts";

export type Variant = { body: Buffer; etag: string };

export interface SiteFile {
  type: string;
  cacheControl: string;
  isPage: boolean;
  /** A page's own policy, taken from its meta element, or the worker's; undefined for anything else. */
  policy: string | undefined;
  identity: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
}

export type Files = ReadonlyMap<string, SiteFile>;

const HASHED_FOLDER = `/(?:${HASHED_FOLDERS.join("|")})/`;
const SEARCH_PART = `/${SEARCH_FOLDER}/(?:${SEARCH_PARTS.join("|")})/\\w+_[0-9a-f]{7,}\\.pf_\\w+`;
const HASHED = new RegExp(`^(?:${HASHED_FOLDER}[^/]+\\.[\\w-]{8,}\\.\\w+|${SEARCH_PART})$`);
/** Only at the start of a path: behind a host it would be a url of another site. */
const USE_OF_HASHED = new RegExp(`(?<=["'\\s,(])${HASHED_FOLDER}[\\w.-]+\\.[\\w-]{8,}\\.\\w+`, "g");

/** Reads one file after the other, so that a running server can answer in between. A missing folder has no files. */
export async function readFiles(
  folder: string,
  isWanted = (_path: string) => true,
): Promise<Files> {
  const names = new Set(await listFiles(folder));
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (!isCompressedCopy(name, names) && isWanted(`/${name}`))
      files.set(`/${name}`, await readSiteFile(folder, name, names));
  }
  return files;
}

export const readHashedFiles = (folder: string) => readFiles(folder, (path) => HASHED.test(path));
export const hashedFiles = (files: Files): Files =>
  new Map([...files].filter(([path]) => HASHED.test(path)));

export async function missingFiles(files: Files): Promise<string[]> {
  const faults = files.has("/index.html") ? [] : ["There is no home page."];
  for (const [path, file] of files) {
    if (!file.isPage) continue;
    // Lets the server answer requests between two pages.
    await setImmediate();
    for (const [used] of file.identity.body.toString("utf8").matchAll(USE_OF_HASHED)) {
      if (!files.has(used)) faults.push(`${path} uses ${used}, which is not there.`);
    }
  }
  return faults;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !HOST_FILES.includes(name));
}

/** Compressed copies are encodings of another file and have no path of their own. */
function isCompressedCopy(name: string, names: Set<string>): boolean {
  const original = /^(.+)\.(?:br|gz)$/.exec(name)?.[1];
  return original !== undefined && names.has(original);
}

async function readSiteFile(folder: string, name: string, names: Set<string>): Promise<SiteFile> {
  const type = contentType(name);
  const isPage = type.startsWith("text/html");
  const identity = await readVariant(join(folder, name));
  const compressed = (copy: string) =>
    names.has(copy) ? readVariant(join(folder, copy)) : undefined;
  return {
    type,
    cacheControl: cacheControl(`/${name}`, type),
    isPage,
    policy: isPage ? pagePolicy(identity.body.toString("utf8")) : workerPolicy(`/${name}`),
    identity,
    br: await compressed(`${name}.br`),
    gzip: await compressed(`${name}.gz`),
  };
}

const workerPolicy = (path: string) => (path === SEARCH_WORKER ? WORKER_POLICY : undefined);

async function readVariant(file: string): Promise<Variant> {
  const body = await readFile(file);
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
}

function cacheControl(path: string, type: string): string {
  if (HASHED.test(path)) return FOREVER;
  /** Pages, and the lists their scripts fetch, change with every edit. */
  if (/^(?:text\/html|application\/json);/.test(type)) return "public, max-age=60, must-revalidate";
  return "public, max-age=3600";
}

const FALLBACK_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'";

/** The policy in the page's meta element, or a default, with frame-ancestors added, which works only in a header. */
function pagePolicy(html: string): string {
  const metas = html.slice(0, html.search(/<\/head>|<body/i) >>> 0).match(/<meta\b[^>]*>/gi) ?? [];
  const meta = metas.find((tag) => /http-equiv="?content-security-policy"?/i.test(tag));
  const content = meta && /\bcontent="([^"]*)"/i.exec(meta)?.[1];
  const policy = content ? decodeAttribute(content).trim().replace(/;$/, "") : FALLBACK_POLICY;
  return `${policy}; ${FRAME_POLICY}`;
}

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };

const decodeAttribute = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ...FEED_TYPES,
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".pdf": "application/pdf",
};

export const contentType = (path: string) => TYPES[extname(path)] ?? "application/octet-stream";
