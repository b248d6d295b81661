import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { posts } from "../../content/records/posts.ts";
import { ArticleBody } from "./article-body.tsx";
import { blogPostCopy } from "./copy.ts";

test.each([
  ["one paragraph", "Only one.", ["Only one.", "THE DRAWING"]],
  [
    "three paragraphs",
    "The first.\n\nThe second.\n\nThe third.",
    ["The second.", "THE DRAWING", "The third."],
  ],
])(
  "a drawing in a text of %s → after the second one at the latest, and nothing is cut",
  (_, body, inOrder) => {
    const post = posts().find(({ split }) => split);
    if (!post?.split) throw new Error("No article of the fixtures has a drawing.");
    const short = { ...post, body, margin: [], split: { ...post.split, title: "THE DRAWING" } };
    const html = renderToStaticMarkup(<ArticleBody post={short} labels={blogPostCopy().labels} />);
    expect(html).toMatch(new RegExp(inOrder.join(".*"), "s"));
  },
);
