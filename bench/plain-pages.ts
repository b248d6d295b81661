import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";

const BLOCKS = ["h1", "h2", "h3", "h4", "p", "li", "dt", "dd", "td", "summary"];

/** What a page costs that has the same words and nothing else: it tells a slow machine from a slow page. */
export function servePlainPages(client: string, port: number): void {
  createServer((request, response) => {
    const html = readFileSync(path.join(client, String(request.url), "index.html"), "utf8");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(plainPage(html));
  })
    .listen(port, "127.0.0.1")
    .unref();
}

export function plainPage(html: string): string {
  const [main] = DomUtils.getElementsByTagName("main", parseDocument(html));
  const blocks = main ? DomUtils.findAll(({ name }) => BLOCKS.includes(name), main.children) : [];
  const isInner = (block: (typeof blocks)[number]) =>
    blocks.some((other) => other.parent === block);
  const words = blocks
    .filter((block) => !isInner(block))
    .map((block) => `<p>${escaped(DomUtils.textContent(block))}`);
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>Words</title>${words.join("")}`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
