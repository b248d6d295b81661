import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contentProblems } from "../../site/build/check.ts";
import { answersOn } from "../../site/content/records/answers.ts";
import { posts } from "../../site/content/records/posts.ts";
import { trainings } from "../../site/content/records/trainings.ts";
import { postHtml } from "../../site/outputs/html/post-html.ts";
import { copyOf, FIXTURES } from "./folders.ts";

const POST = "posts/3.md";
const bodyOf = (id: number) =>
  postHtml(posts().find((post) => post.id === id) ?? expect.unreachable());

test("two files for one slug → the second is refused", async () => {
  const content = copyOf(FIXTURES);
  const same = content.read("services/trainings.yaml").replace("order: 4", "order: 7");
  content.write("services/trainings.yml", same);
  expect(await contentProblems()).toMatchObject([
    {
      file: "content/services/trainings.yml",
      line: 1,
      field: "(file name)",
      reason:
        "“trainings” is already the name of content/services/trainings.yaml: rename or delete one of the two.",
    },
  ]);
});

test("a folder or a file missing → a sentence that says which, and where it was looked for", async () => {
  const content = copyOf(FIXTURES);
  const gone = ["posts", "firm.yaml"];
  for (const name of gone) {
    const place = path.join(content.folder, name);
    rmSync(place, { recursive: true });
    expect(await contentProblems()).toContainEqual(
      expect.objectContaining({
        file: `content/${name}`,
        line: 1,
        field: "(file)",
        reason: `This ${name.includes(".") ? "file" : "folder"} is missing; it was looked for at ${place}.`,
      }),
    );
  }
});

test("a record that names a broken rule → read again once the rule is mended", () => {
  const content = copyOf(FIXTURES);
  const rule = content.read("rules/cbam.yaml");
  content.remove("rules/cbam.yaml", "title");
  expect(() => trainings()).toThrow();
  content.write("rules/cbam.yaml", rule);
  expect(trainings()).not.toHaveLength(0);
});

test("a fact the firm does not have → refused in fields and in bodies", async () => {
  const content = copyOf(FIXTURES);
  content.set("services/trainings.yaml", "description", "{frim} teaches.");
  content.write(POST, `${content.read(POST)}\n\nSources of {frim}\n`);
  const found = await contentProblems();
  expect(found.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    "content/posts/3.md body",
    "content/services/trainings.yaml description",
  ]);
});

test("mistakes in several files → all told at once", async () => {
  const content = copyOf(FIXTURES);
  content.remove("posts/1.md", "date");
  content.set("services/green-audit.yaml", "order", "first");
  content.remove("pages/contact.yaml", "hero.title");
  const found = await contentProblems();
  expect(found.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    "content/pages/contact.yaml hero.title",
    "content/posts/1.md date",
    "content/services/green-audit.yaml order",
  ]);
});

test("{firm} and {phone} → filled with the firm's facts", () => {
  const content = copyOf(FIXTURES);
  content.set("firm.yaml", "name", "Acme & Daughters");
  content.set("firm.yaml", "phone", "+91 22222 22222");
  content.write(POST, `${content.read(POST)}\n\nWritten by {firm}, {phone}.\n`);
  expect(bodyOf(3)).toContain("Written by Acme &amp; Daughters, +91 22222 22222.");
});

test("HTML and unsafe links in a body → shown as text, never as markup", () => {
  const content = copyOf(FIXTURES);
  content.write(
    POST,
    `${content.read(POST)}\n\n<img src=x onerror=alert(1)>\n\n[here](javascript:alert(1))\n`,
  );
  expect(bodyOf(3)).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(bodyOf(3)).not.toMatch(/<img|javascript:/);
});

test("a record changed on disk → read anew", () => {
  const content = copyOf(FIXTURES);
  posts();
  content.set(POST, "title", "A title that was changed while the site runs");
  expect(posts().find(({ id }) => id === 3)?.title).toBe(
    "A title that was changed while the site runs",
  );
});

test("answers → on the pages they name, in their order, with the firm's facts", () => {
  copyOf(FIXTURES);
  expect(answersOn("services").map(({ id }) => id)).toEqual(["kettles", "ladders"]);
  expect(answersOn("trainings").map(({ id }) => id)).toEqual(["ribbons"]);
  expect(answersOn("contact")[0]?.answer[0]).toContain("within three working days");
});
