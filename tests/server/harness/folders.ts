import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";

/** A firm that does not exist, so that no word of content/ can break a test. */
export const FIXTURE_CONTENT = fileURLToPath(new URL("../../fixtures/content", import.meta.url));

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forms-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** As strict as the build's own, and written as strangely as HTML allows. */
const POLICY =
  "default-src &#x27;none&#x27;; script-src 'self' &#39;sha256-abc=&#39;; base-uri 'none'";

const page = (title: string) =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${POLICY}"/><title>${title}</title></head><body>${title}</body></html>`;

/** Names that hold a hash of the content, as the build gives them: such a file never changes. */
export const HASHED_FILES = [
  "/assets/site.C1eXT-9g.js",
  "/art/carbon-strata-wide.26a1ef46.svg",
  "/photos/campus-960.0f3c9a51.webp",
  "/cards/contact.9b1d77e2.png",
  "/pagefind/fragment/en_2c70986.pf_fragment",
  "/pagefind/index/en_fc8caab1.pf_index",
];

const FILES: Record<string, string> = {
  "index.html": page("Home"),
  "contact/index.html": page("Contact"),
  "thank-you/index.html": page("Thank you"),
  "tools/obligations/index.html": page("Obligation finder"),
  "cbam-thank-you/index.html": page("Checklist thank you"),
  "blog/index.html": page("Blog"),
  "blog/1/index.html": page("Post"),
  "blog/404.html": page("Post Not Found"),
  "404.html": page("Page not found"),
  "blog/articles.json": '[{"id":1}]',
  "blog/feed.rss": "<rss/>",
  "blog/feed.atom": "<feed/>",
  "calendar/all.ics": "BEGIN:VCALENDAR",
  "rules/cbam.md": "# A rule",
  "sitemap-index.xml": "<sitemapindex/>",
  "sitemap-0.xml": "<urlset/>",
  "robots.txt": "User-agent: *\nAllow: /\n",
  "favicon.svg": "<svg/>",
  "site.webmanifest": "{}",
  "pagefind/pagefind-entry.json": "{}",
  "pagefind/pagefind.js": "export {};",
  "pagefind/pagefind-worker.js": "close();",
  "mail/picture.png": "a picture",
  ...Object.fromEntries(
    HASHED_FILES.map((path) => [path.slice(1), "export const answer = 42;".repeat(40)]),
  ),
  "downloads/10-point-cbam-readiness-checklist.pdf": "%PDF-1.7 ten points",
};

/** A small build like the site's: a few files of each kind, compressed copies, and the checklist. */
export function fixtureSite(files = FILES): string {
  return writeSite(temporaryFolder(), files);
}

/** Writes such a build into a folder, and returns it. */
export function writeSite(folder: string, files = FILES): string {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!/\.(html|js|txt)$/.test(path)) continue;
    const { br, gz } = compressed(content);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }
  return folder;
}

const known = new Map<string, { br: Buffer; gz: Buffer }>();

/** Hundreds of tests ask for the same few files. */
function compressed(content: string) {
  const copies = known.get(content) ?? { br: brotliCompressSync(content), gz: gzipSync(content) };
  known.set(content, copies);
  return copies;
}
