import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import {
  FEED_TYPES,
  FOREVER,
  FRAME_POLICY,
  HASHED_FOLDERS,
  SEARCH_FOLDER,
  SEARCH_PARTS,
  securityHeaders,
} from "../../contract/headers.ts";
import { siteConfig } from "../config.ts";
import { rules } from "../content/records/rules.ts";
import { BLOG_FEEDS, CHANGE_FEED } from "../outputs/feeds/feeds.ts";
import { ruleMarkdown } from "../outputs/rules/rule-file.ts";

/** Writes `_headers` and `_redirects`, so that hosts such as Netlify and Cloudflare Pages do what our server does. */
export const hostFiles = (): AstroIntegration => ({
  name: "site:hosts",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const { siteUrl } = siteConfig();
      const hashed = [...HASHED_FOLDERS, ...SEARCH_PARTS.map((name) => `${SEARCH_FOLDER}/${name}`)];
      const folders = hashed.filter((name) => existsSync(fileURLToPath(new URL(name, dir))));
      await writeFile(new URL("_headers", dir), headersFile(siteUrl, folders));
      await writeFile(new URL("_redirects", dir), redirectsFile(siteUrl));
    },
  },
});

type Line = [path: string, headers: Record<string, string>];

/** No header is in two rules for one path: some hosts join the values, others take the last. */
function headersFile(siteUrl: string, folders: string[]): string {
  const feeds = [
    ...[...BLOG_FEEDS, CHANGE_FEED].map(({ path }) => path),
    ...rules().map(ruleMarkdown),
  ];
  const types = new Map(Object.entries(FEED_TYPES));
  const lines: Line[] = [
    // All files get the headers of pages: a page for unknown paths can be at any of these.
    ["/*", { ...securityHeaders(siteUrl), "content-security-policy": FRAME_POLICY }],
    ["/calendar/*", { "content-type": FEED_TYPES[".ics"] }],
    // Each with a line of its own: not every host reads a “*” before an ending.
    ...feeds.flatMap((path): Line[] => {
      const type = types.get(extname(path));
      return type ? [[path, { "content-type": type }]] : [];
    }),
    ...folders.map((name): Line => [`/${name}/*`, { "cache-control": FOREVER }]),
  ];
  return lines
    .map(([path, headers]) => {
      const own = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${own.join("")}`;
    })
    .join("");
}

/** A host that does not support a line ignores it. */
function redirectsFile(siteUrl: string): string {
  const { protocol, host } = new URL(siteUrl);
  return [
    `${protocol}//www.${host}/* ${siteUrl}/:splat 301!`,
    // For hosts that use only the 404.html at the root.
    "/blog/:post /blog/404.html 404",
    "",
  ].join("\n");
}
