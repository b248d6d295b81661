import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { contentFolder, type Firm, firmSchema } from "../../contract/firm.ts";
import { carbonDioxideEnd } from "../art/data/carbon-dioxide.ts";
import { temperatureEnds } from "../art/data/temperature.ts";

export { contentFolder };

export type Problem = { file: string; field: string; reason: string };

/** Raised for content an editor can mend; its message lists every problem found, one a line. */
export class ContentError extends Error {
  override name = "ContentError";
  declare readonly problems: Problem[];
  constructor(problems: Problem[]) {
    const lines = problems.map(({ file, field, reason }) => `  ${file}: ${field}: ${reason}`);
    super(`The content has ${problems.length === 1 ? "a mistake" : "mistakes"}:\n${lines.join("\n")}`);
    // Not enumerable, so that a terminal prints the sentences above and not the same again as an object.
    Object.defineProperty(this, "problems", { value: problems });
    delete this.stack;
  }
}

export type Source = { file: string; id: string; data: unknown; body: string };

/** A build loads this module more than once: for its settings, for the checks, for the pages. */
const SOURCES = "site:sources";
const shared = globalThis as unknown as { [SOURCES]?: Map<string, { version: string; source: Source }> };
shared[SOURCES] ??= new Map();
const known = shared[SOURCES];

/** Reads one YAML file, or one Markdown file with YAML front matter; again only when it changed. */
export function readSource(file: string): Source {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw missing(file, "file");
  const version = `${found.size} ${found.mtimeMs}`;
  const before = known.get(file);
  if (before?.version === version) return before.source;
  const source = parseSource(file);
  known.set(file, { version, source });
  return source;
}

function parseSource(file: string): Source {
  const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  const id = path.basename(file).replace(/\.(ya?ml|md)$/, "");
  const shown = showPath(file);
  const match = file.endsWith(".md") ? /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) : null;
  if (file.endsWith(".md") && !match) {
    throw new ContentError([
      {
        file: shown,
        field: "front matter",
        reason: "the file must start with a block between two --- lines",
      },
    ]);
  }
  const document = parseDocument(match?.[1] ?? text);
  const [fault] = document.errors;
  if (fault)
    throw new ContentError([{ file: shown, field: "YAML", reason: fault.message.split("\n")[0] ?? "" }]);
  return { file: shown, id, data: document.toJS(), body: match?.[2]?.trim() ?? "" };
}

/** Checks a record against its schema after filling the firm's facts into its texts. */
export function parseRecord<Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> {
  const problems: Problem[] = [];
  const filled = fillFacts(source.data, (token) =>
    problems.push({ file: source.file, field: `{${token}}`, reason: "is not a fact of content/firm.yaml" }),
  );
  const result = schema.safeParse(filled);
  if (!result.success) {
    for (const issue of result.error.issues) {
      problems.push({ file: source.file, field: issue.path.join(".") || "(record)", reason: issue.message });
    }
  }
  for (const field of sampleFields(source.data)) {
    if (valueAt(source.data, field) === undefined) {
      problems.push({
        file: source.file,
        field: "sample",
        reason: `names “${field}”, which the record lacks`,
      });
    }
  }
  if (problems.length > 0 || !result.success) throw new ContentError(problems);
  return result.data;
}

/** Reads a folder of records, one a file; problems of all files are reported together. */
export function readCollection<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): Array<{ id: string; file: string; body: string; data: z.output<Schema> }> {
  const problems: Problem[] = [];
  const records = listFiles(folder).flatMap((file) => {
    try {
      const source = readSource(file);
      return [{ id: source.id, file: source.file, body: source.body, data: recordOf(source, schema) }];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  const seen = new Map<string, string>();
  for (const { id, file } of records) {
    const other = seen.get(id);
    if (other) problems.push({ file, field: "file name", reason: `“${id}” is already used by ${other}` });
    seen.set(id, file);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return records;
}

const records = new WeakMap<Source, { schema: z.ZodType; firm: Firm; data: unknown }>();

/** A build reads each collection a dozen times; a record is checked again only when it or the firm changed. */
export function recordOf<Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> {
  const before = records.get(source);
  if (before?.schema === schema && before.firm === firm()) return before.data as z.output<Schema>;
  const data = parseRecord(source, schema);
  records.set(source, { schema, firm: firm(), data });
  return data;
}

/** Every record of the content folder. */
export function allFiles(): string[] {
  return recordsIn(contentFolder(), { recursive: true }).sort();
}

function listFiles(folder: string): string[] {
  return recordsIn(path.join(contentFolder(), folder)).sort(
    new Intl.Collator("en", { numeric: true }).compare,
  );
}

function recordsIn(folder: string, { recursive = false } = {}): string[] {
  if (!existsSync(folder)) throw missing(folder, "folder");
  return readdirSync(folder, { recursive, encoding: "utf8" })
    .filter((name) => /\.(ya?ml|md)$/.test(name))
    .map((name) => path.join(folder, name));
}

/** Shown paths begin with "content" wherever the content lies, so this one says where it was looked for. */
const missing = (place: string, what: "file" | "folder") =>
  new ContentError([
    { file: showPath(place), field: `(${what})`, reason: `is missing; looked for at ${place}` },
  ]);

export function firm(): Firm {
  const source = readSource(path.join(contentFolder(), "firm.yaml"));
  return firms.get(source) ?? parseFirm(source);
}

const firms = new WeakMap<Source, Firm>();

function parseFirm(source: Source): Firm {
  const result = firmSchema.safeParse(source.data);
  if (result.success) {
    firms.set(source, result.data);
    return result.data;
  }
  throw new ContentError(
    result.error.issues.map((issue) => ({
      file: source.file,
      field: issue.path.join("."),
      reason: issue.message,
    })),
  );
}

export function sampleFields(data: unknown): string[] {
  const list = typeof data === "object" && data !== null && "sample" in data ? data.sample : [];
  return Array.isArray(list) ? list.map(String) : [];
}

export function valueAt(data: unknown, field: string): unknown {
  return field.split(".").reduce<unknown>((value, key) => {
    return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }, data);
}

const facts = [
  "name",
  "email",
  "phone",
  "careersEmail",
  "privacyContact",
  "privacyEmail",
  "replyWithin",
] as const;

/** Years that the descriptions of pictures name; they move when a record is refreshed. */
const recordYears = (): Record<string, number> => ({
  temperatureTo: temperatureEnds().last.year,
  coldestYear: temperatureEnds().coldest.year,
  warmestYear: temperatureEnds().warmest.year,
  carbonDioxideTo: carbonDioxideEnd().year,
});

export function fillText(text: string, onUnknown: (token: string) => void): string {
  return text.replace(/\{(\w+)\}/g, (whole, token: string) => {
    const year = recordYears()[token];
    if (year) return String(year);
    const key = token === "firm" ? "name" : facts.find((fact) => fact === token);
    if (!key) onUnknown(token);
    return key ? firm()[key] : whole;
  });
}

function fillFacts(value: unknown, onUnknown: (token: string) => void): unknown {
  if (typeof value === "string") return fillText(value, onUnknown);
  if (Array.isArray(value)) return value.map((item) => fillFacts(item, onUnknown));
  if (typeof value === "object" && value !== null && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillFacts(item, onUnknown)]));
  }
  return value;
}

function showPath(file: string): string {
  return path.join("content", path.relative(contentFolder(), file)).replaceAll(path.sep, "/");
}
