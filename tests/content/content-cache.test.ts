import { expect, test } from "vitest";
import { cacheContent } from "../../site/content/reader/content-files.ts";
import { firm } from "../../site/content/reader/read.ts";
import { posts } from "../../site/content/records/posts.ts";
import { copyOf, FIXTURES } from "./folders.ts";

test("a changed record → read anew, until a build caches the content", () => {
  const content = copyOf(FIXTURES);
  const [article = ""] = content.files("posts");
  const titles = () => posts().map(({ title }) => title);
  content.set(article, "title", "Before");
  expect(titles()).toContain("Before");
  cacheContent();
  const { name } = firm();
  expect(titles()).toContain("Before");
  content.set(article, "title", "While the build runs");
  content.set("firm.yaml", "name", "Another");
  expect(titles()).toContain("Before");
  expect(titles()).not.toContain("While the build runs");
  expect(firm().name).toBe(name);
});
