import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { FIXTURES, filesOf, LIVE, split } from "../../tests/content/folders.ts";
import type { FieldPath } from "./field-path.ts";
import { withLayout, withValues } from "./record-text.ts";
import { opened } from "./store.ts";

const filesIn = (folder: string) => filesOf(folder).map((file) => path.join(folder, file));
const fixtures = filesIn(FIXTURES);
/** The fixtures have every field that content/ uses. */
const files = process.env.TESTS === "long" ? [...filesIn(LIVE), ...fixtures] : fixtures;
/** In the layout of the desk, whoever edited the file last. */
const textOf = (file: string) => withLayout(file, readFileSync(file, "utf8"));
const edited = (source: string, data: unknown) => withValues("a.yaml", source, { data });

test("fixtures → in the layout of the desk, as npm run format writes it", () => {
  expect(fixtures.filter((file) => textOf(file) !== readFileSync(file, "utf8"))).toEqual([]);
});

test("every file opened and saved as it is → the same bytes", () => {
  for (const file of files) {
    const text = textOf(file);
    expect(withValues(file, text, opened(file, text)), file).toBe(text);
  }
});

test("another layout → the same values, comments and text", () => {
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const { data, body } = opened(file, withLayout(file, text));
    expect({ data, body }, file).toEqual({
      data: opened(file, text).data,
      body: opened(file, text).body,
    });
    expect(commentsOf(withLayout(file, text)), file).toEqual(commentsOf(text));
  }
});

test("another title above a text, lines ended as on Windows → the text and its ends stay", () => {
  const text = "---\r\ntitle: One\r\n---\r\n\r\n| a  |  b |\r\n";
  const { body } = opened("content/posts/1.md", text);
  expect(withValues("content/posts/1.md", text, { data: { title: "Two" }, body })).toBe(
    text.replace("One", "Two"),
  );
});

test("one text of any file changed → only its own lines change", () => {
  for (const [index, file] of fixtures.entries()) {
    const source = split(textOf(file)).front;
    const record = parse(source);
    const texts = [...pathsIn(record)].filter((at) => typeof valueAt(record, at) === "string");
    // Another one in each file: together they are of every kind.
    const at = texts[(index * 7) % texts.length] ?? [];
    const next = structuredClone(record);
    const before = String(valueAt(next, at));
    put(next, at, before.replace(/(\s|$)/, "-changed$1"));
    const written = edited(source, next);
    // One of several values on a line that has no room for the longer text: each then gets a line.
    expect(linesBetween(source, written), `${file} ${at.join(".")}`).toBeLessThanOrEqual(
      6 + before.length / 40,
    );
    expect(commentsOf(written), file).toEqual(commentsOf(source));
  }
});

describe("what an editor does to a record", () => {
  const source = `# About the training
title: Tides # as on the poster
fee: 4999
keywords: [sea, moon]
runs:
  - sessions:
      - {start: 2026-01-02, end: 2026-01-03}
    time: {from: "09:00", to: "17:00"}

  # The second one
  - sessions:
      - {start: 2026-02-02, end: 2026-02-03}
description: >-
  Words below the mark.
`;
  const changed = (edit: (record: Record<string, never>) => void) => {
    const next = parse(source);
    edit(next);
    return edited(source, next);
  };

  test("another fee → that number alone", () => {
    expect(changed((record) => Object.assign(record, { fee: 5999 }))).toBe(
      source.replace("4999", "5999"),
    );
  });

  test("one more keyword and one more session → in the style of those there are", () => {
    const written = changed((record) => {
      const { keywords, runs } = record as unknown as {
        keywords: string[];
        runs: Array<{ sessions: unknown[] }>;
      };
      keywords.push("wind");
      runs[0]?.sessions.push({ start: "2026-03-02", end: "2026-03-03" });
    });
    expect(written).toBe(
      source
        .replace("moon]", "moon, wind]")
        .replace("01-03}", "01-03}\n      - {start: 2026-03-02, end: 2026-03-03}"),
    );
  });

  test("runs the other way round → a comment goes with its run", () => {
    const written = changed((record) => (record as unknown as { runs: unknown[] }).runs.reverse());
    expect(written).toMatch(/# The second one\n.*\n.*2026-02-02[^#]*2026-01-02/);
  });

  test("a field taken out, another put in → the rest stays", () => {
    const written = changed((record) => {
      delete record.fee;
      Object.assign(record, { level: "Beginners" });
    });
    expect(written).toBe(`${source.replace("fee: 4999\n", "")}level: Beginners\n`);
  });

  test("text that became longer than a line → folded below its field", () => {
    const title = "Tides ".repeat(20).trim();
    expect(changed((record) => Object.assign(record, { title }))).toContain("title: >-");
  });
});

test("any edits of a record → read back as they were made", () => {
  const records = [
    "content/trainings/carbon-accounting-net-zero.yaml",
    "tests/fixtures/content/questions.yaml",
    "content/firm.yaml",
  ].map((file) => readFileSync(file, "utf8"));
  const words = fc.oneof(
    // Setting a field of this name would give the object another prototype.
    fc.string().filter((word) => word !== "__proto__"),
    fc.constantFrom(
      "- a: b",
      "# no",
      "yes",
      "1",
      "a\n\nb",
      " ",
      "{firm} said: “no”",
      "long words ".repeat(15),
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...records),
      fc.array(fc.tuple(fc.nat(), fc.nat(5), words), { maxLength: 4 }),
      (source, edits) => {
        const next = parse(source);
        for (const [where, how, word] of edits) change(next, where, how, word);
        expect(parse(edited(source, next))).toEqual(next);
      },
    ),
    { numRuns: 60 },
  );
});

function change(record: unknown, where: number, how: number, word: string): void {
  const paths = [...pathsIn(record)].filter(({ length }) => length > 0);
  const at = paths[where % paths.length];
  if (!at) return;
  const key = at.at(-1) ?? "";
  const above = valueAt(record, at.slice(0, -1));
  if (!Array.isArray(above)) {
    if (how === 0) delete (above as Record<string, unknown>)[key];
    else if (how === 1) (above as Record<string, unknown>)[word || "new"] = [word];
    else (above as Record<string, unknown>)[key] = word;
  } else if (how === 0) above.splice(Number(key), 1);
  else if (how === 1) above.splice(Number(key), 0, { [word || "new"]: word });
  else if (how === 2) above.reverse();
  else above[Number(key)] = word;
}

function* pathsIn(value: unknown, above: FieldPath = []): Generator<FieldPath> {
  yield above;
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* pathsIn(item, [...above, index]);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) yield* pathsIn(item, [...above, key]);
}

const valueAt = (value: unknown, at: FieldPath): unknown =>
  at.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

function put(value: unknown, at: FieldPath, next: unknown): void {
  (valueAt(value, at.slice(0, -1)) as Record<string | number, unknown>)[at.at(-1) ?? ""] = next;
}

const commentsOf = (text: string) => split(text).front.match(/(?<=^|\s)# .*/gm) ?? [];

/** How many lines of the longer text lie between the beginning and the end that both share. */
function linesBetween(one: string, other: string): number {
  const [a, b] = [one.split("\n"), other.split("\n")];
  let start = 0;
  while (a[start] === b[start] && start < Math.min(a.length, b.length)) start += 1;
  let end = 0;
  while (a.at(-1 - end) === b.at(-1 - end) && end < Math.min(a.length, b.length) - start) end += 1;
  return Math.max(a.length, b.length) - start - end;
}
