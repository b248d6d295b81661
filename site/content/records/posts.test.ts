import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyOf, FIXTURES } from "../../../tests/content/folders.ts";
import { contentProblems } from "../../build/check.ts";
import { postHtml } from "../../outputs/html/post-html.ts";
import { sitePaths } from "./paths.ts";
import { posts } from "./posts.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-15T12:00:00+05:30"), toFake: ["Date"] });
});

afterEach(() => vi.useRealTimers());

const isListed = (id: number) => [
  posts().some((post) => post.id === id),
  sitePaths().includes(`/blog/${id}`),
];

test("an article of a day to come → nowhere until that day begins in India", async () => {
  const content = copyOf(FIXTURES);
  content.add("posts/41.md", "posts/7.md", { date: "2026-11-20", title: "A day to come" });
  expect(await contentProblems()).toEqual([]);
  vi.setSystemTime(new Date("2026-11-19T23:59:00+05:30"));
  expect(isListed(41)).toEqual([false, false]);
  vi.setSystemTime(new Date("2026-11-20T00:00:00+05:30"));
  expect(isListed(41)).toEqual([true, true]);
  expect(posts()[0]?.title).toBe("A day to come");
});

test("draft: true → nowhere, whatever its day", () => {
  const content = copyOf(FIXTURES);
  content.add("posts/41.md", "posts/7.md", { draft: true });
  expect(isListed(41)).toEqual([false, false]);
});

test("an article of a title and words alone → all else from its words; without either, nowhere", async () => {
  const content = copyOf(FIXTURES);
  const words = [
    "## Before the gate",
    "See [the harbour](/contact) and **keep** its log, as Dr. Quill did. {cbam.sale} It tells who came.",
    "- An item\n- Another",
    "The harbour notes of a year fill one shelf, and nobody has read them since the gate was shut in the spring.",
  ].join("\n\n");
  const write = (title: string, body: string) =>
    content.write("posts/41.md", `---\n${title}\ndate: 2026-11-01\n---\n${body}\n`);
  write("title: A year of harbour notes", words);
  expect(await contentProblems()).toEqual([]);
  const start = "See the harbour and keep its log, as Dr. Quill did. It tells who came.";
  const rest =
    " The harbour notes of a year fill one shelf, and nobody has read them since the gate was shut in the spring.";
  expect(posts().find(({ id }) => id === 41)).toMatchObject({
    ...{
      category: "Harbour Notes",
      tags: ["Harbour Notes"],
      author: undefined,
      by: "Verdant Ledger",
    },
    excerpt: start + rest,
    seo: { title: "A year of harbour notes", description: start },
    picture: { name: "ripples" },
  });
  for (const [title, body] of [
    ["draft: false", words],
    ["title: A year", " \n"],
  ] as const) {
    write(title, body);
    expect(await contentProblems()).toEqual([]);
    expect(isListed(41)).toEqual([false, false]);
  }
});

test("a link to an article that is kept back → told, unless it is kept back itself", async () => {
  const content = copyOf(FIXTURES);
  content.add("posts/41.md", "posts/7.md", { draft: true });
  content.add("posts/42.md", "posts/7.md", { draft: true });
  content.write("posts/42.md", `${content.read("posts/42.md")}\n\n[first](/blog/41)\n`);
  expect(await contentProblems()).toEqual([]);
  content.write("posts/7.md", `${content.read("posts/7.md")}\n\n[first](/blog/41)\n`);
  expect(await contentProblems()).toMatchObject([
    {
      file: "content/posts/7.md",
      field: "body",
      reason: expect.stringContaining("/blog/41 is not out yet"),
    },
  ]);
});

test("the firm's name in a heading → in the list of headings too, and a link to it is followed", async () => {
  const content = copyOf(FIXTURES);
  const before = content.read("posts/7.md");
  content.write(
    "posts/7.md",
    `${before}\n\n## Why {firm} counts\n\n[there](#why-verdant-ledger-counts)\n`,
  );
  expect(
    posts()
      .find(({ id }) => id === 7)
      ?.contents.at(-1),
  ).toEqual({
    id: "why-verdant-ledger-counts",
    title: "Why Verdant Ledger counts",
  });
  expect(await contentProblems()).toEqual([]);
  for (const broken of [
    "#why-firm-counts",
    "/privacy-policy#cookie-jar",
    "/corporate-trainings#esg",
  ]) {
    content.write("posts/7.md", `${before}\n\n[there](${broken})\n`);
    expect(await contentProblems()).toMatchObject([
      {
        file: "content/posts/7.md",
        field: "body",
        reason: expect.stringContaining(`There is no ${broken.replace(/^.*#/, "#")}`),
      },
    ]);
  }
});

test("a photograph in a text → in sizes to choose from, with its proportions, description and caption", () => {
  const content = copyOf(FIXTURES);
  const photo = '![Trees & "ledgers"](photos/orchard.jpg "The orchard in May")';
  content.write("posts/7.md", `${content.read("posts/7.md")}\n\n${photo}\n`);
  const html = postHtml(posts().find(({ id }) => id === 7) ?? expect.unreachable());
  expect(html).toMatch(
    /<figure><picture><source type="image\/avif" srcset="\/photos\/orchard-480\.\w+\.avif 480w, /,
  );
  expect(html).toMatch(
    /<img src="\/photos\/orchard-\d+\.\w+\.webp" srcset="[^"]+" sizes="[^"]+" width="\d+" height="\d+" alt="Trees &amp; &quot;ledgers&quot;" loading="lazy"/,
  );
  expect(html).toContain("<figcaption>The orchard in May</figcaption></figure>");
  expect(html).not.toContain("<p><figure>");
});
