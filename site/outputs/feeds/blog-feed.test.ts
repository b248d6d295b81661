import { DomUtils, parseDocument, parseFeed } from "htmlparser2";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { posts } from "../../content/records/posts.ts";
import { postHtml } from "../html/post-html.ts";
import { articleHtml, blogFeed } from "./feeds.ts";

const feed = () => blogFeed({ title: "Ledger", description: "News", updatedLabel: "Updated on" });
const SITE = "https://verdant-ledger.example";

beforeEach(() => vi.stubEnv("CONTENT_DIR", "tests/fixtures/content"));
afterEach(() => vi.unstubAllEnvs());

describe.each([
  ["RSS", () => feed().rss2()],
  ["Atom", () => feed().atom1()],
])("%s", (_, write) => {
  test("→ the newest articles in order, by their own full urls", () => {
    const read = parseFeed(write());
    const newest = posts().slice(0, 20);
    expect(read?.items.map(({ id, link, title }) => [id, link, title])).toEqual(
      newest.map(({ id, title }) => [`${SITE}/blog/${id}`, `${SITE}/blog/${id}`, title]),
    );
  });

  test("→ changed with its articles, not with the build", () => {
    vi.useFakeTimers({ now: new Date("2027-01-01") });
    const before = write();
    vi.setSystemTime("2027-08-01");
    expect(write()).toBe(before);
    vi.useRealTimers();
  });
});

test("JSON → the same articles with full text, authors, and both dates", () => {
  const read = JSON.parse(feed().json1());
  expect(read.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(read.feed_url).toBe(`${SITE}/blog/feed.json`);
  const first = read.items.find(({ id }: { id: string }) => id === `${SITE}/blog/1`);
  expect(first).toMatchObject({
    date_published: "2025-05-19T18:30:00.000Z",
    date_modified: "2026-01-31T18:30:00.000Z",
  });
  expect(first.content_html).toContain("Is it comparable with last year?");
});

test("an article → whole, its links absolute, what was corrected first", () => {
  const post =
    posts().find(({ id }) => id === 1) ?? expect.unreachable("the fixtures have no article 1");
  const updated = post.updated && { ...post.updated, label: "Updated on" };
  const html = articleHtml(postHtml(post), updated);
  expect(html).toMatch(/^<blockquote><p><strong>Updated on 1 Feb 2026/);
  expect(html).toContain("a sixth time &amp; found &lt; full.");
  const links = DomUtils.getElementsByTagName("a", parseDocument(html), true);
  const targets = links.map(({ attribs: { href = "" } }) => href);
  expect(targets).toContain(`${SITE}/trainings-calendar`);
  expect(targets.filter((target) => !/^(https|mailto):/.test(target))).toEqual([]);
  expect(html).not.toMatch(/ (class|tabindex|data-\w+|hidden)=/);
});

test("a photograph in an article → one size with its full url and description", () => {
  const html =
    '<figure><picture><source srcset="/photos/a.avif 480w"><img src="/photos/a.webp" srcset="/photos/a.webp 480w" width="4" height="3" alt="A tree" loading="lazy"></picture></figure>';
  expect(articleHtml(html)).toBe(
    `<figure><picture><img src="${SITE}/photos/a.webp" width="4" height="3" alt="A tree"></picture></figure>`,
  );
});

test("a statement with several wordings → only the one that is true", () => {
  const html =
    '<p>So: <span data-until="2030-01-01">It is due.</span><span data-from="2030-01-02" hidden>It was due.</span></p>';
  expect(articleHtml(html)).toBe("<p>So: <span>It is due.</span></p>");
});
