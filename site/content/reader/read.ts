import type { z } from "zod";
import { contentFolder, type Firm, firmSchema } from "../../../contract/firm.ts";
import { carbonDioxideEnd } from "../../climate/carbon-dioxide.ts";
import { temperatureEnds } from "../../climate/temperature.ts";
import { cached, filePathOf } from "./content-files.ts";
import {
  ContentError,
  cacheResult,
  type FieldProblem,
  type Found,
  refuse,
  refuseIn,
  tryRead,
} from "./problems.ts";
import { reasonFor } from "./reasons.ts";
import { noteSchema } from "./schemas.ts";
import { listFiles, readSource, type Source } from "./sources.ts";

export { contentFolder };

/** Checks a record against its schema after filling the firm's facts into its texts. */
function parseRecord<Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> {
  const problems: FieldProblem[] = [];
  const { file, data } = source;
  noteSchema(file, schema);
  const filled = fillFacts(data, (token, field) => problems.push({ field, reason: unknownFact(token) }));
  const result = schema.safeParse(filled ?? {}, { error: reasonFor });
  if (!result.success) problems.push(...problemsOf(result.error));
  for (const name of sampleFields(data).filter((name) => valueAt(data, name) === undefined)) {
    const reason = `This record has no field “${name}”: remove it from the list.`;
    problems.push({ field: "sample", reason });
  }
  if (problems.length > 0 || !result.success)
    throw new ContentError(problems.map((found) => ({ file, ...found })));
  return result.data;
}

function problemsOf({ issues }: z.ZodError): FieldProblem[] {
  return issues.flatMap((issue) => {
    const at = issue.path.map(String);
    if (issue.code !== "unrecognized_keys")
      return [{ field: at.join(".") || "(record)", reason: issue.message }];
    // A field nobody knows is told where it stands; the reasons come a line each.
    const reasons = issue.message.split("\n");
    return issue.keys.map((key, index) => ({ field: [...at, key].join("."), reason: reasons[index] ?? "" }));
  });
}

/** Reads a folder of records, one a file; problems of all files are reported together. */
export function readCollection<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): Array<{ id: string; file: string; body: string; bodyLine: number; data: z.output<Schema> }> {
  const problems: Found[] = [];
  const records = listFiles(folder).flatMap((filePath) => {
    try {
      const source = readSource(filePath);
      const { id, file, body, bodyLine } = source;
      return [{ id, file, body, bodyLine, data: recordOf(source, schema) }];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  const seen = new Map<string, string>();
  for (const { id, file } of records) {
    const reason = `“${id}” is already the name of ${seen.get(id)}: rename or delete one of the two.`;
    if (seen.has(id)) problems.push({ file, field: "(file name)", reason });
    seen.set(id, file);
  }
  refuse(problems);
  return records;
}

/** The records of a folder by the numbers they name: two with the same one would change places with every build. */
export function readInOrder<Schema extends z.ZodType<{ order: number }>>(folder: string, schema: Schema) {
  const records = readCollection(folder, schema);
  const taken = new Map<number, string>();
  const free = Math.max(0, ...records.map(({ data }) => data.order)) + 1;
  for (const { file, data } of records) {
    const other = taken.get(data.order);
    const reason = `${other} already has the number ${data.order}: the next free one is ${free}.`;
    if (other) refuseIn(file, [{ field: "order", reason }]);
    else taken.set(data.order, file);
  }
  return records.sort((a, b) => a.data.order - b.data.order).map(({ id, data }) => ({ id, ...data }));
}

/** The one record at a content path: “content/lists.yaml”. */
export const readRecord = <Schema extends z.ZodType>(contentPath: string, schema: Schema) =>
  recordOf(readSource(filePathOf(contentPath)), schema);

let records = new WeakMap<Source, { schema: z.ZodType; firm?: Firm; read: () => unknown }>();

/** A build reads each collection a dozen times; a record is checked again only when it or the firm changed. */
export function recordOf<Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> {
  const ours = tryRead(firm);
  const before = records.get(source);
  if (before?.schema === schema && before.firm === ours) return before.read() as z.output<Schema>;
  const read = cacheResult(() => parseRecord(source, schema));
  records.set(source, { schema, firm: ours, read });
  return read();
}

/** Whether a record is right also depends on those it names, so that a check looks at all of them anew. */
export function forgetRecords(): void {
  records = new WeakMap();
}

export const firm = cached((): Firm => {
  const source = readSource(filePathOf("content/firm.yaml"));
  const read = firms.get(source) ?? cacheResult(() => parseFirm(source));
  firms.set(source, read);
  return read();
});

const firms = new WeakMap<Source, () => Firm>();

function parseFirm(source: Source): Firm {
  noteSchema(source.file, firmSchema);
  const result = firmSchema.safeParse(source.data, { error: reasonFor });
  if (!result.success)
    throw new ContentError(problemsOf(result.error).map((found) => ({ file: source.file, ...found })));
  return result.data;
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
  "domain",
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

const factNames = ["firm", ...facts.slice(1)];

/** What a text may name in braces, and what it says today: “{firm}”. */
export const knownFacts = (): Array<[name: string, says: string]> =>
  [...factNames, ...Object.keys(recordYears())].map((name) => [name, fillText(`{${name}}`, () => {})]);

export const unknownFact = (token: string) =>
  `{${token}} is not a fact of the firm: use one of ${factNames.map((fact) => `{${fact}}`).join(", ")}.`;

/** During a check the words stay as they are where the firm's own record is broken. */
export function fillText(text: string, onUnknown: (token: string) => void): string {
  return text.replace(/\{(\w+)\}/g, (whole, token: string) => {
    const year = recordYears()[token];
    if (year) return String(year);
    const key = token === "firm" ? "name" : facts.find((fact) => fact === token);
    if (!key) onUnknown(token);
    return (key && tryRead(firm)?.[key]) ?? whole;
  });
}

function fillFacts(
  value: unknown,
  onUnknown: (token: string, field: string) => void,
  at: string[] = [],
): unknown {
  if (typeof value === "string") return fillText(value, (token) => onUnknown(token, at.join(".")));
  if (Array.isArray(value))
    return value.map((item, index) => fillFacts(item, onUnknown, [...at, String(index)]));
  if (typeof value === "object" && value !== null && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillFacts(item, onUnknown, [...at, key])]),
    );
  }
  return value;
}
