import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkContent } from "./check.ts";
import { posts } from "./posts.ts";
import { ContentError, type Problem } from "./read.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync("content", folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("content as it stands → no complaint", async () => {
  expect(await problems()).toEqual([]);
});

test("a field is missing → file, field and reason", async () => {
  edit("trainings/csrd-corporate-compliance.yaml", /^level:.*\n/m, "");
  expect(await problems()).toEqual([
    {
      file: "content/trainings/csrd-corporate-compliance.yaml",
      field: "level",
      reason: "is missing or not a text",
    },
  ]);
});

test("a field the schema does not know → it is named", async () => {
  edit("team/anika-rao.yaml", /^name:/m, "nickname: Ani\nname:");
  const [problem] = await problems();
  expect(problem?.file).toBe("content/team/anika-rao.yaml");
  expect(problem?.reason).toContain("nickname");
});

test.each(["2025-13-01", "2025-02-30", "22 Nov 2025"])("the date %s → refused", async (date) => {
  edit("posts/1.md", /^date: .*$/m, `date: ${date}`);
  expect(await problems()).toEqual([
    { file: "content/posts/1.md", field: "date", reason: "is not a date like 2025-11-22" },
  ]);
});

test("a session that ends before it starts → refused", async () => {
  edit("trainings/csrd-corporate-compliance.yaml", "end: 2025-12-21", "end: 2025-12-19");
  const [problem] = await problems();
  expect(problem?.field).toBe("sessions");
  expect(problem?.reason).toBe("ends on 2025-12-19, before it starts on 2025-12-20");
});

test("a person nobody knows → named in the record that refers to them", async () => {
  edit("posts/2.md", /^author: .*$/m, "author: nobody");
  edit("trainings/csrd-corporate-compliance.yaml", /^trainer: .*$/m, "trainer: nobody");
  expect(await problems()).toEqual([
    {
      file: "content/trainings/csrd-corporate-compliance.yaml",
      field: "trainer",
      reason: "“nobody” is not a record of content/team",
    },
    { file: "content/posts/2.md", field: "author", reason: "“nobody” is not a record of content/team" },
  ]);
});

test("two files for one slug → the second is refused", async () => {
  cpSync(path.join(folder, "services/trainings.yaml"), path.join(folder, "services/trainings.yml"));
  expect(await problems()).toEqual([
    {
      file: "content/services/trainings.yml",
      field: "file name",
      reason: "“trainings” is already used by content/services/trainings.yaml",
    },
  ]);
});

test("a fact the firm does not have → refused in fields and in bodies", async () => {
  edit("services/trainings.yaml", "description: >-\n", "description: >-\n  {frim} teaches.\n");
  edit("posts/3.md", "## Sources", "## Sources of {frim}");
  const found = await problems();
  expect(found.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    "content/posts/3.md {frim}",
    "content/services/trainings.yaml {frim}",
  ]);
});

test("a sample field that the record lacks → refused", async () => {
  edit("team/anika-rao.yaml", /sample: \[/, "sample: [portrait, ");
  expect(await problems()).toEqual([
    {
      file: "content/team/anika-rao.yaml",
      field: "sample",
      reason: "names “portrait”, which the record lacks",
    },
  ]);
});

test("YAML that cannot be read → the file is named", async () => {
  edit("team/anika-rao.yaml", /^name: /m, "name: [");
  const [problem] = await problems();
  expect(problem).toMatchObject({ file: "content/team/anika-rao.yaml", field: "YAML" });
});

test("mistakes in several files → all in one message, one a line", async () => {
  edit("posts/1.md", /^category: .*\n/m, "");
  edit("services/green-audit.yaml", /^order: .*$/m, "order: first");
  const error = await checkContent().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ContentError);
  expect((error as Error).message.split("\n")).toEqual([
    "The content has mistakes:",
    expect.stringContaining("  content/services/green-audit.yaml: order: "),
    "  content/posts/1.md: category: is missing or not a text",
  ]);
});

test("{firm} and {phone} → filled with the firm's facts", () => {
  edit("firm.yaml", /^name: .*$/m, "name: Acme & Daughters");
  edit("posts/3.md", "## Sources", "Written by {firm}, {phone}.\n\n## Sources");
  const html = posts().find(({ id }) => id === 3)?.html;
  expect(html).toContain("Written by Acme &amp; Daughters, +91 00000 00000.");
});

test("HTML and unsafe links in a body → shown as text, never as markup", () => {
  edit(
    "posts/3.md",
    "## Sources",
    "<img src=x onerror=alert(1)>\n\n[here](javascript:alert(1))\n\n## Sources",
  );
  const html = posts().find(({ id }) => id === 3)?.html ?? "";
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(html).not.toMatch(/<img|javascript:/);
});

function edit(file: string, what: string | RegExp, by: string): void {
  const full = path.join(folder, file);
  const before = readFileSync(full, "utf8");
  const after = before.replace(what, () => by);
  if (after === before) throw new Error(`${file} does not contain ${what}`);
  writeFileSync(full, after);
}

async function problems(): Promise<Problem[]> {
  try {
    await checkContent();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
