import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forms-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const POLICY = "default-src &#x27;self&#x27;; script-src &#x27;self&#x27; &#x27;sha256-abc=&#x27;";

const page = (title: string) =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${POLICY}"/><title>${title}</title></head><body>${title}</body></html>`;

const FILES: Record<string, string> = {
  "index.html": page("Home"),
  "contact/index.html": page("Contact"),
  "thank-you/index.html": page("Thank you"),
  "cbam-thank-you/index.html": page("Checklist thank you"),
  "blog/index.html": page("Blog"),
  "blog/1/index.html": page("Post"),
  "blog/404.html": page("Post Not Found"),
  "404.html": page("Page not found"),
  "blog/1.data": '[{"_1":2}]',
  "assets/site-4f3a.js": "export const answer = 42;".repeat(40),
  "robots.txt": "User-agent: *\nAllow: /\n",
  "downloads/10-point-cbam-readiness-checklist.pdf": "%PDF-1.7 ten points",
};

/** A small build like the site's: pages, an asset, compressed copies, and the checklist. */
export function fixtureSite(files: Record<string, string> = FILES): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (/\.(html|js|txt)$/.test(path)) {
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content));
    }
  }
  return folder;
}
