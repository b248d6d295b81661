import { describe, expect, test } from "vitest";
import { type Document, isMap, isScalar, type Pair, visit } from "yaml";
import { contentProblems } from "../../site/build/check.ts";
import { type ContentCopy, changesTo, copyOf, FIXTURES, filesOf, LIVE, split } from "./folders.ts";

describe("what an editor may do", () => {
  test("any word of any text changed → no complaint", async () => {
    const content = changesTo(LIVE);
    for (const file of content.files(".").filter((name) => name !== "firm.yaml")) {
      content.change(file, rewordRecord);
      const { body } = split(content.read(file));
      if (body)
        content.write(
          file,
          content.read(file).replace(body, () => reworded(body)),
        );
    }
    expect(await contentProblems(content.changes)).toEqual([]);
  });

  test("other facts of the firm → no complaint", async () => {
    const content = changesTo(LIVE);
    content.change("firm.yaml", (firm) => {
      firm.set("name", "Another & Daughters");
      firm.set("legalName", "Another & Daughters Private Limited");
      firm.set("domain", "another.example");
      firm.set("email", "desk@another.example");
      firm.set("phone", "+91 33333 33333");
      firm.set("sample", []);
    });
    expect(await contentProblems(content.changes)).toEqual([]);
  });

  test("another fee, other dates, another name → no complaint", async () => {
    const content = changesTo(LIVE);
    for (const file of content.files("trainings")) {
      content.set(file, "fee", 123456);
      content.set(file, "runs.0.sessions", [
        { start: "2031-02-28", end: "2031-03-02" },
        { start: "2031-04-05", end: "2031-04-05" },
      ]);
    }
    for (const file of content.files("team")) content.set(file, "name", `Dr. ${file}`);
    for (const file of content.files("posts")) content.set(file, "date", "2026-01-01");
    expect(await contentProblems(content.changes)).toEqual([]);
  });

  test("one more person with a photograph, training and article → no complaint", async () => {
    const content = copyOf(LIVE);
    const [person = "", training = "", article = ""] = ["team", "trainings", "posts"].map(
      (folder) => content.files(folder)[0],
    );
    await content.photograph("photos/trial-person.jpg", 640, 800);
    await content.photograph("photos/trial-view.jpg", 960, 600);
    const view = { name: "photos/trial-view.jpg", alt: "A view." };
    content.add("team/one-more.yaml", person, {
      order: content.files("team").length + 1,
      name: "One More",
      photo: "photos/trial-person.jpg",
    });
    content.add("trainings/one-more.yaml", training, {
      title: "One More Training",
      trainer: "one-more",
      picture: view,
      "seo.title": "One more training",
      "seo.description":
        "One more training, described in a sentence of its own that is long enough to print.",
    });
    content.add("posts/9999.md", article, {
      title: "One more article",
      author: "one-more",
      picture: view,
      "seo.title": "One more article",
      "seo.description":
        "One more article, described in a sentence of its own that is long enough to print.",
    });
    content.set("pages/home.yaml", "hero.picture", {
      ...view,
      caption: "A view, in one sentence.",
    });
    expect(await contentProblems()).toEqual([]);
  });
});

const values: Array<[mistake: string, file: string, field: string, value: unknown]> = [
  [
    "sessions that overlap",
    "trainings/two-weekend-almanac.yaml",
    "runs.0.sessions.1.start",
    "2025-12-07",
  ],
  [
    "an end before the start",
    "trainings/tide-reporting.yaml",
    "runs.0.sessions.0.end",
    "2025-11-13",
  ],
  ["a trainer nobody knows", "trainings/signal-flags.yaml", "trainer", "nobody"],
  ["an author nobody knows", "posts/7.md", "author", "nobody"],
  ["a drawing there is not", "pages/home.yaml", "hero.picture.name", "no-such-drawing"],
  ["a photograph there is not", "posts/2.md", "picture.name", "photos/absent.jpg"],
  ["a link of a page that leads nowhere", "pages/home.yaml", "hero.primary.to", "/servces"],
  [
    "a link to a training without a page",
    "pages/home.yaml",
    "closing.action.to",
    "/trainings/coming-soon-compass",
  ],
  ["a field nobody reads", "pages/contact.yaml", "hero.subtitle", "Hello"],
  ["a day no calendar has", "posts/1.md", "date", "2025-02-30"],
  ["a fact the firm does not have", "services/trainings.yaml", "description", "{frim} teaches."],
];

type Edit = (content: ContentCopy) => unknown;

