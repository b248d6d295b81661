import { expect, test } from "vitest";
import { copyOf, FIXTURES } from "../../../tests/content/folders.ts";
import { contentProblems } from "../../build/check.ts";
import { postHtml } from "../../outputs/html/post-html.ts";
import { inFile, reasonIn } from "../reader/problem-words.ts";
import { ContentError, type Problem } from "../reader/problems.ts";
import { datedText, parseDated, plain } from "./dated-text.ts";
import { markdownToHtml } from "./markdown.ts";
import { posts } from "./posts.ts";
import { deadlinesOf, findStatement, rules } from "./rules.ts";

const RULE = "rules/cbam.yaml";

test("forms of a statement → each holds until the day before the next", () => {
  expect(findStatement("cbam.sale")).toMatchObject([
    { from: undefined, until: "2098-01-31" },
    { from: "2098-02-01", until: undefined },
  ]);
  // “after” a deadline is the day after it.
  expect(findStatement("cbam.reports")).toMatchObject([
    { until: "2026-01-31" },
    { from: "2026-02-01", until: "2099-09-29" },
    { from: "2099-09-30" },
  ]);
});

test.each([
  ["2098-01-31", "Soon. Umbrellas go on sale on 1 February 2098. Lanterns are counted in pairs."],
  [
    "2098-02-01",
    "Soon. Umbrellas have been on sale since 1 February 2098. Lanterns are counted in pairs.",
  ],
])("a text with two statements, read on %s → the words of that day", (day, words) => {
  expect(plain(parseDated("Soon. {cbam.sale} {cbam.steady}"), day)).toBe(words);
});

test("a Markdown body → all forms, escaped, and the right one seen", () => {
  const html = markdownToHtml("Soon: {cbam.sale} *{kettle-code.whistle}* `{a.b}`");
  expect(html).toContain('Soon: <span data-until="2098-01-31">Umbrellas go');
  expect(html).toContain('<span data-from="2098-02-01" hidden>Umbrellas have');
  expect(html).toContain("<em>A kettle whistles at &lt;100 degrees&gt; &amp; stops.</em>");
});

test("the days of all rules → in their order, each with its rule", () => {
  const days = deadlinesOf(rules());
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).sort());
  expect(days.find(({ id }) => id === "sale")?.rule.name).toBe("Lantern Act");
  expect(days.filter(({ milestone }) => milestone === "holding")).toHaveLength(3);
});

test("two milestones of a rule on one day → the rarer first", () => {
  const content = copyOf(FIXTURES);
  const at = rules()
    .find(({ id }) => id === "cbam")
    ?.milestones.findIndex(({ id }) => id === "declaration");
  content.set(RULE, `milestones.${at}.date`, "2098-06-30");
  const that = deadlinesOf(rules()).filter(
    ({ date, rule }) => date === "2098-06-30" && rule.id === "cbam",
  );
  expect(that.map(({ milestone }) => milestone)).toEqual(["declaration", "holding"]);
});

test("a form from a later day of what comes back → holds from that day", () => {
  const content = copyOf(FIXTURES);
  content.set(RULE, "statements.1.forms.1.from", "holding-2098-06");
  content.set(RULE, "statements.1.forms.1.text", "Umbrellas have been on sale since 30 June 2098.");
  content.set(RULE, "statements.1.forms.0.text", "Umbrellas go on sale soon.");
  expect(findStatement("cbam.sale")).toMatchObject([
    { until: "2098-06-29" },
    { from: "2098-06-30" },
  ]);
});

test("a statement nobody wrote → refused by name, in fields and in bodies", async () => {
  const { success, error } = datedText.safeParse("{cbam.sail} now");
  expect(success).toBe(false);
  expect(inFile(reasonIn(error?.issues[0]?.message ?? ""))).toMatch(
    /^{cbam.sail} is not a statement/,
  );
  const content = copyOf(FIXTURES);
  content.write("posts/3.md", `${content.read("posts/3.md")}\n\nSee {nothing.here}.\n`);
  expect(await contentProblems()).toMatchObject([
    {
      file: "content/posts/3.md",
      line: content.read("posts/3.md").split("\n").length - 1,
      field: "body",
      reason: expect.stringMatching(/^{nothing.here} is not a statement/),
    },
  ]);
});

test("a statement in a field of plain words → refused", async () => {
  const content = copyOf(FIXTURES);
  content.set("pages/home.yaml", "hero.title", "Hurry: {cbam.sale}");
  expect(await contentProblems()).toMatchObject([
    {
      file: "content/pages/home.yaml",
      line: expect.any(Number),
      field: "hero.title",
      reason: expect.stringContaining("takes plain words only"),
    },
  ]);
});

