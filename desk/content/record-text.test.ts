import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { FIXTURES, filesOf, LIVE, split } from "../../tests/content/folders.ts";
import { withValues } from "./parts.ts";
import { rewrite } from "./rewrite.ts";
import { opened } from "./store.ts";

type Value = Record<string, unknown> | unknown[];
type Place = Array<string | number>;

const files = [LIVE, FIXTURES].flatMap((folder) => filesOf(folder).map((file) => path.join(folder, file)));
const yamlOf = (file: string) => split(readFileSync(file, "utf8")).front;

test("every file opened and saved as it is → the same bytes", () => {
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    expect(withValues(file, text, opened(file, text)), file).toBe(text);
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
  for (const [index, file] of files.entries()) {
    const source = yamlOf(file);
    const record = parse(source);
    const texts = [...placesIn(record)].filter((place) => typeof at(record, place) === "string");
    // Another one in each file: together they are of every kind.
    const place = texts[(index * 7) % texts.length] ?? [];
    const next = structuredClone(record) as Value;
    const before = String(at(next, place));
    put(next, place, before.replace(/(\s|$)/, "-changed$1"));
    const written = rewrite(source, next);
    expect(parse(written), `${file} ${place.join(".")}`).toEqual(next);
    expect(linesBetween(source, written), `${file} ${place.join(".")}`).toBeLessThanOrEqual(
      3 + before.length / 60,
    );
  }
});

describe("what an editor does to a record", () => {
  const source = `# About the course
title: Tides # as on the poster
fee: 4999
keywords: [sea, moon]
runs:
  # The first one
  - sessions:
      - { start: 2026-01-02, end: 2026-01-03 }
    time: { from: "09:00", to: "17:00" }

  # The second one
  - sessions:
      - { start: 2026-02-02, end: 2026-02-03 }
description: >-
  Words that are folded by hand
  at a place of their own,
  and stay there.
`;
  const changed = (edit: (record: Record<string, never>) => void) => {
    const next = parse(source);
    edit(next);
    const written = rewrite(source, next);
    expect(parse(written)).toEqual(next);
    return written;
  };

  test("another fee → that number alone", () => {
    expect(changed((record) => Object.assign(record, { fee: 5999 }))).toBe(source.replace("4999", "5999"));
  });

  test("a word within folded text → the other lines of it stay", () => {
    const written = changed((record) =>
      Object.assign(record, {
        description: "Words that are folded by hand at a place of our own, and stay there.",
      }),
    );
    expect(written).toBe(source.replace("their own", "our own"));
  });

  test("one more keyword and one more run → in the manner of those there are", () => {
    const written = changed((record) => {
      const { keywords, runs } = record as unknown as { keywords: string[]; runs: unknown[] };
      keywords.push("wind");
      runs.push({ sessions: [{ start: "2026-03-02", end: "2026-03-03" }], fee: 1 });
    });
    expect(written).toContain("keywords: [ sea, moon, wind ]");
    expect(written.startsWith(source.slice(0, source.indexOf("keywords")))).toBe(true);
    expect(written).toContain("  # The second one\n  - sessions:\n      - { start: 2026-02-02");
    expect(written.endsWith(source.slice(source.indexOf("description")))).toBe(true);
  });

  test("runs the other way round → each keeps the comment above it", () => {
    const written = changed((record) => (record as unknown as { runs: unknown[] }).runs.reverse());
    expect(written).toMatch(/# The second one\n.*\n.*2026-02-02[^#]*# The first one\n.*\n.*2026-01-02/);
  });

  test("a field taken out, another put in → the rest stays", () => {
    const written = changed((record) => {
      delete record.fee;
      Object.assign(record, { level: "Beginners" });
    });
    expect(written).toBe(`${source.replace("fee: 4999\n", "")}level: Beginners\n`);
  });
});

test("any edits of a record → read back as they were made", () => {
  const records = [
    "content/trainings/carbon-accounting-net-zero.yaml",
    "tests/fixtures/content/questions.yaml",
    "content/firm.yaml",
  ].map(yamlOf);
  const words = fc.oneof(
    fc.string(),
    fc.constantFrom("- a: b", "# no", "yes", "1", "a\n\nb", "{firm} said: “no”", "long words ".repeat(15)),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...records),
      fc.array(fc.tuple(fc.nat(), fc.nat(5), words), { maxLength: 4 }),
      (source, edits) => {
        const next = parse(source) as Value;
        for (const [where, how, word] of edits) change(next, where, how, word);
        expect(parse(rewrite(source, next))).toEqual(next);
      },
    ),
    { numRuns: 60 },
  );
});

function change(record: Value, where: number, how: number, word: string): void {
  const places = [...placesIn(record)].filter(({ length }) => length > 0);
  const place = places[where % places.length];
  if (!place) return;
  const key = place.at(-1) ?? "";
  const above = at(record, place.slice(0, -1));
  if (!Array.isArray(above)) {
    if (how === 0) delete (above as Record<string, unknown>)[key];
    else if (how === 1) (above as Record<string, unknown>)[word || "new"] = [word];
    else (above as Record<string, unknown>)[key] = word;
  } else if (how === 0) above.splice(Number(key), 1);
  else if (how === 1) above.splice(Number(key), 0, { [word || "new"]: word });
  else if (how === 2) above.reverse();
  else above[Number(key)] = word;
}

function* placesIn(value: unknown, above: Place = []): Generator<Place> {
  yield above;
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* placesIn(item, [...above, index]);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) yield* placesIn(item, [...above, key]);
}

const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

function put(value: Value, place: Place, next: unknown): void {
  (at(value, place.slice(0, -1)) as Record<string | number, unknown>)[place.at(-1) ?? ""] = next;
}

/** How many lines of the longer text lie between the beginning and the end that both share. */
function linesBetween(one: string, other: string): number {
  const [a, b] = [one.split("\n"), other.split("\n")];
  let start = 0;
  while (a[start] === b[start] && start < Math.min(a.length, b.length)) start += 1;
  let end = 0;
  while (a.at(-1 - end) === b.at(-1 - end) && end < Math.min(a.length, b.length) - start) end += 1;
  return Math.max(a.length, b.length) - start - end;
}
