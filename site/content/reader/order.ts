import type { z } from "zod";
import { refuse } from "./problems.ts";
import { readCollection } from "./read.ts";

/** The records of a folder by the numbers they name: two with the same one would change places with every build. */
export function readInOrder<Schema extends z.ZodType<{ order: number }>>(folder: string, schema: Schema) {
  const records = readCollection(folder, schema);
  const taken = new Map<number, string>();
  const free = Math.max(0, ...records.map(({ data }) => data.order)) + 1;
  for (const { file, data } of records) {
    const other = taken.get(data.order);
    const reason = `${other} already has the number ${data.order}: the next free one is ${free}.`;
    if (other) refuse([{ file, field: "order", reason }]);
    else taken.set(data.order, file);
  }
  return records.sort((a, b) => a.data.order - b.data.order).map(({ id, data }) => ({ id, ...data }));
}