test.each<[string, string, unknown, string, RegExp]>([
  [
    "a form of an unknown milestone",
    "statements.1.forms.1.from",
    "sael",
    "statements.1.forms.1",
    /“sael” is not/,
  ],
  [
    "forms out of order",
    "statements.2.forms.1.after",
    "declaration",
    "statements.2.forms.2",
    /not after the one above it/,
  ],
  [
    "a first form with a day",
    "statements.1.forms.0.from",
    "sale",
    "statements.1.forms.0",
    /The first form/,
  ],
  [
    "a form with two days",
    "statements.1.forms.1.after",
    "sale",
    "statements.1.forms.1",
    /either from or after/,
  ],
  [
    "milestones out of order",
    "milestones.0.date",
    "2025-01-01",
    "milestones.1.date",
    /comes before/,
  ],
  [
    "a source nobody named",
    "milestones.0.source",
    "rumour",
    "milestones.0.source",
    /“rumour” is not/,
  ],
  [
    "a home page as source",
    "sources.0.url",
    "https://gazette.example/",
    "sources.0.url",
    /is a home page/,
  ],
  [
    "a source without address and number",
    "sources.1.reference",
    "Harbour gazette",
    "sources.1.reference",
    /give a number or a date/,
  ],
  [
    "a statement told without a source",
    "statements.2.part",
    "what",
    "statements.2.source",
    /must be one of/,
  ],
  [
    "days that come back without the first",
    "milestones.10.repeats.days",
    ["06-30"],
    "milestones.10.repeats.days",
    /03-31, the day of date, belongs/,
  ],
  [
    "a day no year has",
    "milestones.10.repeats.days.0",
    "02-30",
    "milestones.10.repeats.days.0",
    /month first/,
  ],
  [
    "an id of a later day",
    "milestones.11.id",
    "holding-2098-06",
    "milestones.11.id",
    /a later day of “holding”/,
  ],
  ["an id used twice", "statements.1.id", "steady", "statements.1.id", /“steady” is used twice/],
  [
    "a question nobody asks",
    "applies.binds.all.0.question",
    "euImport",
    "applies.binds.all.0.question",
    /one of/,
  ],
  [
    "a number asked with yes or no",
    "applies.binds.all.1.is",
    true,
    "applies.binds.all.1",
    /atMost or moreThan, exactly once/,
  ],
  [
    "an option there is not",
    "applies.binds.all.2.oneOf",
    ["kites"],
    "applies.binds.all.2.oneOf",
    /“kites” is not allowed here/,
  ],
  [
    "both all and any",
    "applies.binds.any",
    [{ question: "campus", is: true }],
    "applies.binds",
    /exactly one of question, all or any/,
  ],
  ["no day to read it again", "recheckBy", undefined, "recheckBy", /or validUntil/],
])("%s → told by file and field", (_mistake, field, value, told, reason) => {
  const content = copyOf(FIXTURES);
  if (value === undefined) content.remove(RULE, field);
  else content.set(RULE, field, value);
  expect(problemsOfRules()).toContainEqual(
    expect.objectContaining({
      file: `content/${RULE}`,
      line: expect.any(Number),
      field: told,
      reason: expect.stringMatching(reason),
    }),
  );
});

test("a rule changed on disk → articles say the new words", () => {
  const content = copyOf(FIXTURES);
  content.write("posts/3.md", `${content.read("posts/3.md")}\n\n{cbam.steady}\n`);
  const body = () => postHtml(posts().find(({ id }) => id === 3) ?? expect.unreachable());
  expect(body()).toContain("Lanterns are counted in pairs.");
  content.set(RULE, "statements.0.forms.0.text", "Lanterns are counted in dozens.");
  expect(body()).toContain("Lanterns are counted in dozens.");
});

function problemsOfRules(): Problem[] {
  try {
    rules();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

test.each(["all", "trainings"])(
  "a rule named %s → refused, for its calendar would be another one",
  async (name) => {
    const content = copyOf(FIXTURES);
    content.add(`rules/${name}.yaml`, "rules/kettle-code.yaml", {});
    expect(await contentProblems()).toMatchObject([
      {
        file: `content/rules/${name}.yaml`,
        line: 1,
        field: "(file name)",
        reason: `/calendar/${name}.ics is another calendar: give this rule another name.`,
      },
    ]);
  },
);

test("a rule with a milestone and no statement → taken", async () => {
  copyOf(FIXTURES).remove("rules/kettle-code.yaml", "statements");
  expect(await contentProblems()).toEqual([]);
});

test("a milestone that moves → its old day is found in the words that change on it", async () => {
  const content = copyOf(FIXTURES);
  content.write(RULE, content.read(RULE).replace("date: 2098-02-01", "date: 2098-03-01"));
  expect(await contentProblems()).toMatchObject([
    {
      file: `content/${RULE}`,
      line: expect.any(Number),
      field: "statements.1",
      reason: expect.stringContaining("1 February 2098, which is the day of no milestone"),
    },
  ]);
});
