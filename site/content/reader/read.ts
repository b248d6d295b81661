import type { z } from "zod";
import { FACT_NAMES, type Firm, factsOf, firmSchema } from "../../../contract/firm.ts";
import { mailsSchema } from "../../../contract/mails.ts";
import { carbonDioxide } from "../../climate/carbon-dioxide.ts";
import { temperatureEnds } from "../../climate/temperature.ts";
import { cached, filePathOf } from "./content-files.ts";
import { coded, reasonIn } from "./problem-words.ts";
import {
  ContentError,
  type FieldProblem,
  type Found,
  type Problem,
  refuse,
  tryRead,
} from "./problems.ts";
import { messageFor } from "./reasons.ts";
import { sampleFields } from "./samples.ts";
import { listFiles, readSource, type Source } from "./sources.ts";

/** Records in which mentions of the firm's facts stay: one holds the facts, of the other the server fills them in. */
const UNFILLED: z.ZodType[] = [firmSchema, mailsSchema];

function parseRecord<Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> {
  const problems: FieldProblem[] = [];
  const { file, data } = source;
  const addUnknown: Report = (name, field) =>
    problems.push({ field, reason: unknownFactReason(name) });
  const filled = UNFILLED.includes(schema) ? data : fillFacts(data, addUnknown);
  const result = schema.safeParse(filled ?? {}, { error: messageFor });
  if (!result.success) problems.push(...problemsOf(result.error));
  for (const name of sampleFields(data).filter((name) => valueAt(data, name) === undefined)) {
    problems.push({ field: "sample", reason: coded("noSampleField", { name }) });
  }
  if (problems.length > 0 || !result.success)
    throw new ContentError(problems.map((found) => ({ file, ...found })));
  return result.data;
}

const problemsOf = ({ issues }: z.ZodError): FieldProblem[] =>
  issues.flatMap((issue) => {
    const at = issue.path.map(String);
    if (issue.code !== "unrecognized_keys")
      return [{ field: at.join(".") || "(record)", reason: reasonIn(issue.message) }];
    // Each unknown field is a problem of its own; the message has one line for each.
    const reasons = issue.message.split("\n");
    return issue.keys.map((key, index) => ({
      field: [...at, key].join("."),
      reason: reasonIn(reasons[index] ?? ""),
    }));
  });

/** Reads a folder of records, one a file. Refuses all problems together; during a check, leaves out broken records. */
export function readCollection<Schema extends z.ZodType>(folder: string, schema: Schema) {
  const problems: Array<Found | Problem> = [];
  const records = listFiles(folder).flatMap((filePath) => {
    try {
      const source = readSource(filePath);
      return [{ ...source, data: recordOf(source, schema) }];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  const seen = new Map<string, string>();
  for (const { id, file } of records) {
    const other = seen.get(id);
    if (other)
      problems.push({
        file,
        field: "(file name)",
        reason: coded("nameTaken", { id, file: other }),
      });
    seen.set(id, file);
  }
  refuse(problems);
  return records;
}

export function readInOrder<Schema extends z.ZodType<{ order: number }>>(
  folder: string,
  schema: Schema,
) {
  const records = readCollection(folder, schema);
  const taken = new Map<number, string>();
  const free = Math.max(0, ...records.map(({ data }) => data.order)) + 1;
  for (const { file, data } of records) {
    const { order } = data;
    const other = taken.get(order);
    if (!other) taken.set(order, file);
    else {
      const reason = coded("orderTaken", { file: other, order, free });
      refuse([{ file, field: "order", reason }]);
    }
  }
  return records
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ id, data }) => ({ id, ...data }));
}

export const readRecord = <Schema extends z.ZodType>(contentPath: string, schema: Schema) =>
  recordOf(readSource(filePathOf(contentPath)), schema);

let records = new WeakMap<Source, { schema: z.ZodType; firm?: Firm; record: unknown }>();

/**
 * The checked record. One that is right is checked again only after its file, the schema or the firm's record changed;
 * one that is wrong each time, because what it names may have been mended.
 */
export function recordOf<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
): z.output<Schema> {
  const ours = UNFILLED.includes(schema) ? undefined : tryRead(firm);
  const before = records.get(source);
  if (before?.schema === schema && before.firm === ours) return before.record as z.output<Schema>;
  const record = parseRecord(source, schema);
  records.set(source, { schema, firm: ours, record });
  return record;
}

/** Has every record checked again: whether one is right also depends on the records that it names. */
export function forgetRecords(): void {
  records = new WeakMap();
}

export const firm = cached(() => readRecord("content/firm.yaml", firmSchema));

export const mails = () => readRecord("content/mails.yaml", mailsSchema);

export const valueAt = (data: unknown, field: string) =>
  field.split(".").reduce<unknown>((value, key) => Object(value)[key], data);

/** Years of the climate data that texts mention, as in {warmestYear}; they change when the data is refreshed. */
const climateYears = (): Record<string, number> => ({
  temperatureTo: temperatureEnds().last.year,
  coldestYear: temperatureEnds().coldest.year,
  warmestYear: temperatureEnds().warmest.year,
  carbonDioxideTo: carbonDioxide().at(-1)?.year ?? 0,
});

export const knownFacts = (): Array<[name: string, value: string]> =>
  [...FACT_NAMES, ...Object.keys(climateYears())].map((name) => [
    name,
    fillText(`{${name}}`, () => {}),
  ]);

export const unknownFactReason = (name: string) =>
  coded("unknownFact", { name, known: FACT_NAMES });

/** Replaces mentions of facts such as {firm}. An unknown mention stays as it is; `onUnknown` gets its name. */
export const fillText = (text: string, onUnknown: (name: string) => void): string =>
  text.replace(/\{(\w+)\}/g, (mention, name: string) => {
    const year = climateYears()[name];
    if (year) return String(year);
    const isFact = FACT_NAMES.some((fact) => fact === name);
    if (!isFact) onUnknown(name);
    // During a check the firm's own record may be broken.
    const ours = isFact ? tryRead(firm) : undefined;
    return (ours && factsOf(ours)[name]) ?? mention;
  });

type Report = (name: string, field: string) => void;

function fillFacts(value: unknown, report: Report, at: string[] = []): unknown {
  const fillAt = (item: unknown, key: string | number) =>
    fillFacts(item, report, [...at, String(key)]);
  if (typeof value === "string") return fillText(value, (name) => report(name, at.join(".")));
  if (Array.isArray(value)) return value.map(fillAt);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAt(item, key)]));
}
