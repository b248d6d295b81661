import { expect, test } from "./test.ts";

test("blog and article → name the feeds of the blog, and each is there with the type it says", async ({
  page,
  request,
}) => {
  for (const path of ["/blog", "/blog/1"]) {
    await page.goto(path);
    const feeds = await page
      .locator('head link[rel="alternate"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute("type"), link.getAttribute("href")]),
      );
    expect(feeds).toEqual([
      ["application/rss+xml", "/blog/feed.rss"],
      ["application/atom+xml", "/blog/feed.atom"],
      ["application/feed+json", "/blog/feed.json"],
    ]);
    for (const [type = "", href = ""] of feeds) {
      const answer = await request.get(href ?? "");
      // Hosts know no other type for the ending of the last one, and its standard allows this.
      const expected = type === "application/feed+json" ? "application/json" : type;
      expect(answer.headers()["content-type"]).toContain(expected);
    }
  }
});

test("a feed → well-formed for the browser's own parser, with full text", async ({
  page,
  request,
}) => {
  await page.goto("/blog");
  for (const [feed, root, entry] of [
    ["/blog/feed.rss", "rss", "item"],
    ["/blog/feed.atom", "feed", "entry"],
  ] as const) {
    const text = await (await request.get(feed)).text();
    const read = await page.evaluate(
      ([xml, name]) => {
        const document = new DOMParser().parseFromString(xml, "application/xml");
        const entries = [...document.getElementsByTagName(name)];
        return {
          root: document.documentElement.nodeName,
          error: document.querySelector("parsererror")?.textContent,
          texts: entries.map(({ textContent }) => textContent?.length ?? 0),
        };
      },
      [text, entry] as const,
    );
    expect(read).toMatchObject({ root, error: undefined });
    expect(read.texts).toHaveLength(20);
    expect(Math.max(...read.texts), "articles, not excerpts").toBeGreaterThan(2_000);
  }
});
