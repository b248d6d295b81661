import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { contentProblems } from "../../site/build/check.ts";
import { changesTo, copyOf, FIXTURES } from "./folders.ts";

const PERSON = "content/team/finn-oakes.yaml";
const ARTICLE = "content/posts/7.md";

test("files as they would be → their problems by line and field, and nothing is written", async () => {
  const content = copyOf(FIXTURES);
  const before = content.read("team/finn-oakes.yaml");
  expect(await contentProblems({ [PERSON]: before.replace("name:", "nmae:") })).toMatchObject([
    {
      file: PERSON,
      line: 1,
      field: "name",
      reason: expect.stringMatching(/^This is missing: add “name: …”/),
    },
    {
      file: PERSON,
      line: 2,
      field: "nmae",
      reason: "There is no field “nmae” here: did you mean “name”?",
    },
  ]);
  expect(content.read("team/finn-oakes.yaml")).toBe(before);
  expect(await contentProblems()).toEqual([]);
});

test("a file that would be gone → those who name it are told", async () => {
  changesTo(FIXTURES);
  const found = await contentProblems({ [PERSON]: null });
  expect(found.length).toBeGreaterThan(0);
  for (const { field, reason } of found) {
    expect(["author", "trainer"]).toContain(field);
    expect(reason).toMatch(/^There is no “finn-oakes” in content\/team: /);
  }
});

test("a mistake below the head of an article → the line of the file", async () => {
  const content = changesTo(FIXTURES);
  content.write("posts/7.md", `${content.read("posts/7.md").trimEnd()}\n\nWrite to {mail}.\n`);
  const line = content.read("posts/7.md").split("\n").length - 1;
  expect(await contentProblems(content.changes)).toMatchObject([
    {
      file: ARTICLE,
      line,
      field: "body",
      reason: expect.stringContaining("{mail} is not a fact of the firm"),
    },
  ]);
});

test("one record broken → those that name it are no mistakes, and the mistakes of others are told with it", async () => {
  const content = changesTo(FIXTURES);
  content.write("firm.yaml", "name: [");
  content.write("rules/cbam.yaml", "name: Lantern Act: second part\n");
  content.write("questions.yaml", "questions: none\n");
  content.write("team/ada-quill.yaml", "name: Ada\n\tQuill");
  content.remove("trainings/signal-flags.yaml", "fee");
  content.set("pages/home.yaml", "hero.primary.to", "/servces");
  const found = await contentProblems(content.changes);
  expect([...new Set(found.map(({ file }) => file))]).toEqual([
    "content/firm.yaml",
    "content/pages/home.yaml",
    "content/questions.yaml",
    "content/rules/cbam.yaml",
    "content/team/ada-quill.yaml",
    "content/trainings/signal-flags.yaml",
  ]);
  expect(found).toContainEqual(
    expect.objectContaining({
      file: "content/pages/home.yaml",
      line: expect.any(Number),
      field: "hero.primary.to",
      reason: "There is no page /servces on this site: did you mean “/services”?",
    }),
  );
});

test("the command, for content that lies elsewhere → the path of the file that has to be opened", () => {
  const content = copyOf(FIXTURES);
  content.set("team/finn-oakes.yaml", "name", "");
  const { stdout, status } = spawnSync(process.execPath, ["scripts/check-content.ts"], {
    encoding: "utf8",
  });
  expect(stdout).toMatch(`${content.folder}/team/finn-oakes.yaml, line 2, name: `);
  expect(status).toBe(1);
});