const edits: Array<[mistake: string, file: string, field: string, edit: Edit]> = [
  [
    "a field that is missing",
    "trainings/signal-flags.yaml",
    "fee",
    (content) => content.remove("trainings/signal-flags.yaml", "fee"),
  ],
  [
    "a list of another length than its drawing has places for",
    "pages/services/green-audit.yaml",
    "sections.3.items",
    (content) => content.remove("pages/services/green-audit.yaml", "sections.3.items.2"),
  ],
  [
    "an article whose file is not a number",
    "posts/one-more.md",
    "(file name)",
    (content) => content.add("posts/one-more.md", "posts/7.md", {}),
  ],
  [
    "YAML that cannot be read",
    "team/finn-oakes.yaml",
    "(file)",
    (content) => content.write("team/finn-oakes.yaml", "name: [Finn"),
  ],
];

const photographs: Array<[mistake: string, file: string, field: string, edit: Edit]> = [
  [
    "a photograph that is too small",
    "posts/2.md",
    "picture.name",
    (content) => content.photograph("photos/orchard.jpg", 900, 600),
  ],
  [
    "a portrait that is too small",
    "team/ada-quill.yaml",
    "photo",
    (content) => content.photograph("photos/ada-quill.jpg", 500, 625),
  ],
];

describe("what the check refuses, by file and field", () => {
  test("links of the header and the footer that lead nowhere, at every level", async () => {
    const content = changesTo(FIXTURES);
    let links = 0;
    content.change("navigation.yaml", (navigation) =>
      visit(navigation, {
        Pair(_key, pair) {
          if (keyOf(pair) !== "to" || !isScalar(pair.value)) return;
          pair.value.value = "/nowhere";
          links += 1;
        },
      }),
    );
    const problems = await contentProblems(content.changes);
    expect(new Set(problems.map(({ field }) => field)).size).toBe(links);
    for (const field of ["main.1.to", "main.1.children.1.children.0.to", "footer.0.links.1.to"])
      expect(problems).toContainEqual(
        expect.objectContaining({
          file: "content/navigation.yaml",
          line: expect.any(Number),
          field,
          reason: expect.stringContaining("/nowhere"),
        }),
      );
  });

  test.each(values)("%s", async (_mistake, file, field, value) => {
    const content = changesTo(FIXTURES);
    content.set(file, field, value);
    expect(await contentProblems(content.changes)).toMatchObject(oneProblem(file, field));
  });

  test.each(edits)("%s", async (_mistake, file, field, edit) => {
    const content = changesTo(FIXTURES);
    edit(content);
    expect(await contentProblems(content.changes)).toMatchObject(oneProblem(file, field));
  });

  test.each(photographs)("%s", async (_mistake, file, field, edit) => {
    await edit(copyOf(FIXTURES));
    expect(await contentProblems()).toMatchObject(oneProblem(file, field));
  });
});

const oneProblem = (file: string, field: string) => [
  {
    file: `content/${file}`,
    line: expect.any(Number),
    field,
    reason: expect.stringMatching(/^.+[.?"”]$/),
  },
];

/** Fields that hold names, paths or one of a few values, and no text of an editor's own. */
const NAMES = [
  "leads",
  "after",
  "applies",
  "format",
  "from",
  "icon",
  "id",
  "jurisdiction",
  "kind",
  "lane",
  "milestone",
  "opens",
  "part",
  "penalty",
  "photo",
  "questions",
  "row",
  "rule",
  "rules",
  "sample",
  "sector",
  "shown",
  "source",
  "sourcesTo",
  "state",
  "to",
  "type",
  "units",
  "yes",
  "url",
];

/** The same, where the value is no part with fields of its own. */
const ONE_OF = ["form", "header", "layout", "tone", "topic", "under"];

/** What one record calls another by. */
const RECORDS = new Set(filesOf(LIVE).map((file) => file.replace(/^.*\/|\.\w+$/g, "")));

function rewordRecord(record: Document): void {
  visit(record, {
    Pair(_key, pair) {
      const key = keyOf(pair);
      if (NAMES.includes(key) || (ONE_OF.includes(key) && isScalar(pair.value))) return visit.SKIP;
      if (key !== "picture" || !isMap(pair.value)) return;
      for (const words of ["alt", "caption"])
        if (pair.value.has(words)) pair.value.set(words, reworded(String(pair.value.get(words))));
      return visit.SKIP;
    },
    Scalar(key, node) {
      if (key === "key" || typeof node.value !== "string" || RECORDS.has(node.value)) return;
      node.value = reworded(node.value);
    },
  });
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}

/** Every longer word backwards, so of the same length. Paths and addresses, the firm's facts and [rule] stay. */
function reworded(text: string): string {
  return text.replace(/\S+/g, (token) =>
    /[/@{[`]/.test(token)
      ? token
      : token.replace(/\b[a-z]{4,}\b/g, (word) => [...word].reverse().join("")),
  );
}
