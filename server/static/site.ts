import { createHash } from "node:crypto";
import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { contentType } from "./types.ts";

export interface Variant {
  body: Buffer;
  etag: string;
}

export interface SiteFile {
  type: string;
  cacheControl: string;
  /** The page's own policy, taken from its meta element; undefined for anything but HTML. */
  policy: string | undefined;
  identity: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
}

type Found =
  | { kind: "file"; file: SiteFile }
  | { kind: "moved"; path: string }
  | { kind: "missing"; page: SiteFile | undefined };

export interface Site {
  /** Whether the folder holds a built site at all. */
  readonly present: boolean;
  find(path: string): Found;
  /** The file at an address written as the site writes it: no query, nothing to decode, nothing to redirect. */
  exact(url: string): SiteFile | undefined;
  hasPage(path: string): boolean;
  file(path: string): SiteFile | undefined;
}

/** Files whose name changes with their content. Only the build writes into these folders. */
const HASHED = /^\/(?:assets|art|cards|photos)\/[^/]+\.[\w-]{8,}\.\w+$/;
const NOT_FOUND_PAGE = /\/404\.html$/;

/**
 * Reads the whole build into memory. A request is then one look-up in a map: nothing it says can reach the disk.
 */
export function loadSite(folder: string): Site {
  const files = new Map<string, SiteFile>();
  for (const path of listFiles(folder)) {
    if (!isSibling(folder, path)) files.set(`/${path}`, readSiteFile(folder, path));
  }
  const pages = new Map<string, SiteFile>();
  for (const [path, file] of files) {
    if (NOT_FOUND_PAGE.test(path)) continue;
    if (path.endsWith("/index.html")) pages.set(path.slice(0, -"/index.html".length) || "/", file);
    else pages.set(path, file);
  }

  /** A folder may have a page of its own for what is missing right below it, as /blog has for an unknown article. */
  const notFoundPage = (path: string): SiteFile | undefined => {
    const bare = withoutEnd(path);
    return files.get(`${bare.slice(0, bare.lastIndexOf("/"))}/404.html`) ?? files.get("/404.html");
  };

  return {
    present: pages.has("/"),
    file: (path) => files.get(path),
    exact: (url) => pages.get(url),
    hasPage: (path) => pages.get(path)?.policy !== undefined,
    find(path) {
      const file = pages.get(path);
      if (file) return { kind: "file", file };
      const bare = withoutEnd(path) || "/";
      if (bare !== path && pages.has(bare)) return { kind: "moved", path: bare };
      return { kind: "missing", page: notFoundPage(path) };
    },
  };
}

/** "/contact" for /contact/ and /contact/index.html. No pattern: it would go over thousands of slashes again and again. */
function withoutEnd(path: string): string {
  let end = path.endsWith("/index.html") ? path.length - "index.html".length : path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end);
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries: Dirent[] = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

/** The build's compressed copies are encodings of a file, not addresses of their own. */
function isSibling(folder: string, path: string): boolean {
  const original = /^(.+)\.(?:br|gz)$/.exec(path)?.[1];
  return original !== undefined && existsSync(join(folder, original));
}

function readSiteFile(folder: string, path: string): SiteFile {
  const type = contentType(path);
  const body = readFileSync(join(folder, path));
  const isPage = type.startsWith("text/html");
  return {
    type,
    cacheControl: cacheControl(`/${path}`, type),
    policy: isPage ? pagePolicy(body.toString("utf8")) : undefined,
    identity: { body, etag: strongEtag(body) },
    br: readVariant(join(folder, `${path}.br`)),
    gzip: readVariant(join(folder, `${path}.gz`)),
  };
}

function readVariant(file: string): Variant | undefined {
  if (!existsSync(file)) return undefined;
  const body = readFileSync(file);
  return { body, etag: strongEtag(body) };
}

const strongEtag = (body: Buffer) =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;

function cacheControl(path: string, type: string): string {
  if (HASHED.test(path)) return "public, max-age=31536000, immutable";
  /** Pages, and the lists their scripts fetch, change with every edit. */
  if (/^(?:text\/html|application\/json);/.test(type)) return "public, max-age=60, must-revalidate";
  return "public, max-age=3600";
}

const FALLBACK_POLICY = "default-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'";

/** frame-ancestors is ignored in a meta element, so the header carries the page's policy with it added. */
function pagePolicy(html: string): string {
  const head = html.slice(0, html.search(/<\/head>|<body/i) >>> 0);
  const meta = head
    .match(/<meta\b[^>]*>/gi)
    ?.find((tag) => /http-equiv="?content-security-policy"?/i.test(tag));
  const content = meta && /\bcontent="([^"]*)"/i.exec(meta)?.[1];
  const policy = content ? decodeAttribute(content).trim().replace(/;$/, "") : FALLBACK_POLICY;
  return `${policy}; frame-ancestors 'none'`;
}

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };

function decodeAttribute(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}
