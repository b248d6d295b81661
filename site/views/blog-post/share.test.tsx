import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { posts } from "../../content/records/posts.ts";
import { blogPostCopy } from "./copy.ts";
import { share } from "./share.ts";
import { Sidebar } from "./sidebar.tsx";

const page = { title: "An article", url: "https://verdant-ledger.example/blog/1" };

test("a browser that shares → is handed title and url, and nothing is said", async () => {
  const shared = vi.fn(async () => {});
  expect(await share(page, { share: shared })).toBeUndefined();
  expect(shared).toHaveBeenCalledWith(page);
});

test("the visitor closes the sheet → nothing is said, nothing is copied", async () => {
  const writeText = vi.fn(async () => {});
  const browser = {
    share: () => Promise.reject(new DOMException("", "AbortError")),
    clipboard: { writeText },
  };
  expect(await share(page, browser)).toBeUndefined();
  expect(writeText).not.toHaveBeenCalled();
});

test("no sheet → the url is copied, and that is said", async () => {
  const writeText = vi.fn(async () => {});
  expect(await share(page, { clipboard: { writeText } })).toMatchObject({ title: "Link copied" });
  expect(writeText).toHaveBeenCalledWith(page.url);
});

test.each([
  ["no clipboard", {}],
  ["a clipboard that refuses", { clipboard: { writeText: () => Promise.reject(new Error("no")) } }],
])("%s → the url is shown", async (_, browser) => {
  expect(await share(page, browser)).toMatchObject({ text: page.url });
});

test.each([
  [true, /data-share/, /implemented/],
  [false, /This feature isn&#x27;t implemented yet/, /data-share/],
])("SHARE on: %s → the button does that and nothing else", (shares, has, lacks) => {
  const [post] = posts();
  if (!post) throw new Error("The fixtures hold no article.");
  const related = { items: [], sameCategory: true };
  const html = renderToStaticMarkup(
    <Sidebar
      author={post.author}
      related={related}
      labels={blogPostCopy().labels}
      canShare={shares}
    />,
  );
  expect(html).toMatch(has);
  expect(html).not.toMatch(lacks);
});
