import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
  FRAME_POLICY,
  HASHED_FOLDERS,
  PART_TYPE,
  SEARCH_FOLDER,
  SEARCH_PARTS,
  securityHeaders,
} from "../../contract/headers.ts";
import { siteConfig } from "../../site/config.ts";
import { temporaryFolder } from "../server/harness/folders.ts";
import { startTestService } from "../server/harness/service.ts";
import { client } from "./pages.ts";

const hashedFolders = () =>
  [...HASHED_FOLDERS, ...SEARCH_PARTS.map((name) => `${SEARCH_FOLDER}/${name}`)].filter((name) =>
    existsSync(path.join(client, name)),
  );

/** The headers a host gives a path by `_headers`, as Netlify and Cloudflare Pages read it. */
function hostHeaders(sitePath: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let isFor = false;
  for (const line of readFileSync(path.join(client, "_headers"), "utf8").split("\n")) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (!name || !value)
      isFor = line.endsWith("*") ? sitePath.startsWith(line.slice(0, -1)) : line === sitePath;
    else if (isFor) found[name] = [...(found[name] ?? []), value];
  }
  return found;
}

it("_headers → what our server sends with a page, a calendar and files of every hashed folder, each header once; parts of pages get those of documents, too", async () => {
  const { siteUrl } = siteConfig();
  const settings = { DATA_DIR: temporaryFolder(), BUILD_DIR: client, SITE_URL: siteUrl };
  const service = await startTestService(settings);
  const files = hashedFolders().map(
    (name) => `/${name}/${readdirSync(path.join(client, name))[0]}`,
  );
  expect(files.length).toBeGreaterThan(1);
  for (const sitePath of ["/", "/contact", "/calendar/all.ics", ...files]) {
    const answer = await fetch(service.url + sitePath);
    const { "content-security-policy": policy, ...others } = hostHeaders(sitePath);
    expect(policy).toEqual([FRAME_POLICY]);
    const isPart = PART_TYPE.test(answer.headers.get("content-type") ?? "");
    if (!isPart) expect(answer.headers.get("content-security-policy")).toContain(FRAME_POLICY);
    const expected = isPart ? securityHeaders(siteUrl) : {};
    const ours = Object.fromEntries(
      Object.keys(others).map((name) => [name, [answer.headers.get(name) ?? expected[name]]]),
    );
    expect([sitePath, others]).toEqual([sitePath, ours]);
    const isCached = answer.headers.get("cache-control")?.includes("immutable") ?? false;
    expect([sitePath, "cache-control" in others]).toEqual([sitePath, isCached]);
  }
});

it("every calendar, feed and Markdown file of the build → of the same type from a host as from our server", async () => {
  const service = await startTestService({ DATA_DIR: temporaryFolder(), BUILD_DIR: client });
  const feeds = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(ics|rss|atom|md)$/.test(file),
  );
  expect(new Set(feeds.map((file) => path.extname(file)))).toEqual(
    new Set([".ics", ".rss", ".atom", ".md"]),
  );
  for (const file of feeds) {
    const sitePath = `/${file.replaceAll(path.sep, "/")}`;
    const type = (await fetch(service.url + sitePath)).headers.get("content-type");
    expect([sitePath, hostHeaders(sitePath)["content-type"]]).toEqual([sitePath, [type]]);
  }
});

it("every file in a hashed folder → may be kept for ever, so that the rule for the folder is true", async () => {
  const service = await startTestService({ DATA_DIR: temporaryFolder(), BUILD_DIR: client });
  for (const folder of hashedFolders()) {
    for (const name of readdirSync(path.join(client, folder)).filter(
      (file) => !/\.(br|gz)$/.test(file),
    )) {
      const { headers } = await fetch(`${service.url}/${folder}/${name}`);
      expect([name, headers.get("cache-control")]).toEqual([
        name,
        expect.stringContaining("immutable"),
      ]);
    }
  }
});

it("_redirects → www leads to the bare domain, an unknown article to the blog's own page", () => {
  const { siteUrl } = siteConfig();
  const lines = readFileSync(path.join(client, "_redirects"), "utf8").trimEnd().split("\n");
  const { host } = new URL(siteUrl);
  expect(lines).toEqual([
    `https://www.${host}/* ${siteUrl}/:splat 301!`,
    "/blog/:post /blog/404.html 404",
  ]);
});

it("files for hosts → are no paths of ours", async () => {
  const service = await startTestService({ DATA_DIR: temporaryFolder(), BUILD_DIR: client });
  for (const name of ["/_headers", "/_redirects"]) {
    expect([name, (await fetch(service.url + name)).status]).toEqual([name, 404]);
  }
});
